/** A position of Conquest of Planet Earth, as far as the server writes it for a drawing. */

import type { Letter } from "../../../shell/link/wire";

/** A Space by its name on the board: `n-3`, `obj-c`. */
export type Space = string;
/** A Command Counter that lies open; the die is `d6`. */
export type Command = number | "d6";

export interface CounterSeen {
  counter: string;
  strength: number;
  skin: string;
  air: boolean;
  moves: boolean;
  abilities: string[];
}

export interface AliensSeen {
  saucers: number;
  /** Of these, those whose move has ended. */
  stopped: number;
  allies: string[];
  "allies-stopped": string[];
}

export interface SpaceSeen {
  section: string;
  /** Axial: a step to the right, and one down and to the right. */
  point: [number, number];
  /** What a die has to show for it; nought in the middle of a section. */
  number: number;
  near: Space[];
  /** Whose Landing Site it is. */
  site: Letter | null;
  location: string | null;
  /** Nobody has explored it. */
  empty: boolean;
  demolished: boolean;
  resistance: number;
  population: number;
  /** Whose Conquest Marker lies there. */
  marker: Letter | null;
  /** Fights that an Anonymous Tip adds to the next Battle there. */
  tipped: number;
  counters: CounterSeen[];
  aliens: Partial<Record<Letter, AliensSeen>>;
  /** Action Points for a step out of it. */
  leaving: number;
}

export interface PlayerSeen {
  race: string | null;
  strength: number;
  intelligence: number;
  terror: number;
  tokens: number;
  /** Of this round: the number of its Command Counter, or what its die shows. */
  number: number | null;
  /** Action Points left. */
  points: number;
  /** Command Counters that it still has. */
  commands: Command[];
  /** What it has laid; `?` while that lies face down. */
  chosen: Command | "?" | null;
  choosing: boolean;
  saucers: { all: number; pool: number };
  "allies-in-pool": string[];
  /** Events by name; `?` for what the viewer may not see. */
  hand: string[];
  "hand-size": number;
  stuff: string[];
  activated: string[];
}

export interface TrackSeen {
  at: number;
  end: number;
  stage: number;
  stages: number[];
  /** Steps at which Counters come. */
  circles: number[];
}

export interface PileSeen {
  deck: number;
  discards: string[];
  unseen: Record<string, number>;
}

export interface BattleSeen {
  against: "humans" | "aliens" | "captain";
  space: Space;
  seat: Letter;
  rival: Letter | null;
  won: number;
  needs: number;
  fights: number;
  lost: number;
  controlled: string[];
}

/** Of the one who fights, and of whoever it fights. */
export interface Sides<Value> {
  own: Value;
  enemy: Value;
}

/** A Hero, or whom the Heroes help: what it adds, and what is to be said of it. */
export interface Link {
  kind: "hero" | "full" | "counter";
  name: string;
  n: number;
  notes: string[];
}

/** A part of a Strength Total, in words. */
export interface StrengthPart {
  words: string;
  n: number;
}

export interface FightSeen {
  /** In the order in which they came. */
  chain: Link[];
  /** Of what the totals are made, without dice. */
  parts: Sides<StrengthPart[]>;
  full: string | null;
  counter: string | null;
  heroes: string[];
  skin: string;
  air: boolean;
  abilities: string[];
  base: number;
  "from-heroes": number;
  "from-places": number;
  round: number;
  strength: Sides<number>;
  dice: Sides<number[]>;
  "dice-due": Sides<number>;
  totals: Sides<number>;
  crushing: Sides<number>;
  leads: "own" | "enemy" | "nobody" | null;
  /** Who wins it by a Crushing Victory. */
  crushes: "own" | "enemy" | null;
  /** Of this Fight Round, before its dice. */
  chances: { own: number; nobody: number; enemy: number } | null;
}

/** A card or power under way. */
export interface PlayedSeen {
  kind: "event" | "stuff" | "power";
  name: string;
  title: string;
  text: string;
  /** Nobody's: the Humans'. */
  by: Letter | null;
  /** What it is aimed at. */
  spaces: Space[];
  seats: Letter[];
  canceled: boolean;
}

/** An Alien about to be destroyed. */
export interface LossSeen {
  seat: Letter;
  figure: string;
  space: Space;
}

/** A step of the Resistance Phase. */
export type HumanStep = "event" | "liberation" | "track" | "deployment" | "moves" | "barrages" | "breakthrough";
