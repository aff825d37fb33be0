/** Which choices of a game bring things to the table that are neither drawn nor in a form. */

import alienFrontiers from "../index";

/** The modules and decks that were chosen, as people read their names. */
export function modulesIn(options: Record<string, unknown>): string[] {
  const drawn = alienFrontiers.drawnFor?.options ?? [];
  const more = Object.entries(options).filter(([name, value]) => value && !drawn.includes(name));
  return more.map(([name, value]) => (value === true ? name : `${value}_${name}`).replaceAll("_", " "));
}
