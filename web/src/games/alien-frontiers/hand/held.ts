/** What a seat holds besides fuel and ore, as it lies in the tray. */

import type { Board, Card, Letter } from "../names/names";
import { has, pointsFor } from "../names/things";
import { type View, boardOf, hasBelt, seatOf } from "../position/view";

export interface HeldAsteroid {
  name: string;
  /** It waits for the next turn. */
  towed: boolean;
}

/** The name of an Agenda that others hold. */
export const HIDDEN = "?";

export interface HeldAgenda {
  name: string;
  /** Face down, face up on an Oracle Engine, or revealed for so many points. */
  lies: "down" | "shown" | "open";
  points: number;
}

export interface Holdings {
  tech: Card[];
  power: Board | null;
  asteroids: HeldAsteroid[];
  agendas: HeldAgenda[];
}

/** Is there more to hold than classic cards? */
export function hasHand(view: View): boolean {
  const [first] = view.letters;
  return hasBelt(view) || hasAgendas(view) || view.letters.some((seat) => boardOf(view, seat)) ||
    (first !== undefined && seatOf(view, first)["on-cards"] !== undefined);
}

export function hasAgendas(view: View): boolean {
  return view.position["agenda-deck"] !== undefined;
}

export function holdingsOf(view: View, seat: Letter): Holdings {
  const own = seatOf(view, seat);
  return {
    tech: [...own.cards].sort((a, b) => rest(a) - rest(b)),
    power: boardOf(view, seat),
    asteroids: towed(own.asteroids ?? [], own["in-tow"] ?? []),
    agendas: [
      ...lying(own.agendas ?? [], "down", 1),
      ...lying(own.prophecy ?? [], "shown", 2),
      ...lying(own.revealed ?? [], "open", 1),
      ...lying(own.foretold ?? [], "open", 2),
    ],
  };
}

export function numberOf({ tech, power, asteroids, agendas }: Holdings): number {
  return tech.length + asteroids.length + agendas.length + Number(power !== null);
}

/** Cards to use come before cards that only lie there, and points last. */
function rest(card: Card): number {
  if (pointsFor(card) > 0) return 2;
  return has(card, "use") || has(card, "discard") ? 0 : 1;
}

/** Those that can be used come first. */
function towed(names: readonly string[], inTow: readonly string[]): HeldAsteroid[] {
  const waiting = [...inTow];
  const all = names.map((name) => {
    const at = waiting.indexOf(name);
    if (at >= 0) waiting.splice(at, 1);
    return { name, towed: at >= 0 };
  });
  return all.sort((a, b) => Number(a.towed) - Number(b.towed));
}

function lying(names: readonly string[], lies: HeldAgenda["lies"], points: number): HeldAgenda[] {
  return names.map((name) => ({ name, lies, points }));
}

/** Something that lies on a card: so many of a resource or token, ships by what they show, or cards. */
export interface Laid {
  what: string;
  n: number;
  ships: number[];
  names: string[];
}

/** What lies on an own card; nothing that is only remembered of it. */
export function laidOn(view: View, seat: Letter, card: Card): Laid[] {
  const lies = seatOf(view, seat)["on-cards"]?.[card] ?? {};
  return Object.entries(lies).flatMap(([what, much]): Laid[] => {
    if (what === "paid-cards") return [];
    if (typeof much === "number") return much > 0 ? [{ what, n: much, ships: [], names: [] }] : [];
    const names = much.filter((one) => typeof one === "string");
    const ships = much.filter((one) => typeof one === "number");
    return much.length > 0 ? [{ what, n: much.length, ships, names }] : [];
  });
}

export function countOn(laid: readonly Laid[]): number {
  return laid.reduce((sum, { n }) => sum + n, 0);
}
