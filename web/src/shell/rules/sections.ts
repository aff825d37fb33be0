/** Groups of rules by the kind of thing they are about. */

export interface Section<Group> {
  /** None where a book knows no kinds. */
  title: string;
  groups: Group[];
}

/** Groups that follow one another and are of one kind stand in one section. */
export function bySection<Group extends { section: string }>(groups: readonly Group[]): Section<Group>[] {
  const sections: Section<Group>[] = [];
  for (const group of groups) {
    const last = sections.at(-1);
    if (last?.title === group.section) last.groups.push(group);
    else sections.push({ title: group.section, groups: [group] });
  }
  return sections;
}
