import type { Letter } from "../link/wire";
import type { Snapshot } from "../store/TableStore";

/** For whom the game so far may be judged: for whoever has one seat here, at a table with hints, until it is over. */
export function judgedSeat({ table, outcome }: Pick<Snapshot, "table" | "outcome">): Letter | null {
  const mine = table?.seats.filter((seat) => seat.yours) ?? [];
  return table?.hints && !outcome && mine.length === 1 ? (mine[0]?.letter ?? null) : null;
}
