/** A position laid in a form that the server describes: entries by their keys, whatever the game has in it. */

import type { FormEntry, FormToFill } from "../link/wire";

export type Form = Pick<FormToFill, "sections" | "lists">;
export type Entries = Record<string, unknown>;

/** An entry written or, with `undefined`, left out; a group of nothing is left out as well. */
export function written(entries: Entries, key: string, value: unknown): Entries {
  const { [key]: _, ...rest } = entries;
  if (value === undefined || (isEntries(value) && Object.keys(value).length === 0)) return rest;
  return key in entries ? { ...entries, [key]: value } : { ...rest, [key]: value };
}

export function isEntries(value: unknown): value is Entries {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type Named = readonly [name: string, called: string];

/** What one of these names can be chosen from. What is usual stands there once: as the name that is called
 *  so, or else as an entry without a name. `unset` is what is shown where nothing is written. */
export function choicesFrom(names: readonly Named[], usual: string): { unset: string; options: readonly Named[] } {
  const same = names.find(([, called]) => called === usual);
  if (same) return { unset: same[0], options: names };
  return { unset: "", options: [["", usual || "…"], ...names] };
}

/** All entries of the form, one under the other. */
export function entriesIn(form: Form): FormEntry[] {
  return form.sections.flatMap(({ fields }) => fields);
}

/** What a form has no place for is left out: entries of what is not in the game, and names it has not. */
export function fitting(form: Form, position: Entries): Entries {
  return inGroup(form, entriesIn(form), position);
}

function inGroup(form: Form, fields: FormEntry[], value: Entries): Entries {
  const kept = Object.entries(value).flatMap(([key, one]) => {
    const field = fields.find((field) => field.key === key);
    const fits = field && one !== null ? fitted(form, field, one) : undefined;
    return fits === undefined ? [] : [[key, fits] as const];
  });
  return Object.fromEntries(kept);
}

function fitted(form: Form, field: FormEntry, value: unknown): unknown {
  const known = (name: unknown): boolean => form.lists[field.names]?.some(([one]) => one === name) ?? false;
  switch (field.kind) {
    case "group":
      return isEntries(value) ? inGroup(form, field.fields, value) : undefined;
    case "list":
      return [value].flat().flatMap((one) => (isEntries(one) ? [inGroup(form, field.fields, one)] : []));
    case "kinds":
      return [value].flat().flatMap((one) => {
        const kind = isEntries(one) && field.fields.find(({ key }) => key === one["asks"]);
        return kind ? [{ asks: kind.key, ...inGroup(form, kind.fields, one as Entries) }] : [];
      });
    case "choice":
      return known(value) ? value : undefined;
    case "names":
      return [value].flat().filter(known);
    case "slots":
      return [value].flat().map((name) => (known(name) ? name : null));
    default:
      return value;
  }
}

/** Where a complaint stands, in the words of the form: `seats.B.belt` is “Seat B, …”. */
export function placeIn(form: Form, where: string): string {
  const words: string[] = [];
  let fields = entriesIn(form);
  let shut = false;
  for (const key of where.split(".")) {
    const field = shut ? undefined : fields.find((one) => one.key === key);
    if (field) {
      if (field.key !== "seats") words.push(field.label);
      fields = field.kind === "kinds" ? field.fields.flatMap((kind) => kind.fields) : field.fields;
    } else shut = !/^\d+$/.test(key);
  }
  return words.join(", ") || "The position";
}

/** A position as it was written; a sentence where it is none. */
export function readEntries(text: string): Entries | string {
  try {
    const read: unknown = JSON.parse(text);
    return isEntries(read) ? read : "A position is written in { }.";
  } catch (error) {
    return `This is no JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}
