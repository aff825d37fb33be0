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
  /** Its poster on the start page, three wide and four high; without one, a plain one is made of its title. */
  poster?: Loads<ComponentType>;
  /** Pictures for what can be chosen before a game, and a set for the first time. */
  choices?: Loads<GameChoices>;
  /** What one does in it, in one sentence. */
  invites?: string;
  /** How it may be played, in a few words; absent where there is one way. */
  ways?: string;
  /** How long people play. */
  minutes?: number;
  /** Where one learns it by playing. */
  lesson?: string;
  /** All that can be learned by playing: where they are listed, and each of them. */
  chapters?: { at: string; of: readonly Chapter[] };
  /** Pages of its own, such as an editor or a lesson. */
  pages?: readonly GamePage[];
  /** What the page about Landfall says of it. */
  about?: Loads<AboutGame>;
  /** Where the positions of a scenario file are looked at: keeps them for that page, and says its address. */
  scenarios?: Loads<(found: ScenarioPosition[]) => string>;
  /** What one might look for in its rules. */
  rulesExample?: string;
}

export interface GamePage {
  /** Its address, without the first slash. */
  path: string;
  /** Its name in the row of pages; one without is found by its address alone. */
  name?: string;
  /** Its name on the start page, below what is chosen there, where it has none in the row. */
  way?: string;
  page: Loads<ComponentType>;
}

/** A lesson in the list of them. */
export interface Chapter {
  at: string;
  title: string;
  words: string;
  minutes: number;
  /** What of the rules it is about, as these call it: a module, or groups of them. */
  module?: string;
  groups?: readonly string[];
  /** Under this name its progress is kept. */
  name: string;
}

/** How what an edition offers is shown; an option that is not named here is listed in words. */
export interface GameChoices {
  /** By the name of the option. */
  options: Readonly<Record<string, PicturedOption>>;
  /** What is chosen before all else, by the names of the option and of its choices. */
  ways?: Readonly<Record<string, Readonly<Record<string, WayToPlay>>>>;
  /** The face of what a seat may have, by the name of the option that lets one choose it. */
  faces?: Readonly<Record<string, ComponentType<{ name: string; seat: Letter }>>>;
  /** What to choose for the first time, in one press. */
  first?: FirstChoice;
  /** What is said of a number of seats. */
  seats?: Readonly<Record<number, string>>;
  /** How long such a game takes, in a sentence. */
  length?: (chosen: Readonly<Record<string, unknown>>, seats: number) => string;
}

export interface PicturedOption {
  Picture: ComponentType;
  /** What it does to the length of a game. */
  length?: string;
  /** Where one learns it by playing. */
  lesson?: string;
}

/** One way to play, on a button. */
export interface WayToPlay {
  title: string;
  words: string;
  /** One person has every seat, as many as there are. */
  alone?: boolean;
}

export interface FirstChoice {
  words: string;
  edition: string;
  options: Readonly<Record<string, unknown>>;
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
  pace?: (action: string, changes?: readonly Record<string, unknown>[]) => number | undefined;
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
