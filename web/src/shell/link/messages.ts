/** The server's messages (generated) under the names this client uses, and the shape of a position inside them. */

import type { Card, Facility, Place, Territory } from "../../games/alien-frontiers/names/names";
import type * as wire from "./wire";
import type { Letter } from "./wire";

export type {
  ClientMessage,
  HintMessage,
  PositionMessage,
  RuleName,
  ServerMessage,
  StoryLine,
  TableMessage,
} from "./wire";
export type Move = wire.LegalAction;
export type SeatInfo = wire.Seat;
export type Because = wire.Answer;
export type Outcome = wire.GameResult;

/** A die is its value; `6*` is the Relic Ship. */
export type Shown = number | string;

export interface SeatState {
  fuel: number;
  ore: number;
  ships: number;
  bay: number;
  docked: Partial<Record<Facility, number[]>>;
  colonies: Partial<Record<Territory, number>>;
  hub: number;
  supply: number;
  cards: Card[];
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
}
