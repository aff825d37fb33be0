/** What a facility asks and gives, for the ear: the drawn formula in words. */

import type { Facility, Letter } from "../names/names";
import { hasAgendas } from "../hand/held";
import { type View, priceOf, tradePrice } from "../position/view";
import { NOTHING, type Resources, spoken } from "../text/resources";

export function spokenFormula(facility: Facility, view: View, me: Letter): string {
  switch (facility) {
    case "solar-converter":
      return "Any ship.";
    case "shipyard": {
      const price = priceOf(view, me, "shipyard");
      return price && costs(price) ? `A pair, ${spoken(price)}.` : "A pair.";
    }
    case "colonist-hub":
      return "Any ship: your colony moves one circle on.";
    case "orbital-market": {
      const fuel = tradePrice(view, me);
      return `A pair; then ${fuel === null ? "as much fuel as one of the pair shows" : `${fuel} fuel`} for 1 ore${hasAgendas(view) ? ", or Agendas" : ""}.`;
    }
    case "alien-artifact":
      return "Any ship.";
    case "terraforming-station":
      return `A six, ${spoken(priceOf(view, me, facility) ?? NOTHING)}.`;
    case "colony-constructor":
      return `Three equal ships and ${spoken(priceOf(view, me, facility) ?? NOTHING)}.`;
    case "raiders-outpost":
      return "A run of three ships.";
    case "lunar-mine":
      return "A ship: 1 ore.";
  }
}

function costs({ fuel, ore }: Resources): boolean {
  return fuel + ore > 0;
}
