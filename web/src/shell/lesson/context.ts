/** What a lesson puts on the table: its words, for the place that a game keeps for them. */

import { type ReactNode, createContext, useContext } from "react";

export interface LessonAtTable {
  /** The words, as a slip: for the tray, or above the zone where one is seen at a time. */
  slip: ReactNode;
  /** In the tray: beside what is to be pressed there, as the usual place is needed. */
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
