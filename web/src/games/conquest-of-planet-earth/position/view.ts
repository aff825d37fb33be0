/** The server's view of a position, read once: what the drawings of this game go by. */

import type { RawView, TableView } from "../../../shell/game/TableView";
import type { Letter } from "../../../shell/link/wire";
import type {
  BattleSeen,
  FightSeen,
  HumanStep,
  LossSeen,
  PileSeen,
  PlayedSeen,
  PlayerSeen,
  Space,
  SpaceSeen,
  TrackSeen,
} from "./position";

export type Mode = "competitive" | "cooperative" | "solo" | "team";
export type Phase = "set-up" | "command" | "action" | "battle" | "draw" | "resistance";

export interface SectionSeen {
  section: string;
  /** With which the names of its places begin: `A` of `A3`. */
  letter: string;
  seat: Letter | null;
}

/** Where some saucers of a Space could go in one order: by their number, then by place. */
export type Reach = Readonly<Record<Space, Readonly<Record<string, readonly Way[]>>>>;

export interface Way {
  to: Space;
  cost: number;
  /** Every Space on the way, the last one too. */
  path: readonly Space[];
  /** What awaits them there. */
  brings: "on" | "explore" | "conquer" | "steal" | "fight" | "counters";
  /** The acts of this order. */
  steps: readonly string[];
}

export interface View extends TableView {
  /** With whose eyes it is seen; null for whoever only watches. */
  seat: Letter | null;
  mode: Mode;
  phase: Phase;
  /** What is under way; of a window, what it is about. */
  asks: string;
  /** All that choose at once; nobody's name while answers are gathered. */
  actors: Letter[];
  order: Letter[];
  /** Whose turn it is; nobody's while all choose or the Humans act. */
  turn: Letter | null;
  goal: number;
  track: TrackSeen | null;
  players: Readonly<Partial<Record<Letter, PlayerSeen>>>;
  spaces: Readonly<Record<Space, SpaceSeen>>;
  sections: readonly SectionSeen[];
  piles: Readonly<Record<string, PileSeen>>;
  /** Events that remain in play, and before whom they lie; `humans` for nobody. */
  inPlay: Readonly<Record<string, string[]>>;
  tech: readonly string[];
  battle: BattleSeen | null;
  fight: FightSeen | null;
  /** Cards and powers under way, the newest first. */
  played: readonly PlayedSeen[];
  loss: LossSeen | null;
  /** Of the Resistance Phase. */
  step: HumanStep | null;
  prices: { land: number; menace: number } | null;
  reach: Reach;
  lost: boolean;
}

const read = new WeakMap<RawView, View>();

export function readView(raw: RawView): View {
  const known = read.get(raw);
  if (known) return known;
  const view = reading(raw);
  read.set(raw, view);
  return view;
}

const LETTER = /^[A-F]$/;

function reading(raw: RawView): View {
  const players = raw["players"] as View["players"];
  const letters = Object.keys(players) as Letter[];
  const seat = raw["seat"] as Letter | null;
  const actors = raw["actors"] as Letter[];
  const order = raw["order"] as Letter[];
  const actor = raw["actor"] as string;
  const turn = raw["turn"] as Letter | null;
  const options = raw["options"] as Record<string, unknown>;
  const mode = (options["mode"] ?? "competitive") as Mode;
  const together = mode === "cooperative" || mode === "solo";
  const outcome = raw["outcome"] as { lost?: boolean } | null;
  return {
    letters,
    scores: together ? ownTerror(players) : (raw["scores"] as Record<string, number>),
    inTurn: turn ?? order[0] ?? letters[0] ?? "A",
    actor: seat && actors.includes(seat) ? seat : LETTER.test(actor) ? (actor as Letter) : null,
    over: outcome !== null,
    round: raw["round"] as number,
    scored: { short: "terror", words: "Terror Points" },
    seat,
    mode,
    phase: raw["phase"] as Phase,
    asks: raw["asks"] as string,
    actors,
    order,
    turn,
    goal: raw["goal"] as number,
    track: raw["track"] as TrackSeen | null,
    players,
    spaces: raw["spaces"] as View["spaces"],
    sections: raw["sections"] as SectionSeen[],
    piles: raw["piles"] as View["piles"],
    inPlay: raw["in-play"] as View["inPlay"],
    tech: raw["human-tech"] as string[],
    battle: raw["battle"] as BattleSeen | null,
    fight: raw["fight"] as FightSeen | null,
    played: (raw["played"] ?? []) as PlayedSeen[],
    loss: (raw["loss"] ?? null) as LossSeen | null,
    step: (raw["step"] ?? null) as HumanStep | null,
    prices: raw["prices"] as View["prices"],
    reach: (raw["reach"] ?? {}) as Reach,
    lost: outcome?.lost ?? false,
  };
}

/** Where all win together, what each has brought to it. */
function ownTerror(players: View["players"]): Record<string, number> {
  return Object.fromEntries(Object.entries(players).map(([seat, { terror }]) => [seat, terror]));
}

const NOBODY: PlayerSeen = {
  race: null,
  strength: 0,
  intelligence: 0,
  terror: 0,
  tokens: 0,
  number: null,
  points: 0,
  commands: [],
  chosen: null,
  choosing: false,
  saucers: { all: 0, pool: 0 },
  "allies-in-pool": [],
  hand: [],
  "hand-size": 0,
  stuff: [],
  activated: [],
};

export function playerOf(view: View, seat: Letter): PlayerSeen {
  return view.players[seat] ?? NOBODY;
}

/** Have the Command Counters of this round been turned up, or its dice rolled? */
export function areTurnedUp(view: View): boolean {
  return view.letters.some((seat) => playerOf(view, seat).number !== null);
}

/** A Command Counter that was turned up and has no number yet: the die, or one that comes after it in seat order. */
export function laidOpen(view: View, seat: Letter): string | null {
  const { chosen } = playerOf(view, seat);
  return chosen === null || chosen === "?" ? null : String(chosen).toUpperCase();
}

/** Do the seats win or lose together? */
export function isTogether({ mode }: View): boolean {
  return mode === "cooperative" || mode === "solo";
}

/** So many of a seat's saucers hover over the board. */
export function saucersOut(view: View, seat: Letter): number {
  return Object.values(view.spaces).reduce((n, { aliens }) => n + (aliens[seat]?.saucers ?? 0), 0);
}
