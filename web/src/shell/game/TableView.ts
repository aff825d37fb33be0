/** A position as the server shows it to one viewer: what else is in it, only its game can read. */

import type { Letter } from "../link/wire";

export type RawView = Readonly<Record<string, unknown>>;

/** What the shell needs to know of a position, of whatever game. */
export interface TableView {
  letters: Letter[];
  scores: Readonly<Record<string, number>>;
  /** Whose turn it is; another seat may be asked within it. */
  inTurn: Letter;
  /** Who decides now; null while chance does, and at the end. */
  actor: Letter | null;
  over: boolean;
  round: number;
  /** What is scored, short and in full; victory points where it is absent. */
  scored?: { short: string; words: string };
}
