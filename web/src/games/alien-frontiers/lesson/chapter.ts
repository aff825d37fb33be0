/** What the chapters on Edition X have in common: Rosa opposite, a table in the middle of a game, a roll to begin with. */

import type { Lesson, Step } from "../../../shell/lesson/lesson";
import { GAME } from "../names/names";
import { ROLL } from "./spots";

export const DISPLAY = ["plasma-cannon", "alien-monument", "stasis-beam"];

interface Chapter {
  name: string;
  options: Record<string, unknown>;
  position: Record<string, unknown>;
  script: string[];
  rosa: readonly string[];
  steps: readonly Step[];
  end: Pick<Lesson["end"], "title" | "text" | "next">;
}

export function chapter({ name, options, position, script, rosa, steps, end }: Chapter): Lesson {
  return {
    name: `alien-frontiers.${name}`,
    game: GAME,
    table: { edition: "edition-x", options, hints: false, seed: 1964, script, position },
    rival: { name: "Rosa", otherwise: "Rosa B", acts: rosa },
    steps,
    end: { ...end, bot: "cadet", play: "Play against the Cadet" },
  };
}

/** A turn begins with the roll. */
export function roll(title: string, text: string, more: Partial<Step> = {}): Step {
  return { title, text, press: [ROLL], acts: ["roll"], beside: true, ...more };
}
