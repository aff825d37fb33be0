/** Words with amounts of fuel and ore among them, which are shown as icons and said as words. */

import { type Resources, spoken } from "./resources";

export type Said = string | readonly (string | Resources)[];

export function textOf(said: Said): string {
  if (typeof said === "string") return said;
  return said.map((part) => (typeof part === "string" ? part : spoken(part))).join("");
}
