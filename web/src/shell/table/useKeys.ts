import { useEffect } from "react";
import type { TableStore } from "../store/TableStore";
import type { Desk } from "./desk";

/** 1–7 dice, U and R undo and redo, E end of turn, ? hint, Space skips what is being shown. */
export function useKeys(desk: Desk, store: TableStore, waiting: number): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target as HTMLElement;
      if (target.closest("input, textarea, select, [role=menu], [role=dialog]")) return;
      if (/^[1-7]$/.test(event.key)) {
        const index = Number(event.key) - 1;
        if (desk.mine && index < desk.dice.length && (desk.view.asks === "main" || desk.view.asks === "carry"))
          desk.toggle(index);
      } else if (event.key === "u" || event.key === "U") store.undo();
      else if (event.key === "r" || event.key === "R") store.redo();
      else if (event.key === "e" || event.key === "E") {
        if (!event.repeat) desk.end();
      } else if (event.key === "?" && !desk.watching) store.askHint();
      else if (event.key === " " && waiting > 0) {
        event.preventDefault();
        store.skip();
      } else if (event.key === "Escape" && desk.hint.length > 0) store.closeHint();
      else if (event.key === "Escape" && (desk.opened || desk.ending)) desk.open(null);
      else if (event.key === "Escape" && desk.chosen.length > 0) desk.choose([]);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [desk, store, waiting]);
}
