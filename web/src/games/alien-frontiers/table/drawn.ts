/** The table as this game draws it, for the shell. */

import type { DrawnTable } from "../../../shell/game/GameModule";
import { encode } from "../editor/draft";
import { shortDraft } from "../editor/shortDraft";
import { readView } from "../position/view";
import { Replayed } from "../replay/Replayed";
import { Table } from "./Table";

/** Dice and cards come quickly, one after another; a roll takes its time. */
const PACE: Record<string, number> = { first: 1 / 4, draw: 1 / 4, relic: 1 / 2, roll: 1.2 };

export const drawn: DrawnTable = {
  read: readView,
  Table,
  Replayed,
  pace: (action) => PACE[action.split(" ")[0] ?? ""],
  edit: (raw, { edition, options }) => {
    const { position, letters } = readView(raw);
    const draft = { edition, seats: letters.length, long_game: options["long_game"] === true };
    return `/editor#${encode(shortDraft({ ...draft, position: { ...position } }))}`;
  },
};
