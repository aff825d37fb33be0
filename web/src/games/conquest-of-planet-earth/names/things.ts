/** What the things of this game are called and say at this table, as the server has told. */

import { useThings } from "../../../shell/game/things";
import type { NamedThing } from "../../../shell/game/things";
import type { Option } from "../../../shell/plain/plain";
import type { Words } from "../../../shell/text/spans";

export type ThingKind = "event" | "stuff" | "race" | "resistance" | "counter" | "location" | "objective" | "tech";

/** A thing by its kind and its name; a card and a Counter may share a name. */
export type NamesOf = (kind: ThingKind, name: string) => NamedThing | undefined;

export function useNamed(): NamesOf {
  const { things } = useThings();
  return (kind, name) => things.find((thing) => thing.kind === kind && thing.name === name);
}

/** What one of its powers says where room is dear: the gist, else the whole text, which is short then. */
export function gistOf(power: NamedThing["powers"][number] | undefined): Words {
  return power?.gist ? [power.gist] : (power?.text ?? []);
}

/** The gist of what an answer plays, discards, activates or calls on, if it is one of these. */
export function useGist(): (option: Option) => Words {
  const { things } = useThings();
  return ({ action, title }) => {
    const [verb, name] = action.split(" ");
    const of = (kind: ThingKind) => things.find((thing) => thing.kind === kind && thing.name === name)?.powers[0];
    if (verb === "play" || verb === "discard") return gistOf(of("event"));
    if (verb !== "use") return [];
    const races = things.filter(({ kind }) => kind === "race").flatMap(({ powers }) => powers);
    return gistOf(of("stuff") ?? races.find(({ heading }) => title.length === 1 && title[0] === heading));
  };
}

/** Its title; what nobody has named is called by its name. */
export function titleOf(named: NamesOf, kind: ThingKind, name: string): string {
  return named(kind, name)?.title ?? name.replaceAll("-", " ");
}

/** A Location or an Objective: they lie in the same places. */
export function placeTitle(named: NamesOf, name: string): string {
  return (named("location", name) ?? named("objective", name))?.title ?? name.replaceAll("-", " ");
}
