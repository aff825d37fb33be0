/** What an action would change, as the server lists it: the kinds that this client reads. What is nought is left out. */

import type { Details } from "../../../shell/link/messages";
import type { Letter, Territory } from "../names/names";

interface Control {
  seat: Letter;
  territory: Territory;
}

interface Turned {
  seat: Letter;
  was: number;
  now: number;
}

export interface Changes {
  gained: { seat: Letter; what: string; number: number };
  "control-gained": Control;
  "control-lost": Control;
  /** For a pair of this value an ore may be had for so much fuel. */
  "trade-opened": { seat: Letter; value: number; fuel: number };
  "colony-started": { seat: Letter; circle: number };
  "colony-advanced": { seat: Letter; was: number; circle: number };
  "claim-total": { seat: Letter; was?: number; now?: number };
  "ship-turned": Turned;
  "relic-turned": Turned;
}

export type Known = Readonly<Record<string, Details>>;

export function changesOf<Kind extends keyof Changes>(details: Details | undefined, kind: Kind): Changes[Kind][] {
  return (details?.changes ?? []).filter((change) => change["kind"] === kind) as unknown as Changes[Kind][];
}
