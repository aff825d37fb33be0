import { useEffect } from "react";
import type { TableStore } from "../store/TableStore";
import type { Desk } from "./desk";

interface Keys {
  store: TableStore;
  waiting: number;
  desk: Desk;
  onEnd: () => void;
  /** A key that the game may have a use for; whether it had one. */
  onKey: (key: string) => boolean;
}

/** U and R undo and redo, E end of turn, ? hint, Space skips what is being shown, or rolls; the others are the game's, and R
 *  where it has a use for it. */
export function useKeys({ desk, store, waiting, onEnd, onKey }: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target as HTMLElement;
      if (target.closest("input, textarea, select, [role=menu], [role=dialog]")) return;
      if (event.key === "u" || event.key === "U") store.undo();
      else if (event.key === "r" || event.key === "R") {
        if (!onKey(event.key)) store.redo();
      } else if (event.key === "e" || event.key === "E") {
        if (!event.repeat) onEnd();
      } else if (event.key === "?" && !desk.watching) store.askHint();
      else if (event.key === " " && waiting > 0) {
        event.preventDefault();
        store.skip();
      } else if (event.key === " " && desk.rolls) {
        event.preventDefault();
        if (!event.repeat) store.roll();
      } else if (event.key === "Escape" && desk.hint.length > 0) store.closeHint();
      else onKey(event.key);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
