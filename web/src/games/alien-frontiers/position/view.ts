/** A seat's view of the table, read once into the shape the drawings ask for. */

import type { Pending, PositionDict, SeatState, ThisTurn } from "./position";
import type { RawView, TableView } from "../../../shell/game/TableView";
import type { Words } from "../../../shell/text/spans";
import type { Resources } from "../text/resources";
import { BELT, type BeltSpace, type Board, type Dock, FACILITIES, type Field, type Letter, MOON, TERRITORIES, type Territory, isBoard, isTerritory } from "../names/names";

export interface Die {
  value: number;
  relic: boolean;
}

/** A ship in a port: whose it is, and `R` for the Relic Ship with the seat that flies it. */
export interface DockedShip {
  seat: Letter;
  relic: boolean;
  value: number;
  /** A ship without value and colour, of whoever has that board. */
  brethren?: boolean;
}

export interface View extends TableView {
  position: PositionDict;
  /** Who decides now, else who is in turn: whose dice and choices lie on the table. */
  acting: Letter;
  control: Record<Territory, Letter | null>;
  bonuses: Record<string, Territory[]>;
  /** Free ports of each place to dock at. */
  free: Record<Dock, number>;
  /** Fuel and ore that each seat would give back at the end of its turn. */
  overLimit: Partial<Record<Letter, number>>;
  /** What the turn's ships at the Alien Artifact add up to. */
  claimTotal: number;
  /** How many ships dock together, where it is not one at a time. */
  takes: Partial<Record<Dock, number>>;
  /** What each seat would pay as the table stands. */
  prices: Partial<Record<Letter, Prices>>;
  /** The lowest ship that the seat in turn may dock at the Lunar Mine. */
  mineFloor: number;
  /** What the points of each seat are made of, once the game is over. */
  points: Partial<Record<Letter, Points>>;
  /** Colonies in hand and on the Hub: the game ends when a seat has none of either. */
  coloniesLeft: Partial<Record<Letter, number>>;
  /** What serves on each space of the belt, and what its card asks for. */
  beltSpaces: BeltNeeds[];
  /** How far the viewer's own hidden Agendas are, by name; of others' nobody is told. */
  progress: Readonly<Record<string, Progress>>;
  /** What proves an Agenda that lies open, by name, while it is met. */
  proved: Readonly<Record<string, Proof[]>>;
  numbers: Numbers;
  asks: string;
  pending: Pending | null;
  /** The highest first. */
  dice: Die[];
  turn: ThisTurn;
}

/** One thing on the table that counts for an Agenda, or is missing. */
export interface Proof {
  holds: boolean;
  words: Words;
}

/** Does each half of an Agenda hold now, and by what? Where the first one counts, how many there are of how many. */
export interface Progress {
  met: boolean;
  holds: boolean;
  now: Proof[];
  end: Proof[];
  done?: number;
  of?: number;
}

/** Values that serve as Navigation values; the ships the card there asks for: `nav`, `nav=`, `any` or a value. */
export interface BeltNeeds {
  navigation: number[];
  needs: string[];
  /** Would it wait in tow? */
  tow: boolean;
}

/** Fuel and ore. */
type Price = [number, number];

/** What costs one seat more than another; null where there is nothing to be had. */
interface Prices {
  shipyard: Price | null;
  "colony-constructor": Price | null;
  /** Fuel for one ore; null where it is the value of the pair. */
  trade: number | null;
}

/** Numbers of the board, and prices that are the same for everybody. */
interface Numbers {
  "terraforming-station": Price;
  launch: Price;
  ships: number;
  circles: number;
  "track-ports": number;
  resources: number;
  claim: number;
  booty: number;
}

const NO_SEAT: SeatState = {
  fuel: 0,
  ore: 0,
  ships: 0,
  bay: 0,
  docked: {},
  colonies: {},
  hub: 0,
  supply: 0,
  cards: [],
};

const known = new WeakMap<RawView, View>();

/** The view, read once. */
export function readView(raw: RawView): View {
  let view = known.get(raw);
  if (!view) {
    view = read(raw);
    known.set(raw, view);
  }
  return view;
}

