/** A position in full, made short: what follows from the rest, and what is as usual, is left out. */

import { modulesIn } from "../names/modules";
import type { PositionDict, ThisTurn } from "../position/position";
import { type Draft, type DraftPosition, type DraftSeat, isBeyond } from "./draft";

const STARTING_SHIPS = 3;
/** An edition has so many cards at least; when as many are named, none is out of the game. */
const FEWEST_CARDS = 22;

/** A position of a table or a replay, for the editor. */
export function draftOf(
  position: PositionDict,
  seats: number,
  edition: string,
  options: Readonly<Record<string, unknown>>,
): Draft {
  const modules = modulesIn(options);
  const draft: Draft = {
    edition,
    seats,
    long_game: options["long_game"] === true,
    ...(Object.keys(modules).length > 0 ? { options: modules } : {}),
    position: { ...position },
  };
  return isBeyond(draft) ? { ...draft, full: true } : shortDraft(draft); // the form of modules makes its own short
}

export function shortDraft(draft: Draft): Draft {
  return { ...draft, position: short(draft.position) };
}

export function short(position: DraftPosition): DraftPosition {
  const { turn, first, turns, phase, dice, display, deck, discards, pending, ...rest } = position;
  const seats = Object.fromEntries(
    Object.entries(rest.seats).map(([letter, seat]) => [
      letter,
      shortSeat(seat ?? {}, letter === turn ? dice.length : 0),
    ]),
  );
  const cards = Object.values(rest.seats).reduce((sum, seat) => sum + (seat?.cards?.length ?? 0), 0);
  const named = cards + display.length + (deck?.length ?? 0) + (discards?.length ?? 0);
  return present({
    turn,
    first: first === "A" ? undefined : first,
    turns: turns === 1 ? undefined : turns,
    phase: phase === "main" ? undefined : phase,
    dice,
    seats,
    fields: Object.fromEntries(Object.entries(rest.fields).filter(([, at]) => at !== "off")),
    display,
    deck: named >= FEWEST_CARDS ? undefined : deck,
    discards: some(discards),
    pending: some(pending),
    "relic-ship": shortRelic(rest["relic-ship"]),
    "this-turn": shortTurn(position),
    "hub-guests": some(rest["hub-guests"]),
  }) as DraftPosition;
}

function shortSeat(seat: DraftSeat & { stock?: number }, unplaced: number): DraftSeat {
  const { supply: _supply, bay, stock, ships, docked, colonies, cards, hub, ...kept } = seat;
  const shown = Object.fromEntries(Object.entries(docked ?? {}).filter(([, values]) => values.length > 0));
  const landed = Object.fromEntries(Object.entries(colonies ?? {}).filter(([, count]) => count > 0));
  const named = Object.values(shown).flat().length + unplaced;
  return present({
    ...kept,
    ships: ships === Math.max(STARTING_SHIPS, named) ? undefined : ships,
    bay: ships === undefined ? bay : undefined,
    stock: ships === undefined ? stock : undefined,
    hub: hub || undefined,
    docked: filled(shown),
    colonies: filled(landed),
    cards: some(cards),
  });
}

function shortRelic(relic: DraftPosition["relic-ship"]): DraftPosition["relic-ship"] {
  if (!relic || relic.at === "burroughs-desert") return undefined;
  const { user: _user, ...rest } = relic;
  return present(rest) as DraftPosition["relic-ship"];
}

function shortTurn(position: DraftPosition): ThisTurn | undefined {
  const now = position["this-turn"];
  if (!now) return undefined;
  const docked = position.seats[position.turn]?.docked ?? {};
  const same = (count: number | undefined, ships: number[] = []): boolean => count === ships.length;
  const turn = present({
    ...now,
    used: some(now.used),
    claim: some(now.claim),
    lent: some(now.lent),
    discarded: now.discarded || undefined,
    "given-up": filled(
      Object.fromEntries(Object.entries(now["given-up"] ?? {}).filter(([, cards]) => cards.length > 0)),
    ),
    excess: now.excess || undefined,
    cycles: now.cycles || undefined,
    "relic-counts": now["relic-counts"] || undefined,
    mined: same(now.mined, docked["lunar-mine"]) ? undefined : now.mined,
    "hub-ships": same(now["hub-ships"], docked["colonist-hub"]) ? undefined : now["hub-ships"],
    asimov: now.asimov || (now["hub-ships"] ?? 0) > 1 ? now.asimov : undefined,
    market: now.market?.length === (docked["orbital-market"] ?? []).length / 2 ? undefined : now.market,
    borrowed: now.borrowed && present(now.borrowed),
  });
  return filled(turn) as ThisTurn | undefined;
}

function some<T>(list: T[] | undefined): T[] | undefined {
  return list && list.length > 0 ? list : undefined;
}

function filled<T extends object>(entries: T): T | undefined {
  return Object.keys(entries).length > 0 ? entries : undefined;
}

/** Without what is undefined or null, which count as left out. */
function present<T extends object>(entries: T): T {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined && value !== null)) as T;
}
