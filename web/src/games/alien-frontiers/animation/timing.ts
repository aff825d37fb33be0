/** How long things move on this table, in milliseconds, and how far one after another they begin. */

export const EASE = "cubic-bezier(.2,.7,.2,1)";

/** The dice tumble through so many faces. */
export const ROLL = 600;
export const ROLL_STAGGER = 40;
export const FACES = 5;
