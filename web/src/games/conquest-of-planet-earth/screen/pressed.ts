import type { Prompt } from "../../../shell/plain/plain";

/** Are things of the screen themselves the answers? */
export function isPressed(asked: Prompt | null): boolean {
  return asked?.options.some(({ action }) => /^(lose|die) /.test(action)) ?? false;
}
