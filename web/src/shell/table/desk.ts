/** The desk: what the shell's parts of a table need to know and may call. A game's own desk has more on it. */

import { createContext, useContext } from "react";
import type { TableView } from "../game/TableView";
import type { Details, Move, SeatInfo, SinceMessage } from "../link/messages";
import type { Earned, Letter, QuestionWords, TalliedActs } from "../link/wire";

/** An action that somebody asks about: why is it not possible? */
export interface WhyTarget {
  title: string;
  action: string;
  /** What asked, as a selector: the answer stands there. */
  at?: string;
}

export interface Desk {
  view: TableView;
  before: TableView | null;
  edition: string;
  seats: SeatInfo[];
  /** The seat whose things lie in the tray. */
  me: Letter;
  /** One of this browser's seats decides now, and the newest position is shown. */
  mine: boolean;
  /** One of this browser's seats is to roll now, and the newest position is shown. */
  rolls: boolean;
  /** What the own seat has missed, while whoever came back has not acted yet. */
  away: SinceMessage | null;
  moves: Move[];
  /** What this seat has earned and not taken. */
  earned: readonly Earned[];
  /** What it is asked piece by piece and may decide at once. */
  tally: TalliedActs | null;
  /** What it is asked, in the game's words. */
  question: QuestionWords | null;
  /** Nobody here has a seat. */
  watching: boolean;
  /** How many look on without one, oneself among them. */
  watchers: number;
  nameOf: (seat: Letter) => string;
  /** What the server has told of actions so far. */
  details: Readonly<Record<string, Details>>;
  act: (...steps: string[]) => void;
  why: WhyTarget | null;
  closeWhy: () => void;
  /** The steps of the suggested turn that are left, and how many of them are done. */
  hint: string[];
  followed: number;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("useDesk needs a desk around it");
  return desk;
}

export function legal(desk: Desk, action: string): Move | undefined {
  return desk.mine ? desk.moves.find((move) => move.text === action) : undefined;
}
