/** What is called out: your turn, a question to you, the end; and what is said of a choice. */

import { isSameQuestion } from "./page";
import type { Clock, Option, Plain, Prompt } from "./plain";
import { listed, seatName, secondsWords, wordsText } from "./texts";

/** Seconds before the end of a clock at which it is told again. */
export const LAST_CALL = 10;

export function clockWords({ then }: Clock, left: number): string {
  return `${secondsWords(left)}, then: ${then}.`;
}

/** Called when a message comes; nothing while the question is the same. `covered`: others look on. */
export function callFor(before: Plain | null, now: Plain, covered: boolean): string {
  const { prompt, result, status } = now;
  if (result) return before?.result ? "" : wordsText(result.words, now);
  if (!prompt || (before && isSameQuestion(before.prompt, prompt))) return "";
  if (covered && prompt.secret) return `Hand the screen to ${seatName(prompt.seat, now)}.`;
  if (status.mood === "answer") {
    const time = prompt.clock ? ` ${clockWords(prompt.clock, prompt.clock.left)}` : "";
    return `You are asked. ${prompt.question}${time}`;
  }
  const goesOn = before?.prompt && before.prompt.seat === prompt.seat && !before.prompt.from;
  return goesOn ? prompt.question : `Your turn. ${prompt.question}`;
}

/** Said when an option is chosen; a secret choice is not spoken where others listen. */
export function chosenWords(option: Option, prompt: Prompt, plain: Plain, shared: boolean): string {
  const detail = shared && prompt.secret ? "" : wordsText(option.detail, plain);
  const final = wordsText(option.final, plain);
  return ["Chosen.", detail, final, `Enter again: ${option.do ?? "do it"}.`].filter(Boolean).join(" ");
}

/** Said when it is done. */
export function doneWords(actions: readonly string[], prompt: Prompt, plain: Plain): string {
  if (prompt.secret) return "Your choice is made.";
  const done = prompt.options.filter(({ action }) => actions.includes(action));
  return `Done: ${listed(done.map(({ title }) => wordsText(title, plain)))}.`;
}

/** Said when a hint is asked for: what it marks. */
export function hintWords(prompt: Prompt, plain: Plain): string {
  const marked = prompt.options.filter(({ hint }) => hint);
  const groups = new Map(prompt.groups.map(({ id, title }) => [id, title]));
  const told = marked.map(({ id, title, group }) => `${id}, ${wordsText(title, plain)}, ${groups.get(group) ?? ""}`);
  return told.length > 0 ? `Hint: ${told.join("; ")}.` : "";
}
