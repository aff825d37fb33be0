/** The rival of the lesson: a second, silent client that plays from a list. */

import type { PositionMessage } from "../../../shell/link/messages";
import { SocketLink } from "../../../shell/link/SocketLink";
import { RIVAL } from "./lesson";

/** What the rival plays now: the next of its list if that is legal, else the end, else anything. */
export function rivalMove(left: readonly string[], legal: readonly string[]): string | undefined {
  const next = left[0];
  if (next !== undefined && legal.includes(next)) return next;
  return legal.includes("end")
    ? "end"
    : (legal.find((action) => action.startsWith("dock solar-converter")) ?? legal[0]);
}

export function seatRival(id: string, key: string): () => void {
  const left = [...RIVAL];
  let answered = -1;
  const answer = (position: PositionMessage): void => {
    if (position.moves.length === 0 || position.number <= answered) return;
    const action = rivalMove(
      left,
      position.moves.map((move) => move.text),
    );
    if (action === undefined) return;
    if (action === left[0]) left.shift();
    answered = position.number;
    link.send({ kind: "act", at: position.version, nonce: `rival-${position.number}`, action });
  };
  const link = new SocketLink(id, [key], () => null, {
    message: (message) => message.kind === "position" && answer(message),
    connected: () => undefined,
  });
  return () => link.close();
}
