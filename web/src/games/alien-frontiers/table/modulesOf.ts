import { hasHand } from "../hand/held";
import { type View, boardOf, hasBelt } from "../position/view";

/** What lies on the table besides the classic game, and how many sit there, for the style sheets. */
export function modulesOf(view: View): Record<string, unknown> {
  return {
    "data-seats": view.letters.length,
    "data-hand": hasHand(view) || undefined,
    "data-belt": hasBelt(view) || undefined,
    "data-factions": view.letters.some((seat) => boardOf(view, seat)) || undefined,
  };
}
