/** The ledger: options by place, and how much of each place is open. */

import type { Option, OptionGroup, Prompt } from "./plain";
import { keyOf } from "./picking";
import { isOpen, passes, type Sieve } from "./sieve";
import { unitWord, type Names } from "./texts";

export interface LedgerGroup {
  group: OptionGroup;
  shown: Option[];
  /** What a button opens, or closes again when `open`. */
  folded: Option[];
  open: boolean;
}

/** More than so many options of a place are folded, and so many stay. */
const ROOM = 4;
const KEPT = 3;

/** With pieces chosen, and none that uses just these: so many stay. */
const NEAREST = 2;

/** Which of a place's options stay, and which are folded away. */
function fold(options: Option[], sieve: Sieve, full: boolean): [shown: Option[], folded: Option[]] {
  if (full) return [options, []];
  const pieces = sieve.pieces.length;
  if (pieces > 0) {
    const exact = options.filter(({ uses }) => uses.length === pieces);
    if (exact.length === 0) return [options.slice(0, NEAREST), options.slice(NEAREST)];
    return [exact, options.filter(({ uses }) => uses.length !== pieces)];
  }
  if (!isOpen(sieve) || options.length <= ROOM) return [options, []];
  return [options.slice(0, KEPT), options.slice(KEPT)];
}

/** All that passes the sieve. `kept` are keys of options that stay in sight, `open` places that were unfolded. */
export function ledger(
  prompt: Prompt,
  sieve: Sieve,
  names: Names,
  open: ReadonlySet<string> = new Set(),
  kept: readonly string[] = [],
): LedgerGroup[] {
  const found = prompt.options.filter((option) => passes(option, sieve, prompt, names));
  return prompt.groups.flatMap((group) => {
    const here = found.filter((option) => option.group === group.id);
    if (here.length === 0) return [];
    const [head, tail] = fold(here, sieve, prompt.full ?? false);
    const stays = (option: Option): boolean => head.includes(option) || kept.includes(keyOf(option, prompt));
    const folded = tail.filter((option) => !stays(option));
    const isUnfolded = open.has(group.id) && folded.length > 0;
    return [{ group, shown: isUnfolded ? here : here.filter(stays), folded, open: isUnfolded }];
  });
}

export function count(groups: LedgerGroup[]): number {
  return groups.reduce((sum, { shown, folded, open }) => sum + shown.length + (open ? 0 : folded.length), 0);
}

/** The option that Enter in the finder goes to: the one with this number, else the first. */
export function firstMatch(groups: LedgerGroup[], find: string): Option | undefined {
  const shown = groups.flatMap((group) => group.shown);
  return shown.find(({ id }) => String(id) === find.trim()) ?? shown[0];
}

/** "4 more", and with how many pieces: " with 2 pieces", " here". */
export function moreWords(folded: Option[], prompt: Prompt, names: Names): [more: string, where: string] {
  const sizes = folded.map(({ uses }) => uses.length);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const more = `${folded.length} more`;
  if (!prompt.pieceUnit || least < 2) return [more, " here"];
  const many = least === most ? String(most) : `${least} to ${most}`;
  return [more, ` with ${many} ${unitWord(prompt.pieceUnit, most, names)}`];
}

/** Does anything here cost something? If not, there is no column for it. */
export function hasCosts(prompt: Prompt): boolean {
  return prompt.options.some(({ cost }) => cost.length > 0);
}
