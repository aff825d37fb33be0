/** What the screen shows of a Battle: read from the position, and for its end from what the last step changed. */

import type { StoryLine } from "../../../shell/link/messages";
import type { Letter } from "../../../shell/link/wire";
import type { BattleSeen, FightSeen, Sides } from "../position/position";
import type { View } from "../position/view";

export type Side = keyof Sides<unknown>;

/** How a Battle came out, or a Fight Round of it that nobody was asked about. */
export interface Ending {
  /** Empty where it is not over yet. */
  result: "won" | "lost" | "escaped" | "ended" | "";
  /** Its last Fight Round, where one was fought. */
  round: RoundFought | null;
  /** Terror Points that were won with it. */
  terror: number;
}

export interface RoundFought {
  winner: Side | "nobody";
  own: number;
  enemy: number;
}

/** One picture of the film. */
export interface Picture {
  /** The position that is shown; at its end the last one of the Battle. */
  view: View;
  battle: BattleSeen;
  fight: FightSeen;
  ending: Ending | null;
}

/** The Battle of a position as a picture; null where none is fought, or none any more. */
export function pictureOf(view: View): Picture | null {
  const { battle, fight, over } = view;
  return battle && fight && !over ? { view, battle, fight, ending: null } : null;
}

/**
 * The last picture of a Battle that has ended with this step, or of a Fight Round that was decided with it: the position
 * after it has neither. Null where the screen shows all there is, and for dice that one has been asked about (`looked`).
 */
export function lastPicture(before: View | null, view: View, line: StoryLine | undefined, looked = ""): Picture | null {
  const last = before && pictureOf(before);
  if (!last) return null;
  const [change] = changesOf(line, "round-fought");
  const round = change ? readRound(change) : null;
  const scored = changesOf(line, "scored").find((one) => one["seat"] === last.battle.seat);
  const terror = Number(scored?.["number"] ?? 0);
  const result = view.battle?.space === last.battle.space && !view.over ? "" : resultOf(line, view);
  if (result === "" && (round === null || diceOf(last) === looked)) return null;
  return { ...last, fight: decided(last.fight, round, line), ending: { result, round, terror } };
}

/** How the Battle came out with this step; a game that ends in its midst was won there. */
function resultOf(line: StoryLine | undefined, view: View): Ending["result"] {
  const [ended] = changesOf(line, "battle-ended");
  if (ended) return (ended["result"] || "ended") as Ending["result"];
  return view.over && line ? "won" : "";
}

/** The Fight with the dice of this step, and how they decide it. */
function decided(fight: FightSeen, round: RoundFought | null, line: StoryLine | undefined): FightSeen {
  const rolled = changesOf(line, "die-rolled").filter(({ why }) => why === "fight-round");
  const of = (side: Side): number[] => rolled.filter((die) => (die["side"] === "own") === (side === "own")).map(({ value }) => Number(value));
  const dice = { own: [...fight.dice.own, ...of("own")], enemy: [...fight.dice.enemy, ...of("enemy")] };
  if (!round || rolled.length === 0) return fight;
  const { winner } = round;
  const crushes = winner !== "nobody" && Math.max(...dice[winner]) >= fight.crushing[winner] ? winner : null;
  return { ...fight, dice, totals: { own: round.own, enemy: round.enemy }, leads: winner, crushes };
}

function readRound(change: Record<string, unknown>): RoundFought {
  const winner = change["winner"];
  return {
    winner: winner === "own" ? "own" : winner === "other" ? "enemy" : "nobody",
    own: Number(change["own"] ?? 0),
    enemy: Number(change["enemy"] ?? 0),
  };
}

/** What a step changed, of one kind. */
export function changesOf(line: StoryLine | undefined, kind: string): readonly Record<string, unknown>[] {
  return line?.changes?.filter((change) => change["kind"] === kind) ?? [];
}

/** Whose Aliens are on a side; null for the Humans. */
export function seatOf({ battle }: Picture, side: Side): Letter | null {
  return side === "own" ? battle.seat : battle.rival;
}

