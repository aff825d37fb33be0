/** What a move would change, as the server lists it: the kinds that this client reads. */

import type { Move } from "../../../shell/link/messages";
import type { Letter, Territory } from "../names/names";

interface Control {
  seat: Letter;
  territory: Territory;
}

export interface Changes {
  "control-gained": Control;
  "control-lost": Control;
  /** For a pair of this value an ore may be had for so much fuel. */
  "trade-opened": { seat: Letter; value: number; fuel: number };
}

export function changesOf<Kind extends keyof Changes>(move: Move, kind: Kind): Changes[Kind][] {
  return (move.changes ?? []).filter((change) => change["kind"] === kind) as unknown as Changes[Kind][];
}
