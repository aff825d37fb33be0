/** How long things move on this table, in milliseconds, and how far one after another they begin. */

export const EASE = "cubic-bezier(.2,.7,.2,1)";

/** The dice tumble through so many faces. */
export const ROLL = 600;
export const ROLL_STAGGER = 40;
export const FACES = 5;

/** A ship to its port, a resource between rack and plate, a colony to the planet. */
export const FLIGHT = 320;
export const RESOURCE = 300;
export const LANDING = 380;
export const STAGGER = 60;

/** What a rival takes goes slowly, the rack shakes, and the loss stands beside it for a while. */
export const RAIDED = 700;
export const SHAKE = 240;
export const LOSS = 1600;

/** Dice and cards come quickly, one after another; a roll takes its time. */
const PACE: Record<string, number> = {
  first: 1 / 4,
  draw: 1 / 4,
  board: 1 / 4,
  agenda: 1 / 4,
  asteroid: 1 / 2,
  die: 1 / 2,
  relic: 1 / 2,
  roll: 1.2,
};

/** For how long an act is shown, in proportion to a usual one; undefined is a usual one. */
export function pace(action: string): number | undefined {
  return PACE[action.split(" ")[0] ?? ""];
}

/** The longest that anything still moves after the last act of a turn: four resources, one after another. */
export const LAST_FLIGHT = LANDING + 3 * STAGGER;
