/** What can be done at the places of the map now: where the chosen Aliens can go, and which answers are places. */

import type { Option, Prompt } from "../../../shell/plain/plain";
import type { Space } from "../position/position";
import type { Reach, View, Way } from "../position/view";
import type { Squad } from "../table/desk";

/** Of one place. */
export interface Light {
  /** The order that brings the chosen saucers there. */
  way?: Way;
  /** The answers that it is. */
  options: readonly Option[];
}

export type Lit = Readonly<Record<Space, Light>>;

/** The acts of Aliens that move: they are chosen first, then where they go. */
export function isMove(option: Option): boolean {
  return option.like === "move";
}

/** Is an answer given by pressing a place? */
export function isPlace(view: View, option: Option): boolean {
  const [first] = option.target;
  return first !== undefined && first in view.spaces;
}

export function lit(view: View, asked: Prompt | null, squad: Squad | null): Lit {
  const found: Record<Space, Light> = {};
  if (!asked) return found;
  if (squad && squad.ally === null) {
    for (const way of waysOf(view.reach, squad)) found[way.to] = { way, options: [] };
    return found;
  }
  const options = asked.options.filter((option) => isPlace(view, option) && (squad ? moves(option, squad) : !isMove(option)));
  for (const option of options) {
    const [place = ""] = option.target;
    found[place] = { options: [...(found[place]?.options ?? []), option] };
  }
  return found;
}

export function waysOf(reach: Reach, { from, n }: Squad): readonly Way[] {
  return reach[from]?.[n] ?? [];
}

/** Would an option move the chosen Ally? */
function moves(option: Option, { from, ally }: Squad): boolean {
  return isMove(option) && option.target[1] === from && option.action.startsWith(`move ${ally} `);
}

/** The Allies of a Space that may move. */
export function alliesAt(view: View, asked: Prompt | null, from: Space, me: string): readonly string[] {
  const here = view.spaces[from]?.aliens[me as keyof View["players"]]?.allies ?? [];
  return here.filter((ally) => asked?.options.some((option) => moves(option, { from, n: 0, ally })));
}

/** All saucers that may move are chosen first, then one fewer, then an Ally after the other, then nobody. */
export function nextSquad(old: Squad | null, from: Space, most: number, allies: readonly string[]): Squad | null {
  const [first] = allies;
  const ally = (name: string | undefined): Squad | null => (name === undefined ? null : { from, n: 0, ally: name });
  if (old?.from !== from) return most > 0 ? { from, n: most, ally: null } : ally(first);
  if (old.ally !== null) return ally(allies[allies.indexOf(old.ally) + 1]);
  return old.n > 1 ? { from, n: old.n - 1, ally: null } : ally(first);
}
