/** What is in the game that is shown: what its things are called and say, as the server has it for this table. */

import { createContext, useContext } from "react";
import type { Things } from "../link/wire";

export type { NamedThing, Things } from "../link/wire";

/** Of a game of which nobody has told. */
export const UNNAMED: Things = { game: "", title: "", units: {}, things: [] };

export const ThingsContext = createContext<Things>(UNNAMED);

export function useThings(): Things {
  return useContext(ThingsContext);
}
