/** A position as a scenario file, the way people write them. */

import type { Draft } from "./draft";

export function scenarioText(draft: Draft, name: string): string {
  const { edition, seats, long_game, position } = draft;
  const lines = [`name: ${JSON.stringify(name)}`, `edition: ${edition}`, `seats: ${seats}`];
  if (long_game) lines.push("long-game: true");
  for (const [name, value] of Object.entries(draft.options ?? {}))
    lines.push(`${name.replaceAll("_", "-")}: ${flow(value)}`);
  lines.push("position:");
  for (const [key, value] of Object.entries(position)) {
    if (value === undefined || value === null) continue;
    if (key !== "seats") {
      lines.push(`  ${key}: ${flow(value)}`);
      continue;
    }
    lines.push("  seats:");
    for (const [letter, seat] of Object.entries(position.seats)) lines.push(`    ${letter}: ${flow(seat)}`);
  }
  return `${lines.join("\n")}\n`;
}

/** Names need no quotes; a blank card does. */
function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(", ")}]`;
  if (typeof value === "string" && !/^[\w*-]+$/.test(value)) return JSON.stringify(value);
  if (typeof value !== "object" || value === null) return String(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined && one !== null);
  return `{${entries.map(([key, one]) => `${key}: ${flow(one)}`).join(", ")}}`;
}
