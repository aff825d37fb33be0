/** Where the end of a game leads. */

import type { GameCourse, GameLuck } from "../link/wire";

export interface EndWays {
  /** How the game went, and what luck brought. */
  course: () => Promise<GameCourse>;
  luck: () => Promise<GameLuck>;
  /** Play again at the same table; absent for whoever only watches, until the others do. */
  again: (() => void) | undefined;
  /** Open the replay, at a step of it where one is named. */
  replay: (step?: number) => void;
  analyse: () => void;
  /** The address of the replay, for others. */
  link: () => Promise<string>;
  /** The record as a file. */
  save: () => void;
}
