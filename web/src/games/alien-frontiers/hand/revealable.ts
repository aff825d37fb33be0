import type { Desk } from "../table/desk";

/** The Agendas that may be revealed now. */
export function revealable({ moves, mine }: Desk): string[] {
  return mine ? moves.flatMap(({ text }) => (text.startsWith("reveal ") ? [text.slice("reveal ".length)] : [])) : [];
}
