import { type ReactNode, useMemo, useState, useSyncExternalStore } from "react";
import { Sheet } from "../frame/Sheet";
import type { TableStore } from "../store/TableStore";
import { StopList } from "./StopList";
import { StopsContext, type Stopping } from "./stops";

/** A table at which somebody may be asked out of turn: any part of it leads to the list of such moments. */
export function WithStops({ store, children }: { store: TableStore; children: ReactNode }) {
  const told = useSyncExternalStore(store.subscribe, () => store.snapshot().stops);
  const table = useSyncExternalStore(store.subscribe, () => store.snapshot().table);
  const [open, setOpen] = useState(false);
  const wishes = Object.values(told);
  const some = wishes.length > 0;
  const stopping = useMemo<Stopping | null>(
    () => (some ? { told, wish: store.stopAt, show: () => setOpen(true) } : null),
    [some, told, store],
  );
  return (
    <StopsContext value={stopping}>
      {children}
      {some && (
        <Sheet title="When to ask me" open={open} onOpen={setOpen}>
          {wishes.map(({ seat, stops, later }) => (
            <section key={seat}>
              {wishes.length > 1 && <h3>{table?.seats.find(({ letter }) => letter === seat)?.name ?? seat}</h3>}
              <StopList stops={stops} later={later} onWish={(window, value) => store.stopAt(seat, window, value)} />
            </section>
          ))}
        </Sheet>
      )}
    </StopsContext>
  );
}
