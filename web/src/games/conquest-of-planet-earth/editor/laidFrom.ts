import type { LaidDraft } from "../../../shell/editor/laidDraft";
import type { RawView } from "../../../shell/game/TableView";

/** What stands in a position for something that only somebody else has seen, and for who is asked in secret. */
const HIDDEN = "?";
const SOMEONE = "someone";

/** A position of a record, as it is laid in the editor: cards that nobody has seen are in their deck again. */
export function laidFrom(raw: RawView, edition: string, options: Record<string, unknown>): LaidDraft {
  const seats = Object.keys(raw["players"] as object).length;
  const { "seen-by": _eyes, ...position } = known(raw["position"]) as LaidDraft["position"];
  return { edition, seats, options, position };
}

/** The same without what is hidden: a whole position follows from what is left. */
function known(told: unknown): unknown {
  if (Array.isArray(told)) return told.filter((one) => !isHidden(one)).map(known);
  if (typeof told !== "object" || told === null) return told;
  const left = Object.entries(told).filter(([key, one]) => !isHidden(one) && !(key === "asks" && one === SOMEONE));
  return Object.fromEntries(left.map(([key, one]) => [key, known(one)]));
}

/** One that is not known, or a card laid somewhere that is not. */
function isHidden(one: unknown): boolean {
  return one === HIDDEN || (typeof one === "object" && one !== null && "card" in one && one.card === HIDDEN);
}
