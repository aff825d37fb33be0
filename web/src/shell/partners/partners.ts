/** What partners tell each other: what may be said here, what was heard, and what is pointed at on the table. */

import { createContext, useContext } from "react";
import type { Letter, PartnersTold, SignalMessage } from "../link/wire";

/** Something that was heard, numbered as it came. */
export interface Heard extends SignalMessage {
  id: number;
}

/** So many are listed. */
const LISTED = 4;

/** What is remembered once another one has come. */
export function withSignal(heard: readonly Heard[], message: SignalMessage): readonly Heard[] {
  return [...heard, { ...message, id: (heard.at(-1)?.id ?? 0) + 1 }].slice(-LISTED);
}

export interface Partnering {
  told: PartnersTold;
  /** What is still shown at its place, the newest last. */
  fresh: readonly Heard[];
  /** The next place that is touched is the one to talk about. */
  aiming: boolean;
  /** Takes a place to talk about. */
  aimAt: (place: string) => void;
  /** Opens the page on which one talks. */
  show: () => void;
}

export const PartnersContext = createContext<Partnering | null>(null);

/** Null where there is nobody to talk to. */
export function usePartners(): Partnering | null {
  return useContext(PartnersContext);
}

/** Who points at a place. */
export function pointsAt(partners: Partnering | null, place: string): Letter[] {
  const seats = partners?.fresh.filter((one) => one.place === place).map(({ seat }) => seat) ?? [];
  return [...new Set(seats)];
}
