/** The table as this game draws it, for the shell. */

import { encode } from "../../../shell/editor/laidDraft";
import type { DrawnTable } from "../../../shell/game/GameModule";
import { laidFrom } from "../editor/laidFrom";
import { readView } from "../position/view";
import { Replayed } from "../replay/Replayed";
import { pace } from "./pace";
import { Table } from "./Table";

export const drawn: DrawnTable = {
  read: readView,
  Table,
  Replayed,
  pace,
  edit: (raw, { edition, options }) => `/editor/conquest#${encode(laidFrom(raw, edition, options))}`,
};
