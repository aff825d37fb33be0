import { flyIcon, whereIs } from "../../../shell/icons/flyIcon";
import { type Letter, isDock } from "../names/names";
import type { View } from "../position/view";
import { type Trip, isRaid, trips } from "./trips";
import { lose } from "./loss";
import { RAIDED, RESOURCE, STAGGER } from "./timing";

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
    for (let i = 0; i < Math.min(trip.count, MOST); i++) {
      const flight = { duration: raided ? RAIDED : RESOURCE, delay: order++ * STAGGER };
      flyIcon(trip.kind, CLASS[trip.kind], from, to, flight);
    }
  }
}

function placeOf(table: HTMLElement, where: Trip["from"]): DOMRect | null {
  const found = isDock(where)
    ? table.querySelector(`[data-facility="${where}"]`)
    : (table.querySelector(`[data-seat="${where}"] .stats`) ?? table.querySelector("[data-rack]"));
  return whereIs(found);
}