/** What the server counts is taken as it counts it: control, points, bonuses, free ports. */
function read(raw: RawView): View {
  const position = raw["position"] as PositionDict;
  const letters = Object.keys(position.seats) as Letter[];
  const pending = position.pending?.at(-1) ?? null;
  const actor = letters.find((seat) => seat === raw["actor"]) ?? null;
  return {
    position,
    letters,
    pending,
    over: raw["actor"] === "over",
    asks: raw["asks"] as string,
    control: raw["control"] as View["control"],
    scores: raw["scores"] as View["scores"],
    bonuses: raw["bonuses"] as View["bonuses"],
    free: raw["free-ports"] as View["free"],
    overLimit: raw["over-limit"] as View["overLimit"],
    claimTotal: raw["claim-total"] as number,
    takes: raw["takes"] as View["takes"],
    prices: raw["prices"] as View["prices"],
    mineFloor: raw["mine-floor"] as number,
    points: raw["points"] as View["points"],
    coloniesLeft: raw["colonies-left"] as View["coloniesLeft"],
    beltSpaces: (raw["belt-spaces"] ?? []) as BeltNeeds[],
    progress: (raw["progress"] ?? {}) as View["progress"],
    proved: (raw["proved"] ?? {}) as View["proved"],
    numbers: raw["numbers"] as Numbers,
    inTurn: raw["asks"] === "draft" && actor ? actor : position.turn, // who picks a faction has the turn
    actor,
    acting: actor ?? position.turn,
    dice: position.dice.map(readDie).sort((a, b) => b.value - a.value || Number(a.relic) - Number(b.relic)),
    turn: position["this-turn"] ?? {},
    round: raw["round"] as number,
  };
}

export function readDie(shown: number | string): Die {
  const text = String(shown);
  return { value: Number.parseInt(text, 10), relic: text.endsWith("*") };
}

/** How many ships of the fleet wait to be rolled. */
export function unrolled(view: View): number {
  if (view.asks !== "roll" || view.position.phase !== "roll") return 0;
  const { ships, bay } = seatOf(view, view.inTurn);
  const relic = view.position["relic-ship"];
  const flown = relic.at === "unplaced" && relic.user === view.inTurn;
  return ships - bay + Number(flown) + brethrenAt(view, "unplaced").length;
}

export function seatOf(view: View, seat: Letter): SeatState {
  return view.position.seats[seat] ?? NO_SEAT;
}

/** The seat's faction board, where there are factions and it has one. */
export function boardOf(view: View, seat: Letter): Board | null {
  return seatOf(view, seat).faction ?? null;
}

/** Whose board it is. */
export function ownerOf(view: View, board: Dock): Letter | null {
  return view.letters.find((seat) => boardOf(view, seat) === board) ?? null;
}

/** Fuel and ore that docking at a board costs the seat, with the fee. */
export function boardPrice(view: View, board: Board, seat: Letter): Resources {
  const [fuel = 0, ore = 0] = (view.prices[seat] as Partial<Record<Board, Price | null>> | undefined)?.[board] ?? [];
  return { fuel, ore };
}

/** What of it goes to the board's owner: so much more than its owner would pay. */
export function feeAt(view: View, board: Board, seat: Letter): { seat: Letter; fuel: number } | null {
  const owner = ownerOf(view, board);
  if (!owner) return null;
  const fuel = boardPrice(view, board, seat).fuel - boardPrice(view, board, owner).fuel;
  return fuel > 0 ? { seat: owner, fuel } : null;
}

/** Is the Outer Belt at this table? */
export function hasBelt(view: View): boolean {
  return view.position.belt !== undefined;
}

/** A space of the belt: the card that lies there, if there is one, and what it asks for. */
export function beltSpace(view: View, space: BeltSpace): BeltNeeds & { card: string } {
  const at = BELT.indexOf(space);
  const found = view.beltSpaces[at] ?? { navigation: [], needs: [], tow: false };
  const card = view.position.belt?.spaces[at] ?? "";
  return { ...found, card: found.needs.length > 0 ? card : "" };
}

/** Wherever ships can dock at this table: facilities, the seats' boards in turn order, the belt. */
export function docksOf(view: View): Dock[] {
  const boards = view.letters.map((seat) => boardOf(view, seat)).filter((board) => board !== null);
  return [...FACILITIES, ...boards.filter(isBoard), ...(hasBelt(view) ? BELT : [])];
}

/** The territories of this table: those of the planet, and the moon where there is a belt. */
export function territoriesOf(view: View): Territory[] {
  return view.control[MOON] === undefined ? [...TERRITORIES] : [...TERRITORIES, MOON];
}

/** The seats in turn order, beginning with this one. */
export function seatsFrom(view: View, seat: Letter): Letter[] {
  const at = Math.max(0, view.letters.indexOf(seat));
  return [...view.letters.slice(at), ...view.letters.slice(0, at)];
}

/** What a seat's victory points are made of. */
export interface Points {
  colonies: number;
  territories: number;
  "positron-field": number;
  cards: number;
}

type Priced = "shipyard" | "colony-constructor" | "terraforming-station" | "launch";

