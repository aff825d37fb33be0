import { useEffect, useSyncExternalStore } from "react";
import type { Details, NotNow } from "../link/messages";
import type { TableStore } from "./TableStore";

/** What the server tells of these actions in the position shown, as far as it is here; the rest is asked for. */
export function useDetails(store: TableStore, actions: readonly string[]): Readonly<Record<string, Details>> {
  const { details, shown, connected } = useSyncExternalStore(store.subscribe, store.snapshot);
  const asked = JSON.stringify(actions);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew in another position and after a lost connection
  useEffect(() => store.ask(JSON.parse(asked)), [store, asked, shown?.version, connected]);
  return details;
}

/** What is not possible in the position shown, once the server has told; asked for where it is wanted. */
export function useNotNow(store: TableStore, wanted: boolean): readonly NotNow[] {
  const { notNow, shown, connected } = useSyncExternalStore(store.subscribe, store.snapshot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew in another position and after a lost connection
  useEffect(() => {
    if (wanted) store.askNotNow();
  }, [store, wanted, shown?.version, connected]);
  return notNow ?? NOTHING;
}

const NOTHING: readonly NotNow[] = [];
