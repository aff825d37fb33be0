/** Fuel and ore on the move between two positions: between seats, or a seat and the place it used. */

import { type Dock, type Letter, isDock } from "../names/names";
import { type View, docksOf, ownerOf, seatOf, shipsAt } from "../position/view";

export type Kind = "fuel" | "ore";

export interface Trip {
  kind: Kind;
  count: number;
  from: Letter | Dock;
  to: Letter | Dock;
  /** What the owner of a board is paid for its dock. */
  fee?: boolean;
}

export function trips(before: View, view: View): Trip[] {
  const place = usedPlace(before, view);
  return (["fuel", "ore"] as const).flatMap((kind) => {
    const changes = view.letters.map((seat) => ({ seat, left: seatOf(view, seat)[kind] - seatOf(before, seat)[kind] }));
    const found: Trip[] = [];
    for (const gain of changes.filter((one) => one.left > 0)) {
      for (const loss of changes.filter((one) => one.left < 0)) {
        const count = Math.min(gain.left, -loss.left);
        if (count <= 0) continue;
        const fee = place !== null && ownerOf(view, place) === gain.seat;
        found.push({ kind, count, from: loss.seat, to: gain.seat, ...(fee && { fee }) });
        gain.left -= count;
        loss.left += count;
      }
    }
    if (!place) return found;
    const rest = changes.filter((one) => one.left !== 0);
    return [
      ...found,
      ...rest.map(({ seat, left }): Trip => {
        return left > 0 ? { kind, count: left, from: place, to: seat } : { kind, count: -left, from: seat, to: place };
      }),
    ];
  });
}

/** Does a rival take it from this seat? */
export function isRaid(trip: Trip, me: Letter | null): boolean {
  return trip.from === me && !trip.fee && !isDock(trip.to);
}

/** Where a ship has docked; without one, where fuel becomes ore. */
function usedPlace(before: View, view: View): Dock | null {
  const docked = docksOf(view).find((facility) => shipsAt(view, facility).length > shipsAt(before, facility).length);
  if (docked) return docked;
  const seat = view.acting;
  const traded =
    seatOf(view, seat).fuel < seatOf(before, seat).fuel && seatOf(view, seat).ore > seatOf(before, seat).ore;
  return traded ? "orbital-market" : null;
}
