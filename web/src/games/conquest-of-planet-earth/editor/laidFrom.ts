import type { LaidDraft } from "../../../shell/editor/laidDraft";
import { seatIn } from "../../../shell/editor/laidDraft";
import type { Entries } from "../../../shell/editor/formEntries";
import type { RawView } from "../../../shell/game/TableView";
import { readView } from "../position/view";

/** A position of a record, as it is laid in the editor: Events that nobody has seen are in their deck again. */
export function laidFrom(raw: RawView, edition: string, options: Record<string, unknown>): LaidDraft {
  const { letters } = readView(raw);
  const { "seen-by": _eyes, ...position } = raw["position"] as Entries;
  const seats = letters.map((letter) => {
    const own = seatIn(position, letter);
    const hand = ((own["hand"] ?? []) as string[]).filter((card) => card !== "?");
    return [letter, { ...own, hand }] as const;
  });
  return { edition, seats: letters.length, options, position: { ...position, seats: Object.fromEntries(seats) } };
}
