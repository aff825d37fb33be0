/** What a position can ask: every phase and every decision, what it is called, and what it says of itself. */

import type { Pending } from "../position/position";
import { FACILITIES, TERRITORIES } from "../names/names";
import type { Draft, DraftPosition } from "./draft";
import type { Option } from "../../../shell/editor/inputs";

export type Entry =
  | { name: keyof Pending; label: string; kind: "number"; low?: number; high: number }
  | { name: keyof Pending; label: string; kind: "choice"; options: readonly Option[] }
  | { name: keyof Pending; label: string; kind: "seat" | "dice" | "tick" };

interface Kind {
  called: string;
  begin: Partial<Pending>;
  entries: (now: Pending) => Entry[];
}

const FROM: Entry = { name: "from", label: "From", kind: "choice", options: TERRITORIES };
const OWNER: Entry = { name: "owner", label: "Whose", kind: "seat" };
const NOTHING = (): Entry[] => [];

/** Decisions above the main phase. */
export const DECISIONS: Record<string, Kind> = {
  land: {
    called: "Where a colony lands",
    begin: { why: "built" },
    entries: (now) => [
      {
        name: "why",
        label: "The colony was",
        kind: "choice",
        options: [
          ["built", "built"],
          ["launched", "launched from the Hub"],
          ["moved", "picked up to be moved"],
        ],
      },
      ...(now.why === "launched"
        ? [{ name: "excess", label: "Circles beyond the seventh", kind: "number", high: 6 } satisfies Entry]
        : []),
      ...(now.why === "moved" ? [FROM, OWNER] : []),
    ],
  },
  raid: {
    called: "What a raid takes",
    begin: { taken: 0 },
    entries: () => [{ name: "taken", label: "Taken so far", kind: "number", high: 3 }],
  },
  aim: {
    called: "A ship to aim at",
    begin: { why: "cannon", at: "lunar-mine" },
    entries: (now) => [
      {
        name: "why",
        label: "With",
        kind: "choice",
        options: [
          ["cannon", "the Plasma Cannon"],
          ["stock", "the discarded Plasma Cannon"],
          ["helmet", "the Mind Control Helmet"],
        ],
      },
      {
        name: "at",
        label: "At the",
        kind: "choice",
        options: now.why === "stock" ? [...FACILITIES, "maintenance-bay"] : FACILITIES,
      },
      ...(now.why === "cannon"
        ? [{ name: "hits", label: "Hits so far", kind: "number", high: 24 } satisfies Entry]
        : []),
    ],
  },
  carry: {
    called: "Where a ship that was picked up docks",
    begin: { from: "lunar-mine", value: 6 },
    entries: (now) => [
      {
        name: "from",
        label: "From the",
        kind: "choice",
        options: FACILITIES.filter((facility) => facility !== "terraforming-station"),
      },
      ...(now.relic
        ? []
        : ([{ name: "value", label: "Shows", kind: "number", low: 1, high: 6 }, OWNER] satisfies Entry[])),
      { name: "relic", label: "It is the Relic Ship", kind: "tick" },
    ],
  },
  pick: {
    called: "Ships to roll again",
    begin: { dice: [] },
    entries: () => [
      { name: "dice", label: "Picked so far", kind: "dice" },
      { name: "relic", label: "The Relic Ship is picked", kind: "tick" },
    ],
  },
  swap: {
    called: "The other colony of a swap",
    begin: { owner: "A", from: "lem-badlands" },
    entries: () => [OWNER, FROM],
  },
  drop: { called: "What to give back, down to eight", begin: {}, entries: NOTHING },
};

/** Chance in the middle of a turn. */
export const CHANCES: Record<string, Kind> = {
  draw: {
    called: "Cards for the display",
    begin: { cards: 1 },
    entries: () => [{ name: "cards", label: "How many", kind: "number", low: 1, high: 3 }],
  },
  "roll again": {
    called: "A new roll of some ships",
    begin: { dice: 1, again: true },
    entries: () => [
      { name: "dice", label: "How many ships", kind: "number", low: 1, high: 6 },
      { name: "relic", label: "With the Relic Ship", kind: "tick" },
    ],
  },
  "relic again": { called: "A new roll of the Relic Ship", begin: { again: true }, entries: NOTHING },
};

/** What comes before the main phase and stands alone. */
const SET_UP: Record<string, Kind> = {
  first: { called: "Who is player one", begin: {}, entries: NOTHING },
  deal: {
    called: "The cards of the set-up",
    begin: { dealt: 0 },
    entries: () => [{ name: "dealt", label: "Dealt so far", kind: "number", high: 6 }],
  },
  relic: { called: "The die of the Relic Ship", begin: {}, entries: NOTHING },
};

export const PHASES: readonly Option[] = [
  ["main", "The free choice of the turn"],
  ["roll", "The roll: all ships are gathered"],
  ["over", "Nothing: the game is over"],
];

export const GROUPS = [
  ["A decision", namesOf(DECISIONS)],
  ["Chance, in the middle of a turn", namesOf(CHANCES)],
  ["Chance, before the turn", namesOf(SET_UP)],
] as const;

function namesOf(kinds: Record<string, Kind>): Option[] {
  return Object.entries(kinds).map(([name, { called }]) => [name, called]);
}

export function kindOf(pending: Pending): string {
  const again = pending.again && (pending.asks === "roll" || pending.asks === "relic");
  return again ? `${pending.asks} again` : pending.asks;
}

export function entriesOf(pending: Pending): Entry[] {
  const kind = kindOf(pending);
  return (DECISIONS[kind] ?? CHANCES[kind] ?? SET_UP[kind])?.entries(pending) ?? [];
}

/** What is asked now. */
export function askedIn(position: DraftPosition): string {
  const top = position.pending?.at(-1);
  if (top && !(top.asks === "roll" && !top.again)) return kindOf(top);
  return top ? "roll" : (position.phase ?? "main");
}

export function pendingOf(kind: string): Pending {
  const { begin } = DECISIONS[kind] ?? CHANCES[kind] ?? SET_UP[kind] ?? { begin: {} };
  return { asks: kind.replace(" again", ""), ...begin };
}

/** The draft asks this now; what could not lie on the table then is put away. */
export function asking(draft: Draft, kind: string): Partial<DraftPosition> {
  const { position } = draft;
  const own = position.dice.filter((die) => !String(die).endsWith("*"));
  if (kind === "main" || kind === "over") return { phase: kind === "main" ? undefined : kind, pending: undefined };
  if (kind === "roll") return { phase: "roll", pending: undefined, dice: [] };
  const pending = [...waiting(position), pendingOf(kind)];
  const carried = own.find((die) => typeof die === "number");
  if (kind === "carry" && typeof carried === "number") pending.splice(-1, 1, { ...pendingOf(kind), value: carried });
  if (kind in DECISIONS || kind in CHANCES)
    return { phase: undefined, pending, ...(kind === "drop" ? { dice: [] } : {}) };
  if (kind === "relic")
    return { phase: undefined, pending: [pendingOf(kind)], dice: own, "relic-ship": { at: "unplaced" } };
  return { phase: undefined, pending: [pendingOf(kind)], dice: [] };
}

/** The decisions beneath the one that is asked now. */
export function waiting(position: DraftPosition): Pending[] {
  return position.pending?.slice(0, -1) ?? [];
}
