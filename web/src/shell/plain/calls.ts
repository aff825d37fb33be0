/** What is called out: your turn, a question to you, the end; and what is said of a choice. */

import { isCovered, isSameQuestion } from "./page";
import type { Clock, Option, Plain, Prompt, Seat } from "./plain";
import { listed, seatName, secondsWords, wordsText, yours } from "./texts";

/** Seconds before the end of a clock at which it is told again. */
export const LAST_CALL = 10;

export const TO_ROLL = "Roll when you like.";

export function clockWords({ then }: Clock, left: number): string {
  return `${secondsWords(left)}, then: ${then}.`;
}

/** Called when a message comes; nothing while the question is the same. On a shared screen, to whom. */
export function callFor(before: Plain | null, now: Plain, shared: boolean, open = !shared): string {
  const { prompt, result, status } = now;
  if (result) return before?.result ? "" : wordsText(result.words, now);
  if (!prompt || (before && isSameQuestion(before.prompt, prompt))) return "";
  if (!open && isCovered(prompt)) return handOver(prompt.seat, now);
  if (status.mood === "answer") {
    const time = prompt.clock ? ` ${clockWords(prompt.clock, prompt.clock.left)}` : "";
    return `You are asked. ${prompt.question}${time}`;
  }
  const goesOn = before?.prompt && before.prompt.seat === prompt.seat && !before.prompt.from;
  return goesOn ? prompt.question : `${yours("Your turn", prompt.seat, now, shared)}. ${prompt.question}`;
}

/** Called when the table begins to wait for a roll. */
export function rollCall(seat: Seat, plain: Plain, shared: boolean, covered: boolean): string {
  return covered ? handOver(seat, plain) : `${yours("Your turn", seat, plain, shared)}. ${TO_ROLL}`;
}

function handOver(seat: Seat, plain: Plain): string {
  return `Hand the screen to ${seatName(seat, plain)}.`;
}

/** Said when an option is chosen; a secret choice is not spoken where others listen. */
export function chosenWords(option: Option, prompt: Prompt, plain: Plain, shared: boolean): string {
  if (shared && isCovered(prompt)) return "Chosen. Enter again: do it.";
  const detail = wordsText(option.detail, plain);
  const final = wordsText(option.final, plain);
  return ["Chosen.", detail, final, `Enter again: ${option.do ?? "do it"}.`].filter(Boolean).join(" ");
}

/** Said when it is done. */
export function doneWords(done: readonly Option[], prompt: Prompt, plain: Plain): string {
  if (prompt.secret) return "Your choice is made.";
  return `Done: ${listed(done.map(({ title }) => wordsText(title, plain)))}.`;
}

/** Said when a hint is asked for: what it marks, but for a secret where others listen. */
export function hintWords(prompt: Prompt, plain: Plain, shared: boolean): string {
  const marked = prompt.options.filter(({ hint }) => hint);
  if (shared && isCovered(prompt)) return marked.length > 0 ? "A hint is marked." : "";
  const groups = new Map(prompt.groups.map(({ id, title }) => [id, title]));
  const told = marked.map(({ id, title, group }) => `${id}, ${wordsText(title, plain)}, ${groups.get(group) ?? ""}`);
  return told.length > 0 ? `Hint: ${told.join("; ")}.` : "";
}
