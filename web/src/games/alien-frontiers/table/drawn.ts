/** The table as this game draws it, for the shell. */

import type { DrawnTable } from "../../../shell/game/GameModule";
import { pace } from "../animation/timing";
import { encode } from "../editor/draft";
import { shortDraft } from "../editor/shortDraft";
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
    const draft = { edition, seats: letters.length, long_game: options["long_game"] === true };
    return `/editor#${encode(shortDraft({ ...draft, position: { ...position } }))}`;
  },
};
