import { isFacility } from "../names/names";
import type { View } from "../position/view";
import { type Trip, trips } from "./trips";

const EASE = "cubic-bezier(.2,.7,.2,1)";
const FLIGHT = 300;
const STAGGER = 60;
const MOST = 4;
const CLASS = { fuel: "fu", ore: "or" } as const;

/** Resources fly between racks and plates; the numbers have changed already. */
export function flyResources(table: HTMLElement, view: View, before: View): void {
  let order = 0;
  for (const trip of trips(before, view)) {
    const from = placeOf(table, trip.from);
    const to = placeOf(table, trip.to);
    if (!from || !to) continue;
    for (let i = 0; i < Math.min(trip.count, MOST); i++) launch(trip, from, to, order++ * STAGGER);
  }
}

function placeOf(table: HTMLElement, where: Trip["from"]): DOMRect | null {
  const found = isFacility(where)
    ? table.querySelector(`[data-facility="${where}"]`)
    : (table.querySelector(`[data-seat="${where}"] .stats`) ?? table.querySelector("[data-rack]"));
  const box = found?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

function launch({ kind }: Trip, from: DOMRect, to: DOMRect, delay: number): void {
  const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  icon.setAttribute("class", `flyer ${CLASS[kind]}`);
  icon.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${kind}`);
  icon.append(use);
  icon.style.left = `${from.x + from.width / 2 - 10}px`;
  icon.style.top = `${from.y + from.height / 2 - 10}px`;
  document.body.append(icon);
  const dx = to.x + to.width / 2 - (from.x + from.width / 2);
  const dy = to.y + to.height / 2 - (from.y + from.height / 2);
  const frames = [
    { transform: "scale(.6)", opacity: 0 },
    { opacity: 1, offset: 0.2 },
    { transform: `translate(${dx}px,${dy}px)`, opacity: 1 },
  ];
  const flight = icon.animate(frames, { duration: FLIGHT, delay, easing: EASE, fill: "backwards" });
  flight.onfinish = flight.oncancel = () => icon.remove();
}
