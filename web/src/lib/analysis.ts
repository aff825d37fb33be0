/** An analysed game as the server tells it, and what the page makes of it. */

export interface AnalysedTurn {
  number: number;
  seat: number;
  chances: number[];
  lucks: { step: number; seat: number; text: string; luck: number }[];
  decisions: { step: number; played: string; loss: number; best: [string[], number][] }[];
}

export interface AnalysedGame {
  names: string[];
  turns: AnalysedTurn[];
  end: number[];
}

export interface Mistake {
  step: number;
  turn: number;
  seat: number;
  played: string;
  better: string[];
  loss: number;
}

export function isAnalysis(result: unknown): result is AnalysedGame {
  const game = result as Partial<AnalysedGame> | null;
  return Array.isArray(game?.turns) && Array.isArray(game.end);
}

/** One point a turn and the end: every seat's chance to win. */
export function chanceLines(game: AnalysedGame): number[][] {
  return game.end.map((last, seat) => [...game.turns.map((turn) => turn.chances[seat] ?? 0), last]);
}

export function luckOf(game: AnalysedGame): number[] {
  return game.end.map((_, seat) =>
    game.turns
      .flatMap((turn) => turn.lucks)
      .filter((luck) => luck.seat === seat)
      .reduce((sum, luck) => sum + luck.luck, 0),
  );
}

export function lossOf(game: AnalysedGame): number[] {
  return game.end.map((_, seat) =>
    game.turns
      .filter((turn) => turn.seat === seat)
      .flatMap((turn) => turn.decisions)
      .reduce((sum, one) => sum + one.loss, 0),
  );
}

/** The dearest decisions, the worst first. */
export function mistakes(game: AnalysedGame, most = 6): Mistake[] {
  return game.turns
    .flatMap((turn) =>
      turn.decisions.map((one) => ({
        step: one.step,
        turn: turn.number,
        seat: turn.seat,
        played: one.played,
        better: one.best[0]?.[0] ?? [],
        loss: one.loss,
      })),
    )
    .filter((one) => one.loss > 0.01 && one.better[0] !== one.played)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most);
}
