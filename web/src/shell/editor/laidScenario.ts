/** A position that is being set up, as a scenario file. */

import { isEntries } from "./formEntries";
import type { LaidDraft } from "./laidDraft";

/** Anybody can go on writing it by hand. */
export function scenarioFile(game: string, { edition, seats, options, position }: LaidDraft): string {
  const head = [`game: ${game}`, `edition: ${edition}`, `seats: ${seats}`];
  const chosen = Object.entries(options).map(([name, value]) => `${name.replaceAll("_", "-")}: ${flow(value)}`);
  const laid = Object.entries(position).flatMap(([key, value]) => (value == null ? [] : [`  ${key}: ${flow(value)}`]));
  return `${['name: "A position of my own"', ...head, ...chosen, "position:", ...laid].join("\n")}\n`;
}

/** Names need no quotes; whatever YAML might read otherwise has them. */
function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(", ")}]`;
  if (typeof value === "string") return /^[a-z][\w-]*$/i.test(value) && !/^(y|n|yes|no|on|off|true|false|null)$/i.test(value) ? value : JSON.stringify(value);
  if (!isEntries(value)) return String(value);
  const entries = Object.entries(value).filter(([, one]) => one != null);
  return `{${entries.map(([key, one]) => `${/^[\w-]+$/.test(key) && !/^[ny]$/i.test(key) ? key : JSON.stringify(key)}: ${flow(one)}`).join(", ")}}`;
}
