/** The desk of a table of Alien Frontiers: everything its drawings need to know and may call. */

import { createContext, useContext } from "react";
import type { Earned } from "../../../shell/earned/earned";
import type { NotNow } from "../../../shell/link/messages";
import type { CountedAct, Wished } from "../../../shell/tally/tally";
import type { Desk as ShellDesk, WhyTarget as ShellTarget } from "../../../shell/table/desk";
import type { Offer } from "../docking/offers";
import type { Spot } from "../hint/spots";
import type { Dock, Territory } from "../names/names";
import type { Die, View } from "../position/view";
import type { Opened, Prompt } from "../prompts/prompt";

export { legal } from "../../../shell/table/desk";

export interface WhyTarget extends ShellTarget {
  facility?: Dock;
  chosen: Die[];
}

export interface Desk extends ShellDesk {
  view: View;
  before: View | null;
  /** What is not possible now, once the server has told. */
  notNow: readonly NotNow[];

  /** Territories that have changed hands while the own seat was away. */
  marked: readonly Territory[];

  chosen: number[];
  dice: Die[];
  toggle: (die: number) => void;
  choose: (dice: number[]) => void;
  offers: Partial<Record<Dock, Offer>>;

  prompt: Prompt | null;
  /** Answers the question at a thing it is about; of several answers there, leads to the first in the tray. */
  answer: (spot: Spot) => void;
  /** Of what is decided at once: how often each is wished for, and what that comes to. */
  wished: Wished;
  wish: (act: CountedAct, n: number) => void;
  /** A card is taken in the place of what is counted. */
  wantsCard: boolean;
  wantCard: (card: boolean) => void;
  hot: string;
  setHot: (action: string) => void;
  opened: Opened;
  open: (opened: Opened) => void;

  /** The end of the turn was asked for, and would lose something. */
  ending: boolean;
  /** Takes what is earned; where it is chosen among several, leads there. */
  take: (earned: Earned) => void;
  /** End the turn; asked once more where something would be lost, and told why where it may not end. */
  /** Withdraws the end of the turn that was asked for. */
  stay: () => void;
  end: () => void;
  why: WhyTarget | null;
  askWhy: (target: WhyTarget | null) => void;
  /** What the answer to a question speaks of; `lifting` is the territory whose controller would not be refused. */
  cited: { ships: string[]; territory: Territory | null; lifting: Territory | null };
}

export const OwnDeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(OwnDeskContext);
  if (!desk) throw new Error("useDesk needs a desk around it");
  return desk;
}
