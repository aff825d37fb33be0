/** Which docked ships were not there before: these fly. */

import { type View, brethrenAt, docksOf } from "../position/view";

/** So many ships stood in each port as it is drawn, by place, seat and value. */
function standing(view: View): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const seat of view.letters) {
    for (const [place, values] of Object.entries(view.position.seats[seat]?.docked ?? {})) {
      for (const value of values ?? []) add(`${place}:${seat}:${value}`);
    }
  }
  for (const place of docksOf(view)) for (const { seat } of brethrenAt(view, place)) add(`${place}:${seat}:0`);
  return counts;
}

/** Of these ports, in the order in which they are drawn, those where a ship has come. */
export function arrivals<Port extends { key: string }>(before: View, ports: readonly Port[]): Port[] {
  const counts = standing(before);
  return ports.filter(({ key }) => {
    const left = counts.get(key) ?? 0;
    counts.set(key, left - 1);
    return left <= 0;
  });
}
