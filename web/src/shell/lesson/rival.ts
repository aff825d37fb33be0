/** The rival of a lesson: a second, silent client that plays from a list. */

import type { PositionMessage, StoryLine } from "../link/messages";
import { SocketLink } from "../link/SocketLink";
import type { Letter } from "../link/wire";

/** What the rival plays now: by how much of its list is in the story. Off the list, anything. */
export function rivalMove(
  list: readonly string[],
  lines: readonly StoryLine[],
  seat: Letter,
  legal: readonly string[],
): string | undefined {
  const left = [...list];
  for (const line of lines) if (line.seat === seat && line.action === left[0]) left.shift();
  const next = left[0];
  return next !== undefined && legal.includes(next) ? next : legal[0];
}

/** Sit down at a table with a key, and play; whoever calls what comes back leaves. */
export function seatRival(id: string, key: string, seat: Letter, list: readonly string[]): () => void {
  const lines = new Map<number, StoryLine>();
  let answered = -1;
  const answer = ({ moves, number, version }: PositionMessage): void => {
    if (moves.length === 0 || version <= answered) return;
    const legal = moves.map((move) => move.text);
    const told = [...lines.values()].filter((line) => line.number <= number).sort((a, b) => a.number - b.number);
    const action = rivalMove(list, told, seat, legal);
    if (action === undefined) return;
    answered = version;
    link.send({ kind: "act", at: version, nonce: `rival-${version}`, action });
  };
  const link = new SocketLink(id, [key], () => null, {
    message: (message) => {
      if (message.kind === "story") for (const line of message.lines) lines.set(line.number, line);
      if (message.kind === "position") answer(message);
    },
    connected: () => undefined,
  });
  return () => link.close();
}
