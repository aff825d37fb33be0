/** What the things of this game are called and say at this table, as the server has told. */

import { useThings } from "../../../shell/game/things";
import type { NamedThing } from "../../../shell/game/things";

export type ThingKind = "event" | "stuff" | "race" | "resistance" | "counter" | "location" | "objective" | "tech";

/** A thing by its kind and its name; a card and a Counter may share a name. */
export type NamesOf = (kind: ThingKind, name: string) => NamedThing | undefined;

export function useNamed(): NamesOf {
  const { things } = useThings();
  return (kind, name) => things.find((thing) => thing.kind === kind && thing.name === name);
}

/** Its title; what nobody has named is called by its name. */
export function titleOf(named: NamesOf, kind: ThingKind, name: string): string {
  return named(kind, name)?.title ?? name.replaceAll("-", " ");
}

/** A Location or an Objective: they lie in the same places. */
export function placeTitle(named: NamesOf, name: string): string {
  return (named("location", name) ?? named("objective", name))?.title ?? name.replaceAll("-", " ");
}
