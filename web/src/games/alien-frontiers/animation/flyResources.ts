import { type Letter, isFacility } from "../names/names";
import type { View } from "../position/view";
import { type Trip, isRaid, trips } from "./trips";
import { lose } from "./loss";
import { EASE, RAIDED, RESOURCE, STAGGER } from "./timing";

const MOST = 4;
const CLASS = { fuel: "fu", ore: "or" } as const;

/** Resources fly between racks and plates; the numbers have changed already. What a rival takes from the own
 *  seat is seen: it goes slowly, and the rack tells the loss. */
export function flyResources(table: HTMLElement, view: View, before: View, me: Letter | null): void {
  let order = 0;
  for (const trip of trips(before, view)) {
    const raided = isRaid(trip, me);
    if (raided) lose(table, trip.kind, trip.count);
    const from = placeOf(table, trip.from);
    const to = placeOf(table, trip.to);
    if (!from || !to) continue;
    for (let i = 0; i < Math.min(trip.count, MOST); i++) launch(trip, from, to, raided ? RAIDED : RESOURCE, order++ * STAGGER);
  }
}

function placeOf(table: HTMLElement, where: Trip["from"]): DOMRect | null {
  const found = isFacility(where)
    ? table.querySelector(`[data-facility="${where}"]`)
    : (table.querySelector(`[data-seat="${where}"] .stats`) ?? table.querySelector("[data-rack]"));
  const box = found?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

function launch({ kind }: Trip, from: DOMRect, to: DOMRect, duration: number, delay: number): void {
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
  const flight = icon.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
  flight.onfinish = flight.oncancel = () => icon.remove();
}
