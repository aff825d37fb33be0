import { useCallback, useLayoutEffect, useRef, type RefObject } from "react";
import { isCalm } from "../../../shell/settings/SettingsProvider";
import type { Letter } from "../names/names";
import { type View, coloniesOn, territoriesOf } from "../position/view";
import { arrivals } from "./arrivals";
import { flyResources } from "./flyResources";
import { EASE, FLIGHT, LANDING, STAGGER } from "./timing";

/** Ships fly to their ports and colonies to the planet: each new one starts where its owner keeps it. What is returned
 *  looks where the dice lie, and wants to be called before each change. */
export function useFlights(
  root: RefObject<HTMLElement | null>,
  view: View,
  before: View | null,
  me: Letter | null,
): () => void {
  const dice = useRef<Map<string, DOMRect>>(new Map());
  useLayoutEffect(() => {
    const table = root.current;
    if (!table) return;
    if (before && before !== view && !isCalm() && before.position.turns <= view.position.turns) {
      flyShips(table, view, before, dice.current);
      flyColonies(table, view, before);
      flyResources(table, view, before, me);
    }
  }, [root, view, before, me]);
  return useCallback(() => {
    if (root.current && !isCalm()) dice.current = whereDiceLie(root.current);
  }, [root]);
}

function whereDiceLie(table: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const die of table.querySelectorAll<HTMLElement>("[data-die]")) {
    found.set(die.dataset["die"] ?? "", die.getBoundingClientRect());
  }
  return found;
}

function homeOf(table: HTMLElement, seat: string): DOMRect | undefined {
  return (table.querySelector(`[data-seat="${seat}"]`) ?? table.querySelector(".throw"))?.getBoundingClientRect();
}

function flyShips(table: HTMLElement, view: View, before: View, dice: Map<string, DOMRect>): void {
  const ports = [...table.querySelectorAll<HTMLElement>("[data-port]")]
    .map((port) => ({ port, key: port.dataset["port"] ?? "" }))
    .filter(({ key }) => !key.startsWith("maintenance-bay") && !key.includes(":R:"));
  arrivals(before, ports).forEach(({ port, key }, order) => {
    const [, seat = "", value = ""] = key.split(":");
    const start = seat === view.acting ? (dice.get(value) ?? homeOf(table, seat)) : homeOf(table, seat);
    if (start) fly(port, start, FLIGHT, order * STAGGER);
  });
}

function flyColonies(table: HTMLElement, view: View, before: View): void {
  for (const territory of territoriesOf(view)) {
    const was = new Map<Letter, number>(coloniesOn(before, territory));
    for (const [seat, count] of coloniesOn(view, territory)) {
      if (count <= (was.get(seat) ?? 0)) continue;
      const token = table.querySelector<HTMLElement>(`[data-colony="${territory}:${seat}:${count - 1}"]`);
      const start = homeOf(table, seat);
      if (token && start) fly(token, start, LANDING, 0, true);
    }
  }
}

function fly(piece: HTMLElement, from: DOMRect, duration: number, delay: number, settle = false): void {
  const to = piece.getBoundingClientRect();
  if (to.width === 0) return;
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = Math.min(2.2, Math.max(0.6, Math.min(from.width, from.height) / Math.min(to.width, to.height)));
  const zoom = to.width / (piece.offsetWidth || to.width);
  const frames: Keyframe[] = [
    { transform: `translate(${dx / zoom}px,${dy / zoom}px) scale(${scale})`, zIndex: 9, offset: 0 },
    ...(settle ? [{ transform: "translateY(-6px)", zIndex: 9, offset: 0.82 }] : []),
    { transform: "none", zIndex: 9, offset: 1 },
  ];
  const plate = piece.closest(".plate, .pcell");
  plate?.classList.add("flying");
  const flight = piece.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
  flight.onfinish = flight.oncancel = () => plate?.classList.remove("flying");
}
