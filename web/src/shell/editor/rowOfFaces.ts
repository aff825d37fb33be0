/** Faces as people type them: `3 3 6*`, `3,3`, `336`. What is none stays, for the server to point at. */
export function readFaces(text: string): (number | string)[] {
  const words = text.match(/[1-6](?!\d)\*?|[1-6](?=[1-6]+\*?(?:[\s,]|$))|[^\s,]+/g) ?? [];
  return words.map((word) => (/^[1-6]$/.test(word) ? Number(word) : word));
}
