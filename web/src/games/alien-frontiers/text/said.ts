/** Words with amounts of fuel and ore among them, which are shown as icons and said as words. */

import type { NameOf } from "../../../shell/game/GameModule";
import { type Words, spanText } from "../../../shell/text/spans";
import { NOTHING, type Resources, spoken } from "./resources";

export type Said = string | readonly (string | Resources)[];

/** Words of the server, with who sits at each seat. */
export function saidOf(words: Words, nameOf: NameOf): Said {
  return words.map((span) => {
    if (typeof span !== "string" && (span.unit === "fuel" || span.unit === "ore"))
      return { ...NOTHING, [span.unit]: span.n ?? 0 };
    return typeof span === "string" ? span.replaceAll("'", "’") : spanText(span, {}, nameOf as (seat: string) => string);
  });
}

export function textOf(said: Said): string {
  if (typeof said === "string") return said;
  return said.map((part) => (typeof part === "string" ? part : spoken(part))).join("");
}
