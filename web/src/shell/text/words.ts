/** Small words: numbers in sentences, and lists. */

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

export function inWords(n: number): string {
  return NUMBERS[n] ?? String(n);
}

export function plural(n: number, noun: string): string {
  return `${n} ${n === 1 ? noun : severalOf(noun)}`;
}

export function severalOf(noun: string): string {
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

export function listed(items: readonly string[], joint = "and"): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${joint} ${items.at(-1)}`;
}

/** The first of several names, where a whole one would push the rest away. */
export function shortName(name: string, all: readonly string[] = []): string {
  const begins = (one: string): string => one.trim().split(/\s+/)[0] ?? one;
  const first = begins(name);
  if (all.filter((one) => begins(one) === first).length > 1) return name; // two Cadets are told apart
  return first.length > 12 ? `${first.slice(0, 11)}…` : first;
}

export function ordinal(n: number): string {
  const ends: Record<number, string> = { 1: "st", 2: "nd", 3: "rd" };
  return `${n}${ends[n] ?? "th"}`;
}

export function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

export function sentence(text: string): string {
  const trimmed = text.trim();
  if (!trimmed) return "";
  const first = capital(trimmed);
  return /[.!?]$/.test(first) ? first : `${first}.`;
}

/** "2 to 4" out of the numbers there are; a single one as it is. */
export function rangeOf(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? `${least}` : `${least} to ${most}`;
}
