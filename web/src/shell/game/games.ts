/** The games that have a module here, by name; `main.tsx` hands them in. */

import { createContext, use, useContext, useEffect, useState } from "react";
import type { Chapter, GameModule, GamePage, Loads } from "./GameModule";

export type Games = Readonly<Record<string, GameModule>>;

export const GamesContext = createContext<Games>({});

export function useGames(): Games {
  return useContext(GamesContext);
}

/** What this browser has of a game; undefined for one it can only show in plain words. */
export function useGame(name: string): GameModule | undefined {
  return useGames()[name];
}

/** Where one learns by playing what a part of the rules is about. */
export function chapterOn(game: GameModule | undefined, module: string | undefined, group = ""): Chapter | undefined {
  return game?.chapters?.of.find(({ module: own, groups = [] }) => (module && own === module) || groups.includes(group));
}

/** The pages of all games, in order. */
export function pagesOf(games: Games): GamePage[] {
  return Object.values(games).flatMap((game) => game.pages ?? []);
}

/** Told when it is here, by the fields that `use` looks at: what is here is never waited for, not even a moment. */
type Fetched<Part> = Promise<Part> & { status?: "fulfilled"; value?: Part };

const fetched = new WeakMap<Loads<unknown>, Fetched<unknown>>();

/** A part of a game, fetched once however often it is asked for; a failure may be tried again. */
export function fetchPart<Part>(load: Loads<Part>): Promise<Part> {
  const known = fetched.get(load) as Fetched<Part> | undefined;
  if (known) return known;
  const part: Fetched<Part> = load();
  part.then(
    (it) => Object.assign(part, { status: "fulfilled", value: it }),
    () => fetched.delete(load),
  );
  fetched.set(load, part);
  return part;
}

/** The part, once it is here: until then the page around it waits, and afterwards never again. */
export function usePart<Part>(load: Loads<Part>): Part {
  return use(fetchPart(load)); // always, for React counts what a page waits for
}

/** The part, or null while it is not here; it is fetched as soon as it is wanted, and nothing waits for it. */
export function useWanted<Part>(load: Loads<Part>, wanted: boolean): Part | null {
  const part = fetched.get(load) as Fetched<Part> | undefined;
  const here = part?.status === "fulfilled";
  const [, came] = useState(here);
  useEffect(() => {
    if (wanted)
      fetchPart(load).then(
        () => came(true),
        () => undefined, // the page goes on without it
      );
  }, [load, wanted]);
  return here ? (part.value as Part) : null;
}
