/** What a space of the belt asks for, by the values that serve there. */

import type { BeltSpace } from "../names/names";
import { type BeltNeeds, type View, shipsAt } from "../position/view";
import { listed } from "../../../shell/text/words";

/** `3–4` */
export function rangeOf({ navigation }: BeltNeeds): string {
  const [first = 0] = navigation;
  return `${first}–${navigation.at(-1) ?? first}`;
}

/** What is asked for, like needs together: how many, and of what. */
export function needsOf(space: BeltNeeds): { many: number; need: string; label: string }[] {
  return [...new Set(space.needs)].map((need) => ({
    many: space.needs.filter((one) => one === need).length,
    need,
    label: need.startsWith("nav") ? rangeOf(space) : need === "any" ? "?" : need,
  }));
}

/** The same for the ear. */
export function spokenNeeds(space: BeltNeeds): string {
  const values = space.navigation.map(String);
  const served = listed(values).replace(" and ", " or ");
  return listed(
    needsOf(space).map(({ many, need }) => {
      const ships = many === 1 ? "one ship" : `${many} ${need === "nav=" ? "equal ships" : "ships"}`;
      return need === "any" ? `${ships} of any value` : `${ships} of ${need.startsWith("nav") ? served : need}`;
    }),
  );
}

type Spaces = Pick<View, "position">;

/**
 * The card that went by the moon when the belt moved, empty where none did; null while it has not moved.
 * What a claim leaves is empty: a card that lies where another lay has come there.
 */
export function leftSince(before: Spaces | null, now: Spaces): string | null {
  const [was, is] = [before?.position.belt?.spaces, now.position.belt?.spaces];
  const moved = was && is?.some((card, i) => card && card !== was[i]);
  return moved ? (was.at(-1) ?? "") : null;
}

/** A space where no card lies: what it is called, and how it is put. Whoever claimed the card has ships there, until they gather them. */
export function bareSpace(view: View, space: BeltSpace): { name: string; note: string; says: string } {
  if (shipsAt(view, space).length > 0)
    return { name: "Claimed", note: "empty till it moves", says: "claimed: empty until the belt moves" };
  return { name: "Empty", note: "till the belt moves", says: "empty until the belt moves" };
}
