/** What a game may offer the browser beyond the server's words. All of it is optional: a game that offers
 *  nothing is played at the plain table. A module names its parts; each is loaded when it is opened. */

import type { ComponentType, ReactNode } from "react";
import type { EndWays } from "../end/ways";
import type { SeatInfo, StoryLine } from "../link/messages";
import type { Letter, ScenarioPosition } from "../link/wire";
import type { Shown, TableStore } from "../store/TableStore";
import type { RawView, TableView } from "./TableView";

/** A part that comes with its own files and styles; it is fetched once. */
export type Loads<Part> = () => Promise<Part>;

export type NameOf = (seat: Letter) => string;

export interface GameModule {
  /** As it is printed. */
  title: string;
  /** Its table, as the game draws it. */
  drawn?: Loads<DrawnTable>;
  /** Which tables it draws; others are shown in plain words. Absent, it draws any. */
  drawnFor?: DrawnFor;
  /** Its poster on the start page, three wide and four high; without one, a plain one is made of its title. */
  poster?: Loads<ComponentType>;
  /** What one does in it, in one sentence. */
  invites?: string;
  /** How long people play. */
  minutes?: number;
  /** Where one learns it by playing. */
  lesson?: string;
  /** Pages of its own, such as an editor or a lesson. */
  pages?: readonly GamePage[];
  /** What the page about Landfall says of it. */
  about?: Loads<AboutGame>;
  /** Where the positions of a scenario file are looked at: keeps them for that page, and says its address. */
  scenarios?: Loads<(found: ScenarioPosition[]) => string>;
  /** What one might look for in its rules. */
  rulesExample?: string;
}

export interface DrawnFor {
  /** How many sit there. */
  seats: readonly number[];
  /** Options that leave everything drawn; with any other one chosen, a table has more than that. */
  options: readonly string[];
}

/** A table by what was agreed before the game. */
export interface LaidTable {
  seats: number;
  options: Record<string, unknown>;
}

export interface GamePage {
  /** Its address, without the first slash. */
  path: string;
  /** Its name in the row of pages; one without is found by its address alone. */
  name?: string;
  page: Loads<ComponentType>;
}

export interface AboutGame {
  /** The first paragraph. */
  Intro: ComponentType;
  /** Which game it is, and what in it is ours. */
  Sections: ComponentType;
  /** Its own keys at the table, and what they do. */
  keys: readonly (readonly [string, string])[];
}

/** A table drawn by its game, out of the shell's parts and its own. */
export interface DrawnTable {
  read: (view: RawView) => TableView;
  /** A table that is played at. */
  Table: ComponentType<LiveTableProps>;
  /** A position of a record. */
  Replayed: ComponentType<ReplayedProps>;
  /** For how long an act is shown, in proportion to a usual one; undefined is a usual one. */
  pace?: (action: string) => number | undefined;
  /** The address at which a position can be changed. */
  edit?: (view: RawView, table: { edition: string; options: Record<string, unknown> }) => string;
}

export interface LiveTableProps {
  store: TableStore;
  /** Fetches an earlier position to look at. */
  onLook?: (number: number) => Promise<Shown>;
  onShare?: () => void;
  onSave?: () => void;
  /** Has the game so far judged for whoever sits here; absent where that is not allowed. */
  onSoFar?: (() => void) | undefined;
  onReplay?: () => void;
  /** Takes the seat that was offered to somebody who only watches. */
  onSit?: (() => void) | undefined;
  /** What can be done when the game is over. */
  end?: EndWays;
}

export interface ReplayedProps {
  view: RawView;
  before: RawView | null;
  seats: SeatInfo[];
  edition: string;
  number: number;
  /** A turn that would have been better, to be marked. */
  better: string[];
  lines: StoryLine[];
  /** The scores a round ago. */
  past: Record<string, number>;
  onLook: (number: number) => void;
  /** The ways through the game, for the place in front of the person. */
  bar: ReactNode;
}
