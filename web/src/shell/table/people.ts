/** Who sits at a table, as far as this browser is concerned. */

import type { SeatInfo } from "../link/messages";
import type { Snapshot } from "../store/TableStore";

/** Do other people play at other screens? */
export function hasOthers(seats: readonly SeatInfo[]): boolean {
  return seats.some((seat) => seat.player === "person" && !seat.yours);
}

/** Has a seat of this browser won? */
export function wonHere({ outcome, table }: Snapshot): boolean {
  return table?.seats.some((seat) => seat.yours && outcome?.winners.includes(seat.letter)) ?? false;
}
