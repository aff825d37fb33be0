/** The desk of a table of Conquest of Planet Earth: everything its drawings need to know and may call. */

import { createContext, useContext } from "react";
import type { Letter } from "../../../shell/link/wire";
import type { Option, Plain, Prompt } from "../../../shell/plain/plain";
import type { TableStore } from "../../../shell/store/TableStore";
import type { Desk as ShellDesk, WhyTarget } from "../../../shell/table/desk";
import type { Space } from "../position/position";
import type { View } from "../position/view";
import type { Lit } from "../world/lit";

/** Aliens of a Space that are to move: some saucers together, or one Ally. */
export interface Squad {
  from: Space;
  n: number;
  ally: string | null;
}

export interface Desk extends ShellDesk {
  view: View;
  before: View | null;
  /** The table behind it; null where a position is only shown. */
  store: TableStore | null;
  /** The newest position in the server's words; null until they are here. */
  plain: Plain | null;
  /** What this seat is asked, with every option that it has; null where it is asked nothing, or an earlier position is shown. */
  asked: Prompt | null;

  /** Several seats look at this screen. */
  shared: boolean;
  /** Whose question is covered until they say that they look alone; nothing hidden is shown meanwhile. */
  covered: Letter | null;
  /** Nobody has said that they look at this screen alone: hands lie face down. */
  hidden: boolean;
  uncover: () => void;

  /** The answer that is chosen and not yet given: the button at the end of the tray gives it. */
  picked: Option | null;
  /** Chooses an answer, or none; the same one again lets it go. */
  pick: (option: Option | null) => void;
  /** Gives an answer at once. */
  answer: (option: Option) => void;

  squad: Squad | null;
  /** Chooses all saucers of a Space that may move, then one fewer, then its Allies, then nobody; null lets all go. */
  muster: (from: Space | null) => void;
  /** The places that answer what is asked, or take the chosen Aliens. */
  lit: Lit;
  /** Presses a place: sends the chosen Aliens there, answers what is asked, or chooses the Aliens there. */
  press: (space: Space) => void;
  /** A Space, a card or an option that somebody looks at. */
  hot: string;
  setHot: (what: string) => void;
  /** How the map that was drawn last is turned, so that a small one beside it lies the same way. */
  turns: { current: number | null };

  /** The card whose whole text is read, as `kind:name`. */
  reading: string;
  read: (what: string) => void;
  /** Shows a part of the table on a phone. */
  show: (zone: Zone) => void;

  why: WhyTarget | null;
  askWhy: (target: WhyTarget | null) => void;
}

/** What a phone shows at a time. */
export type Zone = "map" | "hand" | "players";

export const OwnDeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(OwnDeskContext);
  if (!desk) throw new Error("useDesk needs a desk around it");
  return desk;
}

/** The options of what is asked, of one group or of all. */
export function optionsOf(asked: Prompt | null, group?: string): readonly Option[] {
  return asked?.options.filter((option) => group === undefined || option.group === group) ?? [];
}

/** The option with this notation. */
export function optionOf(asked: Prompt | null, action: string): Option | undefined {
  return asked?.options.find((option) => option.action === action);
}
