/** Which Agendas are kept and which go, chosen together and told one after another. */

import { inWords } from "../../../shell/text/words";

export interface Keeping {
  /** So many are kept, and so many go. */
  keep: number;
  go: number;
  /** Those that stay are pointed at, where they are the fewer. */
  byKept: boolean;
}

export function keepingOf(candidates: number, times: number): Keeping {
  const go = Math.min(times, candidates);
  const keep = candidates - go;
  return { keep, go, byKept: keep > 0 && keep <= go };
}

export function keepingWords({ keep, go, byKept }: Keeping): string {
  const of = keep + go;
  if (keep === 0) return go === 1 ? "Your only one goes" : `All ${inWords(go).toLowerCase()} go`;
  if (byKept) return `Keep ${inWords(keep).toLowerCase()} of ${inWords(of).toLowerCase()}`;
  return `Down to ${inWords(keep).toLowerCase()}: which ${go === 1 ? "one goes" : `${inWords(go).toLowerCase()} go`}?`;
}

/** The acts, once so many are pointed at as must be; null before. Where all go there is nothing to point at. */
export function sheds(candidates: readonly string[], chosen: readonly string[], { keep, go, byKept }: Keeping): string[] | null {
  if (keep === 0) return candidates.map((name) => `shed ${name}`);
  if (chosen.length !== (byKept ? keep : go)) return null;
  return candidates.filter((name) => chosen.includes(name) !== byKept).map((name) => `shed ${name}`);
}
