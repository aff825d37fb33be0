/** The server's message as the table reads it: what it has as null is not there. */

import type { HintMessage, PlainMessage } from "../link/messages";
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
