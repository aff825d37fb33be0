/** Several options chosen together, as few and as many as the question asks for. */

import type { Option, Prompt } from "./plain";

export interface Limits {
  min: number;
  max: number;
}

/** An option by its action; of two that are alike, the second by what makes it the second. */
export function keyOf(option: Option, { options }: Prompt): string {
  const before = options.filter(({ action, id }) => action === option.action && id < option.id).length;
  return before === 0 ? option.action : `${option.action} #${before + 1}`;
}

/** The options that are chosen, in the order of the question. */
export function chosenOf(chosen: readonly string[], prompt: Prompt): Option[] {
  return prompt.options.filter((option) => chosen.includes(keyOf(option, prompt)));
}

export function limitsOf({ pick }: Prompt): Limits {
  return pick ?? { min: 1, max: 1 };
}

/** One is chosen in the other's place; of several, each stays until it is taken away. Null: no room. */
export function toggled(chosen: readonly string[], key: string, prompt: Prompt): string[] | null {
  if (chosen.includes(key)) return chosen.filter((one) => one !== key);
  if (!prompt.pick) return [key];
  return chosen.length < prompt.pick.max ? [...chosen, key] : null;
}

export function isEnough(chosen: readonly string[], prompt: Prompt): boolean {
  const { min, max } = limitsOf(prompt);
  return chosen.length >= min && chosen.length <= max;
}

/** "2", "2 to 3", "up to 3": how many are asked for. */
export function askedFor({ min, max }: Limits): string {
  if (min === max) return String(min);
  return min === 0 ? `up to ${max}` : `${min} to ${max}`;
}

/** "1 chosen of 2", "none chosen of up to 3". */
export function pickedWords(chosen: number, limits: Limits): string {
  return `${chosen === 0 ? "none" : chosen} chosen of ${askedFor(limits)}`;
}
