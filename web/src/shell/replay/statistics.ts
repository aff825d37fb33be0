/** What the page makes of an analysed game. */

import type { AnalysedTurn, Analysis, Letter, RecordPlayer, Stroke } from "../link/wire";

export type { Analysis } from "../link/wire";

const LETTERS: readonly Letter[] = ["A", "B", "C", "D", "E", "F"];

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

/** What chance did for a seat in a turn. */
export interface Bar {
  seat: Letter;
  luck: number;
}

/** One point a turn and the end: every seat's chance to win, by its own eyes where it was judged by them. */
export function chanceLines(game: Analysis): number[][] {
  const turns = byNumber(game);
  return game.end.map((last, i) => [...turns.map((turn) => (ofSeat(turn, LETTERS[i]) ?? turn[0])?.chances[i] ?? 0), last]);
}

/** For each turn what chance did for the seats that were judged in it. */
export function luckBars(game: Analysis): Bar[][] {
  return byNumber(game).map((turn) =>
    turn.flatMap(({ seat, luck }) => (seat ? [{ seat, luck: sum(luck.map((one) => one.luck)) }] : [])),
  );
}

/** The position from which each turn starts, and the last one. */
export function turnStarts(game: Analysis): number[] {
  const starts = byNumber(game).map((turn) => Math.min(...turn.flatMap(stepsOf)) - 1);
  return [...starts, Math.max(0, ...game.turns.flatMap(stepsOf))];
}

/** What was judged, by turns: where several act at once, a turn is judged for each of them. */
function byNumber(game: Analysis): AnalysedTurn[][] {
  const turns = new Map<number, AnalysedTurn[]>();
  for (const turn of game.turns) turns.set(turn.number, [...(turns.get(turn.number) ?? []), turn]);
  return [...turns.values()];
}

function ofSeat(turns: readonly AnalysedTurn[], seat: Letter | undefined): AnalysedTurn | undefined {
  return turns.find((turn) => turn.seat === seat);
}

function stepsOf(turn: AnalysedTurn): number[] {
  return [...turn.luck, ...turn.decisions].map((one) => one.step);
}

/** Was any turn of the seat judged? While a game with secrets is going on, only the reader's are. */
export function isJudged(game: Analysis, seat: Letter): boolean {
  return ofSeat(game.turns, seat) !== undefined;
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

/** How a turn is called; what is decided before the first one belongs to setting up. */
export function turnName(turn: number): string {
  return turn > 0 ? `Turn ${turn}` : "Setting up";
}

/** What chance did that mattered most, for better or worse; of one seat, or of all. */
export function strokes(game: Analysis, seat: Letter | null): Stroke[] {
  return game.turns
    .flatMap(({ luck }) => luck)
    .filter((one) => Math.abs(one.luck) >= WORTH_A_WORD && (seat === null || one.seat === seat))
    .sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck) || b.luck - a.luck)
    .filter((one, i, all) => all.findIndex(({ step }) => step === one.step) === i); // what is one's luck is another's bad luck
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
