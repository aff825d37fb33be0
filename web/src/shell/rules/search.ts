/** Searching texts: every word must be there, in any case and order. */

export function wanted(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

export function found(text: string, words: readonly string[]): boolean {
  const low = text.toLowerCase();
  return words.every((word) => low.includes(word));
}
