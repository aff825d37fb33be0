/** What Conquest of Planet Earth has for the browser: its table is the plain one. */

import type { GameModule } from "../../shell/game/GameModule";

const conquest: GameModule = {
  title: "Conquest of Planet Earth",
  poster: async () => (await import("./start/ConquestPoster")).default,
  invites: "Land your saucers, scare the towns, mind the Army.",
  minutes: 75,
  about: async () => (await import("./about/aboutConquest")).about,
  rulesExample: "escape, death ray, human tech",
};

export default conquest;
