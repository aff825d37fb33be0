/** The desk: everything the drawings of one table need to know and may call. */

import { createContext, useContext } from "react";
import type { Offer } from "../../games/alien-frontiers/docking/offers";
import type { Unfinished } from "../../games/alien-frontiers/hand/unfinished";
import type { Facility, Territory } from "../../games/alien-frontiers/names/names";
import type { Die, View } from "../../games/alien-frontiers/position/view";
import type { Opened, Prompt } from "../../games/alien-frontiers/prompts/prompt";
import type { Because, Move, SeatInfo } from "../link/messages";
import type { Letter } from "../link/wire";

export interface WhyTarget {
  title: string;
  action: string;
  facility?: Facility;
  chosen: Die[];
}

export interface Desk {
  view: View;
  before: View | null;
  edition: string;
  seats: SeatInfo[];
  /** The seat whose things lie in the tray. */
  me: Letter;
  /** One of this browser's seats decides now, and the newest position is shown. */
  mine: boolean;
  moves: Move[];
  /** Nobody here has a seat. */
  watching: boolean;
  /** What the turn would leave undone if it ended now. */
  left: Unfinished;
  nameOf: (seat: Letter) => string;

  chosen: number[];
  dice: Die[];
  toggle: (die: number) => void;
  choose: (dice: number[]) => void;
  offers: Partial<Record<Facility, Offer>>;
  because: Record<string, Because>;

  prompt: Prompt | null;
  hot: string;
  setHot: (action: string) => void;
  opened: Opened;
  open: (opened: Opened) => void;

  act: (...steps: string[]) => void;
  /** The end of the turn was asked for, and would lose something. */
  ending: boolean;
  /** End the turn; asked once more where something would be lost, and told why where it may not end. */
  end: () => void;
  why: WhyTarget | null;
  askWhy: (target: WhyTarget | null) => void;
  hint: string[];
  cited: { ships: string[]; territory: Territory | null };
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