/** On which side a seat is; null for whoever only looks on. */
export function sideOf({ battle }: Pick<Picture, "battle">, seat: Letter | null): Side | null {
  if (seat === battle.seat) return "own";
  return seat !== null && seat === battle.rival ? "enemy" : null;
}

/** The dice that lie on the table, and in which Fight Round: the same while nothing is thrown. */
export function diceOf({ battle, fight }: Pick<Picture, "battle" | "fight">): string {
  return [battle.space, battle.won, fight.round, ...fight.dice.own, "against", ...fight.dice.enemy].join(" ");
}

/** Whom the Aliens still have to meet, while nobody of the Resistance is there; nobody once the last of them is beaten. */
export function awaited({ view, battle, fight }: Picture): "card" | "counter" | null {
  if (battle.against !== "humans" || fight.chain.length > 0) return null;
  if ((view.spaces[battle.space]?.counters.length ?? 0) > 0) return "counter";
  return battle.won < battle.needs ? "card" : null;
}

/** Do dice lie on the table? */
export function isRolled({ fight }: Picture): boolean {
  return fight.dice.own.length + fight.dice.enemy.length > 0;
}

/** All of them? */
export function isDecided({ fight }: Picture): boolean {
  return fight.leads !== null;
}

interface Names {
  place: (picture: Picture) => string;
  nameOf: (seat: Letter) => string;
  /** The Captain, by his name. */
  captain: string;
}

/** What stands on the marquee: which Fight, what happens, which round. */
export function marquee(picture: Picture, { place, nameOf, captain }: Names): [string, string, string] {
  const { battle, fight, ending } = picture;
  const round = fight.round > 0 ? `round ${fight.round}` : "";
  if (ending?.result) return ["", endingTitle(picture, place), round];
  const first =
    battle.against === "humans" && battle.needs > 0 ? `Fight ${Math.min(battle.won + 1, battle.needs)} of ${battle.needs}` : place(picture);
  return [first, title(), round];

  function title(): string {
    if (fight.crushes === "own") return "Crushing victory!";
    if (fight.crushes === "enemy") return "Crushed!";
    if (fight.leads === "enemy") return battle.rival ? `${nameOf(battle.rival)} holds` : "The Humans hold";
    if (battle.against === "aliens" && battle.rival) return `${nameOf(battle.seat)} against ${nameOf(battle.rival)}`;
    if (battle.against === "captain") return `${captain} attacks`;
    return `${place(picture)} under attack`;
  }
}

function endingTitle(picture: Picture, place: Names["place"]): string {
  const { battle, ending } = picture;
  if (ending?.result === "escaped") return "They escape";
  if (ending?.result === "won") return battle.against === "humans" ? `${place(picture)} falls` : "Victory!";
  return ending?.result === "lost" ? "Driven off" : "The attack is over";
}

/** How the totals stand, in a few words; of dice that lie there. */
export function standing({ fight }: Picture, totals: Sides<number> = fight.totals, leads: FightSeen["leads"] = fight.leads): string {
  if (fight.crushes && leads === fight.leads) return "a crushing die beats the totals";
  const by = Math.abs(totals.own - totals.enemy);
  if (leads === "own") return by > 0 ? `ahead by ${by}` : "ahead on a tie";
  if (leads === "enemy") return by > 0 ? `${by} short` : "a tie is not enough";
  return leads === "nobody" ? (by > 0 ? "a tie all the same" : "tie") : "";
}

/** Of what a total is made, in words: `3 saucers × 2, Tripod Walker +1, die 3`. */
export function madeOf({ fight }: Picture, side: Side): string {
  const parts = fight.parts[side].map(({ words, n }, at) => {
    if (words.includes("×")) return words;
    return at === 0 ? `${words}\u00a0${n}` : `${words}\u00a0${n > 0 ? "+" : "−"}${Math.abs(n)}`;
  });
  const die = fight.totals[side] - fight.strength[side];
  return [...parts, ...(die > 0 ? [`die\u00a0${die}`] : [])].join(", ");
}
