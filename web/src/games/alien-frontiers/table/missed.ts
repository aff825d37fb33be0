import type { SinceMessage } from "../../../shell/link/messages";
import type { Desk } from "./desk";

/** What the seat has missed, while it is asked for nothing else. */
export function missed({ prompt, rolls, mine, away }: Desk): SinceMessage | null {
  return prompt || !(rolls || mine) || !away?.facts.length ? null : away;
}
