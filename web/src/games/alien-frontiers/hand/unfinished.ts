/** What a turn would leave undone if it ended now; the server's offers and counts say what there is. */

import type { Move } from "../../../shell/link/messages";
import { inWords } from "../../../shell/text/words";
import type { Known } from "../position/changes";
import type { View } from "../position/view";

export interface Unfinished {
  /** Cards on display of which one is earned and may be claimed. */
  claims: number;
  /** What launching the colony at the Hub costs, empty until the server has told; null when it cannot be launched. */
  launch: string | null;
  /** Fuel and ore over the limit. */
  giveBack: number;
}

export const NOTHING_LEFT: Unfinished = { claims: 0, launch: null, giveBack: 0 };

export function unfinished(view: View, moves: readonly Move[], known: Known): Unfinished {
  if (view.asks !== "main") return NOTHING_LEFT;
  return {
    claims: moves.filter((move) => move.text.startsWith("claim ")).length,
    launch: moves.some((move) => move.text === "launch") ? (known["launch"]?.cost ?? "") : null,
    giveBack: view.overLimit[view.acting] ?? 0,
  };
}

/** Something is lost with the turn, so its end is asked for twice. */
export function losesSomething(left: Unfinished): boolean {
  return left.claims > 0 || left.launch !== null;
}

/** The line above the dice: what is still to be had, and where; no words until its price is told. */
export function reminder(
  left: Unfinished,
): { words: string; button: string; at: "alien-artifact" | "colonist-hub" } | null {
  if (left.claims > 0) {
    const cards = `Claim a card: ${inWords(left.claims).toLowerCase()} to choose from`;
    return { words: cards, button: left.claims > 1 ? "Show them" : "Show it", at: "alien-artifact" };
  }
  if (left.launch !== null)
    return { words: left.launch && `Launch your colony: ${left.launch}`, button: "Show the Hub", at: "colonist-hub" };
  return null;
}

/** What the end of the turn says under its name, where something would be lost or given back. */
export function lossWords(left: Unfinished): string {
  if (left.claims > 0) return left.launch === null ? "a card unclaimed" : "a card and a launch left";
  if (left.launch !== null) return "a colony not launched";
  return left.giveBack > 0 ? `you will give back ${left.giveBack}` : "";
}

/** The same button once it was pressed. */
export function endAnyway(left: Unfinished): string {
  return left.claims > 0 && left.launch !== null ? "End without them" : "End without it";
}
