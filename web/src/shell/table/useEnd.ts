import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { EndWays } from "../end/ways";
import { api } from "../link/api";
import { go } from "../router/router";
import { keepNextTable } from "../store/browserStorage";
import type { TableStore } from "../store/TableStore";

/** Where the end of a live table leads; whoever looks on when the others play again is taken along. */
export function useEnd(
  id: string,
  key: string,
  store: TableStore,
  replay: () => Promise<string>,
  save: () => Promise<void>,
): EndWays {
  const next = useSyncExternalStore(store.subscribe, () => store.snapshot().table?.next);
  const sits = useSyncExternalStore(
    store.subscribe,
    () => store.snapshot().table?.seats.some((seat) => seat.yours) ?? false,
  );
  const ways = useRef({ replay, save });
  ways.current = { replay, save };
  const known = useRef(next);
  useEffect(() => {
    const before = known.current;
    known.current = next;
    if (next && before === "") follow(id, next);
  }, [id, next]);
  return useMemo(() => {
    const problem = (error: Error): void => store.receive({ kind: "trouble", reason: error.message });
    const open = (suffix: string): void => void ways.current.replay().then((at) => go(`${at}${suffix}`), problem);
    return {
      course: () => api.course(id, key),
      luck: () => api.luck(id, key),
      again:
        sits || next
          ? () => void (next ? Promise.resolve({ id: next }) : api.rematch(id, key)).then((made) => follow(id, made.id), problem)
          : undefined,
      replay: (step) => open(step === undefined ? "" : `#${step}`),
      analyse: () => open("?analyse"),
      link: () => ways.current.replay().then((at) => new URL(at, location.href).href),
      save: () => void ways.current.save().catch(problem),
    };
  }, [id, key, next, sits, store]);
}

/** To the next table, with the keys of the last. */
function follow(from: string, to: string): void {
  keepNextTable(from, to);
  go(`/t/${to}`);
}
