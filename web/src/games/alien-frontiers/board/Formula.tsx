/** Each facility's exchange: dice and cost, an arrow, the gain; and the same in a few words. */

import type { ReactNode } from "react";
import { Arrow, Icon } from "../../../shell/icons/Icon";
import { Amount, Resource } from "../icons/Resource";
import { ordinal } from "../../../shell/text/words";
import { Wanted } from "../drawing/Die";
import { hasAgendas } from "../hand/held";
import type { Letter, Place } from "../names/names";
import { type View, priceOf, seatOf, tradePrice } from "../position/view";
import { NOTHING } from "../text/resources";

export function Formula({ place, view, me }: { place: Place; view: View; me: Letter }): ReactNode {
  switch (place) {
    case "solar-converter":
      return (
        <>
          <Wanted kind="any" />
          <Arrow />½<Resource kind="fuel" />
        </>
      );
    case "shipyard": {
      const price = priceOf(view, me, "shipyard");
      return (
        <>
          <Wanted kind="equal" />
          <i>=</i>
          <Wanted kind="equal" />
          {price && price.fuel + price.ore > 0 && (
            <>
              <i>+</i>
              <Amount of={price} />
            </>
          )}
          <Arrow />
          <Icon name="ship" />
        </>
      );
    }
    case "colonist-hub":
      return (
        <>
          <Wanted kind="any" />
          <Arrow />1 step
        </>
      );
    case "orbital-market":
      return (
        <>
          <Wanted kind="equal" />
          <i>=</i>
          <Wanted kind="equal" />
          <i>+</i>
          {tradePrice(view, me) ?? "n"}
          <Resource kind="fuel" />
          <Arrow />1<Resource kind="ore" />
          {hasAgendas(view) && (
            <span className="alt">
              or <Icon name="slip" />
            </span>
          )}
        </>
      );
    case "alien-artifact":
      return (
        <>
          <Wanted kind="sum" />
          <Arrow />
          <Icon name="tech" />
        </>
      );
    case "terraforming-station":
      return (
        <>
          <Wanted kind={6} />
          <i>+</i>
          <Amount of={priceOf(view, me, "terraforming-station") ?? NOTHING} />
          <Arrow />
          <Icon name="dome" />
        </>
      );
    case "colony-constructor":
      return (
        <>
          <Wanted kind="equal" />
          <i>=</i>
          <Wanted kind="equal" />
          <i>=</i>
          <Wanted kind="equal" />
          <i>+</i>
          <Amount of={priceOf(view, me, "colony-constructor") ?? NOTHING} />
          <Arrow />
          <Icon name="dome" />
        </>
      );
    case "raiders-outpost":
      return (
        <>
          <Wanted kind={2} />
          <Wanted kind={3} />
          <Wanted kind={4} />
          <Arrow />
          {view.numbers.booty} or <Icon name="tech" />
        </>
      );
    case "lunar-mine":
      return (
        <>
          <Wanted kind="atLeast" />
          <Arrow />1<Resource kind="ore" />
        </>
      );
    case "maintenance-bay":
      return null;
  }
}

export function restingWords(place: Place, view: View, me: Letter): ReactNode {
  const ships = seatOf(view, me).ships;
  switch (place) {
    case "solar-converter":
      return "Half, rounded up.";
    case "shipyard":
      return priceOf(view, me, "shipyard") ? `Your ${ordinal(ships + 1)}.` : "You have all six.";
    case "colonist-hub":
      return (
        <>
          Launch at {view.numbers.circles}: <Amount of={priceOf(view, me, "launch") ?? NOTHING} />
        </>
      );
    case "orbital-market":
      return tradePrice(view, me) === null ? "n: the pair’s value." : "For any pair.";
    case "alien-artifact":
      return "A ship may cycle.";
    case "terraforming-station":
      return "The ship is spent.";
    case "colony-constructor":
      return "Lands a colony.";
    case "raiders-outpost":
      return "Steal from rivals.";
    case "lunar-mine":
      return "Match or beat the top.";
    case "maintenance-bay":
      return "Ready next turn.";
  }
}
