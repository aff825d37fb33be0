/** All that draws the modules of Edition X and its tables of five and six; a table that has none of it never asks for it. */

export { Belt, BeltArt } from "../belt/Belt";
export { BeltDock } from "../belt/BeltDock";
export { FreeHub } from "../board/FreeHub";
export { DraftPage } from "../draft/DraftPage";
export { BoardDock } from "../factions/BoardDock";
export { BoardPanel } from "../factions/BoardPanel";
export { FactionRow } from "../factions/FactionRow";
export { ModuleStats } from "../factions/ModuleStats";
export { OwnRow } from "../factions/OwnRow";
export { Fulfilled } from "../hand/Fulfilled";
export { Chips, Hand } from "../hand/Hand";
export { HandButton } from "../hand/HandSheet";
export { Revealed } from "../hand/Revealed";
export { Moon } from "../planet/Moon";
export { KeepAgendas } from "../prompts/KeepAgendas";
export { Reaction } from "../table/Reaction";
import "../styles/modules.css";
