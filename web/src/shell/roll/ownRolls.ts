import type { Snapshot, TableStore } from "../store/TableStore";

/** Who rolls for the seats of this browser. */
export interface OwnRolls {
  own: boolean;
  change: (own: boolean) => void;
}

/** Null for whoever has no seat, and in games in which nobody rolls their own dice. */
export function ownRollsOf({ table }: Snapshot, store: TableStore): OwnRolls | null {
  const yours = table?.seats.filter((seat) => seat.yours) ?? [];
  if (!table?.own_rolls || yours.length === 0) return null;
  return {
    own: yours.some((seat) => seat.rolls),
    change: (own) => {
      for (const seat of yours) store.rollOwn(seat.letter, own);
    },
  };
}
