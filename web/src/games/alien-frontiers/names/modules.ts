/** Which choices of a game bring things to the table, and are not only numbers and words of it. */

const NO_MODULES = ["long_game", "rulings", "variant", "cards"];

/** The deck and the modules that were chosen. */
export function modulesIn(options: Record<string, unknown>): Record<string, unknown> {
  const chosen = Object.entries(options).filter(([name, value]) => value && !NO_MODULES.includes(name));
  return Object.fromEntries(chosen);
}
