/** Whose text a card has, as the server says it, in words. */
export const MARKS = {
  printed: "as printed",
  read: "read from damaged print",
  designed: "our design",
  own: "own cards",
} as const;

export type TextMark = keyof typeof MARKS;
