/** The games with a module here, by the names of their folders. */

import type { GameModule } from "../shell/game/GameModule";
import type { Games } from "../shell/game/games";

const modules = import.meta.glob<GameModule>("./*/index.ts", { eager: true, import: "default" });

export const games: Games = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [path.split("/")[1] ?? "", module]),
);