/** What something costs a seat now; null where there is nothing to be had. */
export function priceOf(view: View, seat: Letter, what: Priced): Resources | null {
  const own = what === "launch" || what === "terraforming-station" ? view.numbers : view.prices[seat];
  const price = (own as Partial<Record<Priced, Price | null>> | undefined)?.[what];
  return price ? { fuel: price[0], ore: price[1] } : null;
}

/** Fuel for one ore at the Orbital Market; null where it hangs on the pair. */
export function tradePrice(view: View, seat: Letter): number | null {
  return view.prices[seat]?.trade ?? null;
}

/** The ships at a facility seat by seat, the Relic Ship last; guests on a Hub track are not among them. */
export function shipsAt(view: View, facility: Dock): DockedShip[] {
  const ships: DockedShip[] = [];
  for (const seat of view.letters) {
    for (const value of seatOf(view, seat).docked[facility] ?? []) ships.push({ seat, relic: false, value });
  }
  const relic = view.position["relic-ship"];
  if (relic.at === facility && relic.user) ships.push({ seat: relic.user, relic: true, value: relic.value ?? 0 });
  return [...ships, ...brethrenAt(view, facility)];
}

const BRETHREN = "brethren-of-the-stars";

/** The Brethren Ship, if it stands there. */
export function brethrenAt(view: View, place: string, track?: Letter): DockedShip[] {
  const kept = view.position["on-boards"]?.[BRETHREN];
  const owner = ownerOf(view, BRETHREN);
  if (!owner || kept?.["ship"] !== place || (track && kept["track"] !== track)) return [];
  return [{ seat: owner, relic: false, value: 0, brethren: true }];
}

/** The territory on which the REV stands, where somebody has its board. */
export function revAt(view: View): Territory | null {
  const board = "xeno-explorations-inc";
  const at = view.position["on-boards"]?.[board]?.["rev"];
  return ownerOf(view, board) && isTerritory(at as string) ? (at as Territory) : null;
}

/** So many have a track of the Colonist Hub each. */
const TRACKS = 4;

/** More than have a track each: the Hub is one field for all. */
export function sharesHub(view: View): boolean {
  return view.letters.length > TRACKS;
}

/** Is it being chosen who has which board? */
export function isDraft(view: View): boolean {
  return view.asks === "draft" || view.asks === "boards";
}

/** The ships on one seat's track of the Colonist Hub. */
export function shipsOnTrack(view: View, track: Letter): DockedShip[] {
  const guests = view.position["hub-guests"] ?? [];
  const away = guests.filter((guest) => guest.owner === track).map((guest) => guest.value);
  const own = [...(seatOf(view, track).docked["colonist-hub"] ?? [])];
  for (const value of away) own.splice(own.indexOf(value), 1);
  const ships: DockedShip[] = own.map((value) => ({ seat: track, relic: false, value }));
  for (const guest of guests) {
    if (guest.track === track) ships.push({ seat: guest.owner, relic: false, value: guest.value });
  }
  const relic = view.position["relic-ship"];
  if (relic.at === "colonist-hub" && relic.user && (relic.track ?? relic.user) === track) {
    ships.push({ seat: relic.user, relic: true, value: relic.value ?? 0 });
  }
  return [...ships, ...brethrenAt(view, "colonist-hub", track)];
}

/** The facility's ports at this table, taken and free. */
export function ports(view: View, facility: Dock): number {
  return shipsAt(view, facility).length + view.free[facility];
}

export function coloniesOn(view: View, territory: Territory): [Letter, number][] {
  return view.letters
    .map((seat): [Letter, number] => [seat, seatOf(view, seat).colonies[territory] ?? 0])
    .filter(([, count]) => count > 0);
}

/** The seats level at the top of an uncontrolled territory. */
export function tiedOn(view: View, territory: Territory): Letter[] {
  if (view.control[territory]) return [];
  const here = coloniesOn(view, territory);
  const most = Math.max(0, ...here.map(([, count]) => count));
  const tied = here.filter(([, count]) => count === most).map(([seat]) => seat);
  return tied.length > 1 ? tied : [];
}

export function fieldsOn(view: View, territory: Territory): Field[] {
  const { fields, straddles } = view.position;
  return (Object.keys(fields) as Field[]).filter(
    (field) => fields[field] === territory || straddles?.[field]?.across === territory,
  );
}

/** The ship at the Lunar Mine that shows most. */
export function highestAtMine(view: View): DockedShip | null {
  return shipsAt(view, "lunar-mine").reduce<DockedShip | null>(
    (top, ship) => (top === null || ship.value > top.value ? ship : top),
    null,
  );
}
