/** The games that have a module here, by name; `main.tsx` hands them in. */

import { createContext, use, useContext } from "react";
import type { DrawnTable, GameModule, GamePage, LaidTable, Loads } from "./GameModule";

export type Games = Readonly<Record<string, GameModule>>;

export const GamesContext = createContext<Games>({});

export function useGames(): Games {
  return useContext(GamesContext);
}

/** What this browser has of a game; undefined for one it can only show in plain words. */
export function useGame(name: string): GameModule | undefined {
  return useGames()[name];
}

/** What draws such a table of a game; undefined where it is shown in plain words. */
export function drawnOf(game: GameModule | undefined, table: LaidTable): Loads<DrawnTable> | undefined {
  const only = game?.drawnFor;
  const more = Object.entries(table.options).some(([name, value]) => value && !only?.options.includes(name));
  return only && (more || !only.seats.includes(table.seats)) ? undefined : game?.drawn;
}

/** The pages of all games, in order. */
export function pagesOf(games: Games): GamePage[] {
  return Object.values(games).flatMap((game) => game.pages ?? []);
}

const fetched = new WeakMap<Loads<unknown>, Promise<unknown>>();

/** A part of a game, fetched once however often it is asked for; a failure may be tried again. */
export function fetchPart<Part>(load: Loads<Part>): Promise<Part> {
  let part = fetched.get(load) as Promise<Part> | undefined;
  if (!part) {
    part = load();
    part.catch(() => fetched.delete(load));
    fetched.set(load, part);
  }
  return part;
}

/** The part, once it is here: until then the page around it waits. */
export function usePart<Part>(load: Loads<Part>): Part {
  return use(fetchPart(load));
}
