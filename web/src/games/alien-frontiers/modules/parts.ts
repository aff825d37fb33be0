/** What draws the modules, as the rest of the table names it. It is fetched with the first table that has some of them,
 *  before anything of that table is drawn, so that nothing comes late. */

import { type Attributes, type FunctionComponent, type ReactNode, createElement } from "react";
import { fetchPart, usePart } from "../../../shell/game/games";
import { hasHand } from "../hand/held";
import { type View, isDraft, sharesHub } from "../position/view";

const load = () => import("./drawings");

type Drawings = Awaited<ReturnType<typeof load>>;

/** Is there anything at this table that the classic game has not? */
export function hasModules(view: View): boolean {
  return hasHand(view) || isDraft(view) || sharesHub(view);
}

/** A table with modules waits here until it can be drawn whole. */
export function WithModules({ children }: { children: ReactNode }): ReactNode {
  usePart(load);
  return children;
}

/** Has them fetched where they may be wanted soon. */
export function fetchModules(): void {
  void fetchPart(load).catch(() => undefined);
}

function part<Name extends keyof Drawings>(name: Name): Drawings[Name] {
  return ((props: Attributes) => createElement(usePart(load)[name] as FunctionComponent, props)) as Drawings[Name];
}

export const Belt = part("Belt");
export const BeltArt = part("BeltArt");
export const BeltDock = part("BeltDock");
export const BoardDock = part("BoardDock");
export const BoardPanel = part("BoardPanel");
export const Chips = part("Chips");
export const DraftPage = part("DraftPage");
export const FactionRow = part("FactionRow");
export const FreeHub = part("FreeHub");
export const Fulfilled = part("Fulfilled");
export const Hand = part("Hand");
export const HandButton = part("HandButton");
export const KeepAgendas = part("KeepAgendas");
export const ModuleStats = part("ModuleStats");
export const Moon = part("Moon");
export const OwnRow = part("OwnRow");
export const Reaction = part("Reaction");
export const Revealed = part("Revealed");
