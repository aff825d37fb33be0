/** What has moved on the map between two positions: saucers that went, came down or were found a place for, places that changed. */

import type { Letter } from "../../../shell/link/wire";
import type { Space } from "../position/position";
import { type View, playerOf } from "../position/view";

/** Saucers of a seat that are somewhere else now; from nowhere, they have come from the pool. */
export interface Hop {
  seat: Letter;
  from: Space | null;
  to: Space;
}

export interface Moved {
  hops: readonly Hop[];
  /** Places that were explored. */
  found: readonly Space[];
  /** Places with another Conquest Marker. */
  taken: readonly Space[];
  /** Counters that came to a place: from another, or, from nowhere, dropped there. */
  drops: readonly Drop[];
}

export interface Drop {
  from: Space | null;
  to: Space;
}

/** Terror Points or Alien Menace Tokens that a seat has more than before, and the place they were won at. */
export interface Gain {
  seat: Letter;
  what: "burst" | "menace";
  n: number;
  from: Space | null;
}

export function gainsBetween(before: View, view: View): Gain[] {
  const { taken } = movedBetween(before, view);
  return view.letters.flatMap((seat) => {
    const [was, is] = [playerOf(before, seat), playerOf(view, seat)];
    const from = taken.find((name) => view.spaces[name]?.marker === seat) ?? null;
    const gains: Gain[] = [
      { seat, what: "burst", n: is.terror - was.terror, from },
      { seat, what: "menace", n: is.tokens - was.tokens, from: null },
    ];
    return gains.filter(({ n }) => n > 0);
  });
}

export function movedBetween(before: View, view: View): Moved {
  const names = Object.keys(view.spaces);
  const changed = (is: (name: Space) => boolean): Space[] => names.filter((name) => before.spaces[name] && is(name));
  return {
    hops: view.letters.flatMap((seat) => hopsOf(seat, names, before, view)),
    found: changed((name) => before.spaces[name]?.empty === true && view.spaces[name]?.empty === false),
    taken: changed((name) => {
      const marker = view.spaces[name]?.marker ?? null;
      return marker !== null && marker !== before.spaces[name]?.marker;
    }),
    drops: moves(names, (name) => (view.spaces[name]?.counters.length ?? 0) - (before.spaces[name]?.counters.length ?? 0)),
  };
}

function hopsOf(seat: Letter, names: readonly Space[], before: View, view: View): Hop[] {
  const saucers = (at: View, name: Space): number => at.spaces[name]?.aliens[seat]?.saucers ?? 0;
  return moves(names, (name) => saucers(view, name) - saucers(before, name)).map((move) => ({ seat, ...move }));
}

/** Where there is more than before, it came from where there is less; one such place is enough to know. */
function moves(names: readonly Space[], more: (name: Space) => number): Drop[] {
  const [from, ...others] = names.filter((name) => more(name) < 0);
  return names
    .filter((name) => more(name) > 0)
    .map((to) => ({ from: from !== undefined && others.length === 0 ? from : null, to }));
}
