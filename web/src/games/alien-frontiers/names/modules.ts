/** Which choices of a game bring things to the table that are not drawn. */

import alienFrontiers from "../index";

/** The deck and the modules that were chosen. */
export function modulesIn(options: Record<string, unknown>): Record<string, unknown> {
  const drawn = alienFrontiers.drawnFor?.options ?? [];
  const chosen = Object.entries(options).filter(([name, value]) => value && !drawn.includes(name));
  return Object.fromEntries(chosen);
}
