/** Whose details somebody looks at now: only these are asked for. */

import type { Move } from "../../../shell/link/messages";
import { turnOf } from "../../../shell/store/Questions";
import { nearest } from "../../../shell/why-not/nearest";
import type { Offer, Offers } from "../docking/offers";
import type { Letter } from "../names/names";
import { type View, seatOf } from "../position/view";
import { cardMoves } from "../prompts/cardPrompt";
import type { Prompt } from "../prompts/prompt";
import type { WhyTarget } from "./desk";

export function lookedAt(
  view: View,
  moves: readonly Move[],
  me: Letter,
  prompt: Prompt | null,
  /** Of chosen dice. */
  offers: Offers,
  why: WhyTarget | null,
  /** What is about to be decided at once. */
  row: readonly string[] | null = null,
): string[] {
  const instead = why ? insteadOf(moves, why.action) : undefined;
  const asked = [
    ...new Set([
      ...Object.values(offers).flatMap(ofPlate),
      ...(instead ? [instead.text] : []),
      ...(row ? [turnOf(row)] : []),
    ]),
  ];
  if (prompt) return [...asked, ...prompt.options.filter((option) => !option.off && !option.leads).map((option) => option.action)];
  const deeds = moves.filter((move) => move.text === "launch" || /^(trade|buy) /.test(move.text));
  const { cards, asteroids = [], faction } = seatOf(view, me);
  const powers = [
    ...cards.flatMap((card) => cardMoves(moves, card, "use")),
    ...asteroids.flatMap((name) => few(cardMoves(moves, name, "play"))),
    ...(faction ? few(cardMoves(moves, faction, "power")) : []),
  ];
  return [...asked, ...[...deeds, ...powers].map((move) => move.text)];
}

/** The nearest act to one that is not possible, or to several in a row; before the end of a turn, a ship that can dock. */
export function insteadOf(moves: readonly Move[], action: string): Move | undefined {
  if (action === "end") return moves.find((move) => move.text.startsWith("dock "));
  return nearest(moves, action.split("\n")[0] ?? "");
}

/** Of many ways to do one thing the price of some says enough. */
function few(moves: readonly Move[]): readonly Move[] {
  return moves.slice(0, FEW);
}

const FEW = 4;

/** What the tag on a plate speaks of: what the chosen ships would do there. */
function ofPlate(offer: Offer): string[] {
  if (offer.kind === "lit") return [turnOf(offer.steps)];
  return offer.kind === "no" ? [offer.probe] : [];
}
