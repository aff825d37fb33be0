/** What the page makes of an analysed game. */

import type { AnalysedTurn, Analysis, Letter, RecordPlayer } from "../link/wire";

export type { Analysis } from "../link/wire";

/** Less than this of a chance to win is not worth a word. */
const WORTH_A_WORD = 0.01;

/** A turn that would have been better: its steps, and the same as orders. */
export interface Better {
  steps: string[];
  orders: string[];
}

export const NO_BETTER: Better = { steps: [], orders: [] };

export interface Mistake {
  /** The number of the position in which it was made. */
  at: number;
  turn: number;
  seat: Letter;
  /** What was played, as people say it. */
  played: string;
  better: Better;
  loss: number;
}

/** One point a turn and the end: every seat's chance to win. */
export function chanceLines(game: Analysis): number[][] {
  return game.end.map((last, seat) => [...game.turns.map((turn) => turn.chances[seat] ?? 0), last]);
}

/** For each turn what chance did for the seat in turn. */
export function luckBars(game: Analysis): { seat: Letter | null; luck: number }[] {
  return game.turns.map(({ seat, luck }) => ({ seat, luck: seat ? sum(luck.map((one) => one.luck)) : 0 }));
}

/** The position from which each turn starts, and the last one. */
export function turnStarts(game: Analysis): number[] {
  const starts = game.turns.map((turn) => firstStep(turn) - 1);
  const last = game.turns.at(-1);
  const steps = last ? [...last.luck, ...last.decisions].map((one) => one.step) : [0];
  return [...starts, Math.max(...steps)];
}

function firstStep(turn: AnalysedTurn): number {
  return Math.min(...[...turn.luck, ...turn.decisions].map((one) => one.step));
}

export function luckOf(game: Analysis, seat: Letter): number {
  const strokes = game.turns.flatMap((turn) => turn.luck).filter((luck) => luck.seat === seat);
  return sum(strokes.map((one) => one.luck));
}

/** What the seat gave away in the mean of its turns. */
export function lossATurn(game: Analysis, seat: Letter): number {
  const turns = game.turns.filter((turn) => turn.seat === seat);
  const losses = turns.flatMap((turn) => turn.decisions).map((one) => one.loss);
  return sum(losses) / Math.max(1, turns.length);
}

/** Whose game it is: a seat of this browser, else the only person among bots; null is nobody's. */
export function readerOf(players: readonly RecordPlayer[], mine: readonly Letter[]): Letter | null {
  const people = players.filter((one) => !one.bot).map((one) => one.letter);
  const only = people.length === 1 && players.length > 1 ? people[0] : undefined;
  return mine[0] ?? only ?? null;
}

/** The dearest decision of each turn, the worst first. */
export function mistakes(game: Analysis): Mistake[] {
  return game.turns
    .flatMap((turn) => {
      const worst = [...turn.decisions].sort((a, b) => b.loss - a.loss)[0];
      if (!worst || !turn.seat || worst.loss < WORTH_A_WORD) return [];
      const [way] = worst.better;
      if (!way || way.actions.length === 0 || way.actions[0] === worst.action) return [];
      const better = { steps: way.actions, orders: way.orders };
      return [{ at: worst.step - 1, turn: turn.number, seat: turn.seat, played: worst.title, better, loss: worst.loss }];
    })
    .sort((a, b) => b.loss - a.loss);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
