/** How each territory is written on the planet: how it stands, and its short name in the layout. */

import { listed } from "../../../shell/text/words";
import { plural } from "../text/resources";
import type { Field, Letter, Territory } from "../names/names";
import { title } from "../names/names";
import { type View, coloniesOn, fieldsOn, revAt, tiedOn } from "../position/view";

export const SHORT: Record<Territory, string> = {
  "lem-badlands": "lem",
  "heinlein-plains": "heinlein",
  "pohl-foothills": "pohl",
  "van-vogt-mountains": "vanvogt",
  "bradbury-plateau": "bradbury",
  "asimov-crater": "asimov",
  "herbert-valley": "herbert",
  "burroughs-desert": "burr",
  "blish-expanse": "blish",
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
  const rev = revAt(view) === territory ? " The REV stands here." : "";
  return `${title(territory)} ${standing(view, territory, nameOf, me)}.${told}${rev}`;
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
  if (tied.length > 0) return `is tied: ${listed(tied.map((seat) => (seat === me ? "you" : nameOf(seat))))}, ${most} each`;
  return here.length > 0 ? "is nobody’s" : "is empty";
}
