/** What a choice does to the length of a game: acts of two captains in proportion to the classic game of Edition X.
 *  `landfall balance captain --seats 2 --games 40 --edition edition-x …` counts them; docs/balance.md has the table. */

const TIMES: Readonly<Record<string, number>> = { deck: 0.9, factions: 1.04, agendas: 1.05, outer_belt: 0.99 };

/** All of them together were counted, too. */
const ALL = 0.88;

/** So near to the classic game nobody can tell the difference. */
const ALIKE = 0.06;

/** `About as long as without.`, for a choice by its name. */
export function lengthWords(option: string): string {
  if (option === "long_game") return "Nothing changes for two; with four or more, everybody lands two colonies more.";
  const times = TIMES[option] ?? 1;
  if (Math.abs(times - 1) <= ALIKE) return "About as long as without.";
  if (times < 1) return "A little shorter than without.";
  return `About ${times.toFixed(1)} times as long.`;
}

function isOn(value: unknown): boolean {
  return value === true || value === "wide";
}

/** The same of everything that is chosen, in a sentence; nothing of the classic game. */
export function lengthOf(chosen: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(TIMES).filter((name) => isOn(chosen[name]));
  if (names.length === 0) return "";
  const all = names.length === Object.keys(TIMES).length;
  const times = all ? ALL : names.reduce((product, name) => product * (TIMES[name] ?? 1), 1);
  return `Together: about ${times.toFixed(1)} times as many moves as in the classic game, as two captains play it. The first time, add some for reading.`;
}
