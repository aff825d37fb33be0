/** A position of Alien Frontiers as the server writes it. */

import type { Letter } from "../../../shell/link/wire";
import type { Board, Card, Dock, Facility, Place, Territory } from "../names/names";

/** A die is its value; `6*` is the Relic Ship. */
export type Shown = number | string;

export interface SeatState {
  fuel: number;
  ore: number;
  ships: number;
  bay: number;
  docked: Partial<Record<Dock, number[]>>;
  colonies: Partial<Record<Territory, number>>;
  hub: number;
  supply: number;
  cards: Card[];
  /** What lies on the own cards of a kind, where the deck has such cards. */
  "on-cards"?: Record<Card, Record<string, number | number[] | string[]>>;
  /** The own board. */
  faction?: Board | null;
  /** Claimed asteroids, and those of them that are still in tow. */
  asteroids?: string[];
  "in-tow"?: string[];
  /** Face down: by name to who holds them, `?` to others. */
  agendas?: string[];
  revealed?: string[];
  /** Of Agendas that were foretold, and the one the Oracle Engine has turned up. */
  foretold?: string[];
  prophecy?: string[];
}

/** The Outer Belt: what lies where, the farthest first; null where it was claimed. */
export interface Belt {
  spaces: (string | null)[];
  bottom: string[];
  discards: string[];
  unseen: string[];
  boxed: number;
}

/** A decision awaited above the main phase. */
export interface Pending {
  asks: string;
  why?: string;
  from?: string;
  owner?: Letter;
  at?: Place;
  hits?: number;
  value?: number;
  relic?: boolean;
  taken?: number;
  excess?: number;
  dice?: Shown[] | number;
  cards?: number;
  dealt?: number;
  again?: boolean;
}

/** What this turn has used up and may still use. */
export interface ThisTurn {
  used?: Card[];
  /** Boards whose power was used. */
  powers?: string[];
  discarded?: number;
  "given-up"?: Record<string, string[]>;
  mined?: number;
  "hub-ships"?: number;
  asimov?: boolean;
  excess?: number;
  cycles?: number;
  claim?: number[];
  "relic-counts"?: boolean;
  market?: number[];
  lent?: Territory[];
  borrowed?: { owner: Letter; value: number; counts?: boolean; at?: Facility };
}

export interface PositionDict {
  turn: Letter;
  first: Letter;
  turns: number;
  phase?: "main" | "roll" | "over";
  pending?: Pending[];
  dice: Shown[];
  seats: Partial<Record<Letter, SeatState>>;
  "relic-ship": { at: string; user?: Letter; value?: number; track?: Letter };
  fields: Record<string, string>;
  display: Card[];
  deck: Card[];
  discards: Card[];
  "this-turn"?: ThisTurn;
  "hub-guests"?: { owner: Letter; track: Letter; value: number }[];
  /** Of a field generator that lies across two territories: the other one. */
  straddles?: Record<string, { across: string; "set-by": Letter | null }>;
  belt?: Belt;
  "agenda-deck"?: string[];
  "boards-offered"?: Board[];
  /** What stands on boards and elsewhere for them: the Brethren Ship, the REV. */
  "on-boards"?: Partial<Record<Board, Record<string, unknown>>>;
}
