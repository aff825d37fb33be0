/** Each facility's exchange: dice and cost, an arrow, the gain; and the same in a few words. */

import type { ReactNode } from "react";
import { Arrow, Icon } from "../../../shell/icons/Icon";
import { Amount, Resource } from "../icons/Resource";
import { ordinal } from "../../../shell/text/words";
import { Wanted } from "../drawing/Die";
import type { Place } from "../names/names";
import type { Letter } from "../names/names";
import { type View, hasBonus, seatOf } from "../position/view";

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
      const each = seatOf(view, me).ships < 6 ? shipPrice(view, me) : 0;
      return (
        <>
          <Wanted kind="equal" />
          <i>=</i>
          <Wanted kind="equal" />
          {each > 0 && (
            <>
              <i>+</i>
              <Amount of={{ fuel: each, ore: each }} />
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
          {hasBonus(view, me, "heinlein-plains") ? 1 : "n"}
          <Resource kind="fuel" />
          <Arrow />1<Resource kind="ore" />
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
          <Amount of={{ fuel: 1, ore: 1 }} />
          <Arrow />
          <Icon name="dome" />
        </>
      );
    case "colony-constructor": {
      const ore = hasBonus(view, me, "bradbury-plateau") ? 2 : 3;
      return (
        <>
          <Wanted kind="equal" />
          <i>=</i>
          <Wanted kind="equal" />
          <i>=</i>
          <Wanted kind="equal" />
          <i>+</i>
          <Amount of={{ fuel: 0, ore }} />
          <Arrow />
          <Icon name="dome" />
        </>
      );
    }
    case "raiders-outpost":
      return (
        <>
          <Wanted kind={2} />
          <Wanted kind={3} />
          <Wanted kind={4} />
          <Arrow />4 or <Icon name="tech" />
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

export function shipPrice(view: View, seat: Letter): number {
  const printed = Math.max(1, seatOf(view, seat).ships - 2);
  return Math.max(0, printed - (hasBonus(view, seat, "herbert-valley") ? 1 : 0));
}

export function restingWords(place: Place, view: View, me: Letter): ReactNode {
  const ships = seatOf(view, me).ships;
  switch (place) {
    case "solar-converter":
      return "Half its value in fuel, rounded up.";
    case "shipyard":
      return ships < 6 ? `Builds your ${ordinal(ships + 1)} ship.` : "You have all six.";
    case "colonist-hub":
      return (
        <>
          Launch from circle 7: <Amount of={{ fuel: 1, ore: 1 }} />
        </>
      );
    case "orbital-market":
      return hasBonus(view, me, "heinlein-plains")
        ? "Heinlein: 1 fuel. Repeat freely."
        : "n: the pair’s value. Repeat freely.";
    case "alien-artifact":
      return "Total 8 claims a card; ships may cycle.";
    case "terraforming-station":
      return (
        <>
          Land a colony; <br />
          the ship is spent.
        </>
      );
    case "colony-constructor":
      return "Three equal ships land a colony.";
    case "raiders-outpost":
      return "Steal 4 resources or one card.";
    case "lunar-mine":
      return "Match or beat the top ship.";
    case "maintenance-bay":
      return (
        <>
          No benefit; ready
          <br />
          on your next turn.
        </>
      );
  }
}
