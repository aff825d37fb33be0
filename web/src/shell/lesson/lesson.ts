/** A lesson: a table whose chance is known beforehand, and steps that somebody does with their own hands. */

import type { NewTableWish } from "../link/api";
import type { StoryLine } from "../link/messages";
import type { Letter } from "../link/wire";

/** Something at the table that is to be pressed. */
export interface Spot {
  /** A selector of what is pressed; of several, in their order, the first of which something is seen. */
  at: string | readonly string[];
  /** A selector of what around it is ringed; else it is ringed itself. */
  around?: string;
  /** A selector of what is seen once it was pressed, where another press has to follow. */
  done?: string;
  /** What to do there, in a few words. */
  say: string;
  /** The table's key for it. */
  key?: string;
}

/** What somebody is to do, and why: said in the slip, pointed at on the table. */
export interface Step {
  title: string;
  text: string;
  /** What is pressed, one after another. Without any of it, the reader goes on. */
  press?: readonly Spot[];
  /** The acts that complete it, in notation and in any order; one word stands for any act that begins with it. */
  acts?: readonly string[];
  /** Where none does: a selector of what is seen then. */
  until?: string;
  /** A selector of where it is seen what the act has changed. */
  changed?: string;
  /** What it has changed, to be read before the next step. */
  result?: { title: string; text: string };
  /** A selector of what the words speak of. */
  about?: string;
  /** Only where one zone of the table is seen at a time, or only where all of it is. */
  only?: "zones" | "whole";
  /** On a phone: the zone in which it is done. */
  zone?: string;
  /** What is pressed lies where the slip usually is, so that it stands beside. */
  beside?: boolean;
}

export interface Lesson {
  /** Under this name its progress is kept. */
  name: string;
  game: string;
  /** The table: edition, options, position, script of chance; the learner has its first seat. */
  table: Omit<NewTableWish, "game" | "seats">;
  /** Who sits opposite, what to call them where the learner has that name, and all they do. */
  rival: { name: string; otherwise: string; acts: readonly string[] };
  steps: readonly Step[];
  /** What is said when all is done, and what comes next. */
  end: {
    title: string;
    text: string;
    bot: string;
    play: string;
    /** Of the game that is played then, where they are not the usual ones. */
    options?: NewTableWish["options"];
    next?: { address: string; words: string };
  };
}

/** The learner's seat. */
export const LEARNER: Letter = "A";

/** These are done to the table, not at it, and leave no line in the story. */
const BACK = ["undo", "redo"];

function begins(action: string, act: string): boolean {
  return action === act || action.startsWith(`${act} `);
}

/** Up to which number of the story a step that began after `from` is done; null while it is not. */
export function doneAt(step: Step, from: number, shown: number, lines: readonly StoryLine[]): number | null {
  if (!step.acts) return null;
  if (step.acts.every((act) => BACK.includes(act))) return shown !== from ? shown : null;
  const left = [...step.acts];
  for (const { number, seat, action } of lines) {
    if (number <= from || number > shown || seat !== LEARNER) continue;
    const at = left.findIndex((act) => begins(action, act));
    if (at >= 0) left.splice(at, 1);
    if (left.length === 0) return number;
  }
  return null;
}

/** Do these steps of the table belong to what is asked for? */
export function belongs(step: Step | undefined, steps: readonly string[]): boolean {
  const left = [...(step?.acts ?? [])];
  return steps.every((one) => {
    const at = left.findIndex((act) => begins(one, act));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** All that somebody has to read. */
export function wordsOf(lesson: Lesson): string[] {
  const said = lesson.steps.flatMap(({ title, text, press = [], result }) => [
    title,
    text,
    ...press.map(({ say }) => say),
    ...(result ? [result.title, result.text] : []),
  ]);
  const { title, text, play, next } = lesson.end;
  return [...said, title, text, play, next?.words ?? ""].join(" ").split(/\s+/).filter(Boolean);
}

/** How often somebody has to do something: each step once, and going on where there is a result to read. */
export function actsOf(lesson: Lesson): number {
  return lesson.steps.length + lesson.steps.filter((step) => step.result).length;
}
