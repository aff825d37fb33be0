/** Files that people open here: records of games, and scenarios. */

import { ApiError, api } from "../link/api";
import type { ScenarioPosition } from "../link/wire";

export type OpenedFile = { kind: "record"; id: string } | { kind: "scenarios"; scenarios: ScenarioPosition[] };

const LARGEST = 20_000_000;

/** What a file holds; an error's message is a sentence with the file's name and, where there is one, the line. */
export async function openFile(file: File): Promise<OpenedFile> {
  try {
    if (file.size > LARGEST) throw new Error("it is far larger than a record of a game.");
    const text = await file.text();
    if (!isScenario(file.name, text)) return { kind: "record", id: (await api.openRecord(text)).id };
    const scenarios = await api.scenarios(text);
    if (scenarios.length === 0) throw new Error("there is no scenario in it.");
    return { kind: "scenarios", scenarios };
  } catch (error) {
    const line = error instanceof ApiError ? error.detail["line"] : null;
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(`${file.name} could not be opened${typeof line === "number" ? `, line ${line}` : ""}: ${said}`);
  }
}

/** By what it says or what it is called: a saved file may have lost its ending. */
function isScenario(name: string, text: string): boolean {
  if (text.startsWith("landfall record")) return false;
  return /\.ya?ml$/i.test(name) || /^(name|edition|position): /m.test(text.slice(0, 500));
}

/** Hand a text to the person as a file. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
