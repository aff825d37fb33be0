import { useEffect, useRef, type RefObject } from "react";
import type { Table } from "./context";
import { type Command, commandFor, type Where } from "./keys";

function whereIs(target: Element): Where {
  if (target.closest("[data-option]")) return "option";
  if (target.closest("[data-finder]")) return "finder";
  return target.closest("input, select, textarea") ? "field" : "page";
}

const PLACES: Record<string, string> = {
  finder: "[data-finder]",
  pieces: "[data-piece]",
  position: "#p-position",
  seats: "#p-seats",
  story: "#p-story",
  undo: "[data-step=undo]",
  redo: "[data-step=redo]",
  end: "[data-step=end], [data-action=roll]",
};

const OPTION = "[data-option]";

/** The option that an arrow leads to; above the first is the finder. */
function reached(root: Element, from: Element, go: string): HTMLElement | null | undefined {
  const options = [...root.querySelectorAll<HTMLElement>(OPTION)];
  const at = options.indexOf(from as HTMLElement);
  if (go === "first") return options[0];
  if (go === "last") return options.at(-1);
  if (go === "next") return options[at + 1];
  if (go === "previous") return options[at - 1] ?? root.querySelector<HTMLElement>("[data-finder]");
  const places = [...root.querySelectorAll("[data-place]")];
  const place = places.indexOf(from.closest("[data-place]") as Element) + (go === "next place" ? 1 : -1);
  return places[place]?.querySelector<HTMLElement>(OPTION);
}

/** The keys of the table, wherever on the page they are pressed. */
export function useKeys(table: Table, root: RefObject<HTMLElement | null>, match: () => number | undefined): void {
  const held = useRef({ table, match });
  held.current = { table, match };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !root.current) return;
      const target = event.target as Element;
      if (target.closest("dialog, [role=dialog], [role=menu]")) return;
      const { table: now } = held.current;
      const command = commandFor(event.key, whereIs(target), now.preferences.keys);
      if (command && follow(command, target, root.current, now, held.current.match)) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [root]);
}

/** Does what a key asks for; false if it leads nowhere. */
function follow(
  command: Command,
  target: Element,
  root: Element,
  table: Table,
  match: () => number | undefined,
): boolean {
  if ("back" in command) return goBack(target, table);
  if ("type" in command) {
    const finder = root.querySelector(PLACES["finder"] ?? "");
    if (finder) table.send({ kind: "sift", by: { find: command.type } });
    table.focus(finder ? "[data-finder]" : `[data-option="${command.type}"]`);
    return true;
  }
  if ("show" in command) {
    if (command.show === "hint") table.showHint();
    else {
      table.send({ kind: "changes" });
      table.focus("#p-position");
    }
    return true;
  }
  const { go } = command;
  if (go === "match") {
    table.focus(`[data-option="${match()}"]`);
    return true;
  }
  if (go === "refusals") {
    table.send({ kind: "refusals", open: true });
    table.focus("[data-why], .p-not:not(:has([data-why])) [data-refusals]");
    return true;
  }
  const place = PLACES[go];
  if (place) table.focus(place);
  else reached(root, target, go)?.focus();
  return true;
}

/** Esc: out of the slip, out of a choice, an empty finder; one at a time. */
function goBack(target: Element, table: Table): boolean {
  const { page, send, askWhy, letGo } = table;
  if (target.closest("[data-finder]") && page.sieve.find) send({ kind: "sift", by: { find: "" } });
  else if (page.why !== null) askWhy(null);
  else if (page.chosen.length > 0) letGo();
  else return false;
  return true;
}
