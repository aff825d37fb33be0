/** The table as this game draws it, for the shell. */

import type { DrawnTable } from "../../../shell/game/GameModule";
import { pace } from "../animation/timing";
import { encode } from "../editor/draft";
import { draftOf } from "../editor/shortDraft";
import { readView } from "../position/view";
import { Replayed } from "../replay/Replayed";
import { Table } from "./Table";

export const drawn: DrawnTable = {
  read: readView,
  Table,
  Replayed,
  pace,
  edit: (raw, { edition, options }) => {
    const { position, letters } = readView(raw);
    return `/editor#${encode(draftOf(position, letters.length, edition, options))}`;
  },
};
