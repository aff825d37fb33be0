/** A seat's view of the table, read once into the shape the drawings ask for. */

import type { Pending, PositionDict, SeatState, ThisTurn } from "./position";
import type { RawView, TableView } from "../../../shell/game/TableView";
import type { Resources } from "../text/resources";
import type { Facility, Field, Letter, Territory } from "../names/names";

export interface Die {
  value: number;
  relic: boolean;
}

/** A ship in a port: whose it is, and `R` for the Relic Ship with the seat that flies it. */
export interface DockedShip {
  seat: Letter;
  relic: boolean;
  value: number;
}

export interface View extends TableView {
  position: PositionDict;
  /** Who decides now, else who is in turn: whose dice and choices lie on the table. */
  acting: Letter;
  control: Record<Territory, Letter | null>;
  bonuses: Record<string, Territory[]>;
  /** Free ports of each facility. */
  free: Record<Facility, number>;
  /** Fuel and ore that each seat would give back at the end of its turn. */
  overLimit: Partial<Record<Letter, number>>;
  /** What the turn's ships at the Alien Artifact add up to. */
  claimTotal: number;
  /** How many ships dock together, where it is not one at a time. */
  takes: Partial<Record<Facility, number>>;
  /** What each seat would pay as the table stands. */
  prices: Partial<Record<Letter, Prices>>;
  /** The lowest ship that the seat in turn may dock at the Lunar Mine. */
  mineFloor: number;
  /** What the points of each seat are made of, once the game is over. */
  points: Partial<Record<Letter, Points>>;
  /** Colonies in hand and on the Hub: the game ends when a seat has none of either. */
  coloniesLeft: Partial<Record<Letter, number>>;
  numbers: Numbers;
  asks: string;
  pending: Pending | null;
  /** The highest first. */
  dice: Die[];
  turn: ThisTurn;
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
    numbers: raw["numbers"] as Numbers,
    inTurn: position.turn,
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
  return ships - bay;
}

export function seatOf(view: View, seat: Letter): SeatState {
  return view.position.seats[seat] ?? NO_SEAT;
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
export function shipsAt(view: View, facility: Facility): DockedShip[] {
  const ships: DockedShip[] = [];
  for (const seat of view.letters) {
    for (const value of seatOf(view, seat).docked[facility] ?? []) ships.push({ seat, relic: false, value });
  }
  const relic = view.position["relic-ship"];
  if (relic.at === facility && relic.user) ships.push({ seat: relic.user, relic: true, value: relic.value ?? 0 });
  return ships;
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
  return ships;
}

/** The facility's ports at this table, taken and free. */
export function ports(view: View, facility: Facility): number {
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
  return (Object.keys(view.position.fields) as Field[]).filter((field) => view.position.fields[field] === territory);
}

/** The ship at the Lunar Mine that shows most. */
export function highestAtMine(view: View): DockedShip | null {
  return shipsAt(view, "lunar-mine").reduce<DockedShip | null>(
    (top, ship) => (top === null || ship.value > top.value ? ship : top),
    null,
  );
}
