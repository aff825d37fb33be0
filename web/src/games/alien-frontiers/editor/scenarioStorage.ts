/** The positions of the scenario file that was opened last, kept while this tab is open. */

import type { ScenarioPosition } from "../../../shell/link/wire";
import { modulesIn } from "../names/modules";
import { type Draft, encode, isBeyond } from "./draft";
import { shortDraft } from "./shortDraft";

export interface Scenario {
  name: string;
  draft: Draft;
}

const KEY = "landfall.scenarios";

export function keepScenarios(found: ScenarioPosition[]): Scenario[] {
  const scenarios = found.map((one) => ({ name: one.name, draft: draftOf(one) }));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(scenarios));
  } catch {
    // a full or forbidden store: the file can be opened again
  }
  return scenarios;
}

function draftOf({ name, edition, seats, options, position }: ScenarioPosition): Draft {
  const draft: Draft = {
    name,
    edition,
    seats,
    long_game: options["long_game"] === true,
    options: modulesIn(options),
    position: position as Draft["position"],
  };
  return isBeyond(draft) ? { ...draft, full: true } : shortDraft(draft);
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
