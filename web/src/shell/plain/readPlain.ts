/** The server's message as the table reads it: what it has as null is not there. */

import type { HintMessage, PlainMessage } from "../link/messages";
import type { TookBack } from "../link/wire";
import type { Plain } from "./plain";

const NULLS = new Set(["viewer", "prompt", "undo", "redo"]);

export function withoutNulls(message: PlainMessage): Plain {
  const there = Object.entries(message).filter(([key, value]) => value !== null || NULLS.has(key));
  return Object.fromEntries(there) as unknown as Plain;
}

/** The message with the option marked that a hint names. */
export function readPlain(message: PlainMessage, hint: HintMessage | null): Plain {
  const plain = withoutNulls(message);
  const [first] = hint?.steps ?? [];
  if (!plain.prompt || first === undefined) return plain;
  const options = plain.prompt.options.map((option) =>
    option.action === first ? { ...option, hint: true as const } : option,
  );
  return { ...plain, prompt: { ...plain.prompt, options } };
}

/** The story with what another seat has taken back, as long as nothing has come after it. */
export function withUndo(plain: Plain, tookBack: TookBack | null): Plain {
  if (!tookBack || tookBack.number !== plain.number) return plain;
  const { number, seat, words } = tookBack;
  // It stands after the line of its position, and has a number of its own.
  const line = { number: number + 0.5, since: number + 0.5, round: plain.round, seat, words: [words], fresh: false };
  return { ...plain, story: [...plain.story, line] };
}
