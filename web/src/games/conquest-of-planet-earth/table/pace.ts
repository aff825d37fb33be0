/** For how long what others do is shown, in proportion to a usual act. */

/** Cards that are dealt, commands laid and windows let go by come quickly; steps one after another; dice, cards of a Fight and what the Humans do take their time. */
const PACE: Readonly<Record<string, number>> = {
  deal: 1 / 5,
  be: 1 / 5,
  section: 1 / 5,
  draw: 1 / 5,
  pass: 1 / 8,
  choose: 1 / 4,
  move: 1 / 2,
  land: 1 / 2,
  meet: 1.2,
  roll: 1.3,
  news: 1.6,
  invent: 1.6,
  deploy: 1.3,
};

/** Command numbers that are turned up, and what decides a Fight Round, are looked at for as long as there is. */
const DECIDED = 1.6;
const DECIDES = ["command-shown", "round-fought", "battle-ended"];

/** Undefined is a usual one. */
export function pace(action: string, changes: readonly Record<string, unknown>[] = []): number | undefined {
  if (changes.some(({ kind }) => DECIDES.includes(kind as string))) return DECIDED;
  return PACE[action.split(" ")[0] ?? ""];
}
