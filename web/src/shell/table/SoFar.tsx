import { useEffect, useSyncExternalStore } from "react";
import { Sheet } from "../frame/Sheet";
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
  onOpen: (open: boolean) => void;
}

/** The game so far, judged for whoever sits here. */
export default function SoFar({ store, ask, onOpen }: SoFarProps) {
  const { table } = useSyncExternalStore(store.subscribe, store.snapshot);
  return (
    <Sheet title="How you have played so far" open onOpen={onOpen}>
      <p className="small">Every decision is judged by what could be seen when it was made.</p>
      <Judged ask={ask} seats={table?.seats ?? []} />
    </Sheet>
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
