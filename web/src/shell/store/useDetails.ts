import { useEffect, useSyncExternalStore } from "react";
import type { Details } from "../link/messages";
import type { TableStore } from "./TableStore";

/** What the server tells of these actions in the position shown, as far as it is here; the rest is asked for. */
export function useDetails(store: TableStore, actions: readonly string[]): Readonly<Record<string, Details>> {
  const { details, shown, connected } = useSyncExternalStore(store.subscribe, store.snapshot);
  const asked = actions.join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew in another position and after a lost connection
  useEffect(() => {
    if (asked) store.ask(asked.split("\n"));
  }, [store, asked, shown?.version, connected]);
  return details;
}
