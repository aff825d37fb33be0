/** How each territory is written on the planet: its bonus in a few words, and its short name in the layout. */

import type { ReactNode } from "react";
import { Resource } from "../icons/Resource";
import { listed } from "../../../shell/text/words";
import { plural } from "../text/resources";
import type { Field, Letter, Territory } from "../names/names";
import { title } from "../names/names";
import { type View, coloniesOn, fieldsOn, tiedOn } from "../position/view";

export const SHORT: Record<Territory, string> = {
  "lem-badlands": "lem",
  "heinlein-plains": "heinlein",
  "pohl-foothills": "pohl",
  "van-vogt-mountains": "vanvogt",
  "bradbury-plateau": "bradbury",
  "asimov-crater": "asimov",
  "herbert-valley": "herbert",
  "burroughs-desert": "burr",
};

export const BONUS: Record<Territory, ReactNode> = {
  "lem-badlands": (
    <>
      Solar +1
      <Resource kind="fuel" />a ship
    </>
  ),
  "heinlein-plains": (
    <>
      Market 1<Resource kind="fuel" />→ 1<Resource kind="ore" />
    </>
  ),
  "pohl-foothills": (
    <>
      Tech −1
      <Resource kind="fuel" />
    </>
  ),
  "van-vogt-mountains": <>Mine: 1st ship any</>,
  "bradbury-plateau": (
    <>
      Constructor −1
      <Resource kind="ore" />
    </>
  ),
  "asimov-crater": <>Hub: 2+ ships, +1 step</>,
  "herbert-valley": (
    <>
      Ships −1
      <Resource kind="fuel" />
      −1
      <Resource kind="ore" />
    </>
  ),
  "burroughs-desert": null,
};

export const BONUS_WORDS: Record<Territory, string> = {
  "lem-badlands": "Each ship docked at the Solar Converter brings 1 more fuel.",
  "heinlein-plains": "Every trade at the Orbital Market costs 1 fuel.",
  "pohl-foothills": "Each alien tech card used costs 1 fuel less.",
  "van-vogt-mountains": "The first ship at the Lunar Mine each turn may show anything.",
  "bradbury-plateau": "The Colony Constructor costs 1 ore less.",
  "asimov-crater": "Two or more ships at the Colonist Hub in a turn move the colony one extra step.",
  "herbert-valley": "A ship built at the Shipyard costs 1 fuel and 1 ore less.",
  "burroughs-desert": "Its controller may buy the Relic Ship for 1 fuel and 1 ore.",
};

export const FIELD_ICON: Record<Field, string> = {
  "isolation-field": "iso",
  "positron-field": "pos",
  "repulsor-field": "rep",
};

/** Who controls it, by how much, and what lies on it: for the ear, and for the line under the planet on a phone. */
export function describe(view: View, territory: Territory, nameOf: (seat: Letter) => string, me: Letter): string {
  const fields = fieldsOn(view, territory).map((field) => title(field).replace(" Field", ""));
  const lies = fields.length > 1 ? "Fields lie" : "Field lies";
  const told = fields.length > 0 ? ` The ${listed(fields)} ${lies} here.` : "";
  return `${title(territory)} ${standing(view, territory, nameOf, me)}.${told}`;
}

function standing(view: View, territory: Territory, nameOf: (seat: Letter) => string, me: Letter): string {
  const here = coloniesOn(view, territory);
  const holder = view.control[territory];
  const counts = here.map(([, count]) => count).sort((a, b) => b - a);
  const most = plural(counts[0] ?? 0, "colony");
  if (holder) {
    const others = counts[1] === undefined ? most : `${most} to ${counts[1]}`;
    return `is ${holder === me ? "yours" : `${nameOf(holder)}’s`}, ${others}`;
  }
  const tied = tiedOn(view, territory);
  if (tied.length > 0) return `is tied: ${listed(tied.map(nameOf))}, ${most} each`;
  return here.length > 0 ? "is nobody’s" : "is empty";
}
