import { api } from "../link/api";
import type { Shown } from "../store/TableStore";

/** An earlier position of a table, to be looked at: nothing can be done there. */
export async function lookBack(table: string, number: number, key: string): Promise<Shown> {
  const { view } = await api.tablePosition(table, number, key);
  const nothing = { moves: [], undo: false, redo: false, thinking: null, chances: null, earned: [], tally: null, rolls: null };
  return { number, version: null, view, ...nothing };
}
