import * as Dialog from "@radix-ui/react-dialog";
import { useEffect, useSyncExternalStore } from "react";
import { Icon } from "../icons/Icon";
import type { SeatInfo } from "../link/messages";
import type { JobStarted } from "../link/wire";
import { Analysis } from "../replay/Analysis";
import { useAnalysis } from "../replay/useAnalysis";
import type { TableStore } from "../store/TableStore";

type Ask = () => Promise<JobStarted>;

interface SoFarProps {
  store: TableStore;
  /** Has the game so far analysed. */
  ask: Ask;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The game so far, judged for whoever sits here. */
export function SoFar({ store, ask, open, onOpen }: SoFarProps) {
  const { table } = useSyncExternalStore(store.subscribe, store.snapshot);
  return (
    <Dialog.Root open={open} onOpenChange={onOpen}>
      <Dialog.Portal>
        <div className="veil" />
        <Dialog.Content className="sheet-card" aria-describedby={undefined}>
          <Dialog.Close className="x" aria-label="Close">
            <Icon name="x" />
          </Dialog.Close>
          <Dialog.Title asChild>
            <h2>How you have played so far</h2>
          </Dialog.Title>
          <p className="small">Every decision is judged by what could be seen when it was made.</p>
          <Judged ask={ask} seats={table?.seats ?? []} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Asked for whenever it is opened: the game has gone on since. What is under way already goes on. */
function Judged({ ask, seats }: { ask: Ask; seats: SeatInfo[] }) {
  const analysis = useAnalysis(ask);
  const { begin } = analysis;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(begin, []);
  const players = seats.map(({ letter, name, player }) => ({ letter, name, bot: player === "bot" }));
  const mine = seats.filter((seat) => seat.yours).map((seat) => seat.letter);
  return <Analysis analysis={analysis} players={players} mine={mine} />;
}
