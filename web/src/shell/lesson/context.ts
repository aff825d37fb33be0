/** What a lesson puts on the table: its words, for the place that a game keeps for them. */

import { type ReactNode, createContext, useContext } from "react";

export interface LessonAtTable {
  /** The words, as a slip. */
  slip: ReactNode;
  /** They stand at the top of the zone, on a phone; else in the tray. */
  inZone: boolean;
  /** In the tray: beside what is asked, as the usual place is needed. */
  beside: boolean;
  /** The next press, in a few words. */
  say: string;
  /** On a phone: the zone in which something is to be done. */
  zone: string | undefined;
}

export const LessonContext = createContext<LessonAtTable | null>(null);

export function useLesson(): LessonAtTable | null {
  return useContext(LessonContext);
}
