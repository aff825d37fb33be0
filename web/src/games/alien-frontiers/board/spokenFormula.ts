/** What a facility asks and gives, for the ear: the drawn formula in words. */

import type { Facility, Letter } from "../names/names";
import { type View, hasBonus, seatOf } from "../position/view";
import { shipPrice } from "./Formula";

export function spokenFormula(facility: Facility, view: View, me: Letter): string {
  switch (facility) {
    case "solar-converter":
      return "Any ship.";
    case "shipyard": {
      const each = seatOf(view, me).ships < 6 ? shipPrice(view, me) : 0;
      return each > 0 ? `A pair, ${each} fuel and ${each} ore.` : "A pair.";
    }
    case "colonist-hub":
      return "Any ship: your colony moves one circle on.";
    case "orbital-market":
      return hasBonus(view, me, "heinlein-plains")
        ? "A pair; then 1 fuel for 1 ore."
        : "A pair; then as much fuel as one of the pair shows for 1 ore.";
    case "alien-artifact":
      return "Any ship.";
    case "terraforming-station":
      return "A six, 1 fuel and 1 ore.";
    case "colony-constructor":
      return `Three equal ships and ${hasBonus(view, me, "bradbury-plateau") ? 2 : 3} ore.`;
    case "raiders-outpost":
      return "A run of three ships.";
    case "lunar-mine":
      return "A ship: 1 ore.";
  }
}
