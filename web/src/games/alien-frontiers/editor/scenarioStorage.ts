/** The positions of the scenario file that was opened last, kept while this tab is open. */

import type { ScenarioPosition } from "../../../shell/link/wire";
import { modulesIn } from "../names/modules";
import { type Draft, encode } from "./draft";
import { shortDraft } from "./shortDraft";

export interface Scenario {
  name: string;
  draft: Draft;
}

const KEY = "landfall.scenarios";

export function keepScenarios(found: ScenarioPosition[]): Scenario[] {
  const scenarios = found.map(({ name, edition, seats, options, position }) => ({
    name,
    draft: shortDraft({
      name,
      edition,
      seats,
      long_game: options["long_game"] === true,
      modules: modulesIn(options),
      position: position as Draft["position"],
    }),
  }));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(scenarios));
  } catch {
    // a full or forbidden store: the file can be opened again
  }
  return scenarios;
}

/** Keep the scenarios of a file for the editor, which is the page that shows them. */
export function openScenarios(found: ScenarioPosition[]): string {
  const [first] = keepScenarios(found);
  return first ? `/editor#${encode(first.draft)}` : "/editor";
}

export function keptScenarios(): Scenario[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as Scenario[];
  } catch {
    return [];
  }
}
