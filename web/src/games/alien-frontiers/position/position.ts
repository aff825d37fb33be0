/** A position of Alien Frontiers as the server writes it. */

import type { Letter } from "../../../shell/link/wire";
import type { Card, Facility, Place, Territory } from "../names/names";

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
