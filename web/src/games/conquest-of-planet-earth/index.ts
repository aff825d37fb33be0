/** What Conquest of Planet Earth has for the browser: its table is the plain one. */

import type { GameModule } from "../../shell/game/GameModule";

const conquest: GameModule = {
  title: "Conquest of Planet Earth",
  hero: async () => (await import("./start/Invaders")).default,
  about: async () => (await import("./about/aboutConquest")).about,
  rulesExample: "escape, death ray, human tech",
};

export default conquest;
