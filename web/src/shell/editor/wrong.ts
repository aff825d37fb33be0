/** What the server says of a position that cannot be. */

export interface Wrong {
  /** A path such as `seats.B.cards.2`; lists count from one. */
  where: string;
  /** What, as the server says it. */
  words: string;
}

/** Does the complaint concern this entry, or something in it? */
export function concerns(wrong: Wrong | null, at: string): boolean {
  return wrong !== null && (wrong.where === at || wrong.where.startsWith(`${at}.`));
}
