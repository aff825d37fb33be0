/** What Alien Frontiers has for the browser. Nothing is loaded with this list: each part comes when it is opened. */

import type { GameModule } from "../../shell/game/GameModule";

const alienFrontiers: GameModule = {
  title: "Alien Frontiers",
  drawn: async () => (await import("./table/drawn")).drawn,
  drawnFor: { seats: [2, 3, 4], options: ["long_game", "rulings", "variant", "cards"] },
  poster: async () => (await import("./start/FrontiersPoster")).default,
  invites: "Roll your fleet, dock at the stations, land your colonies.",
  minutes: 60,
  lesson: "/learn",
  pages: [
    { path: "learn", name: "Learn", page: async () => (await import("./lesson/Learn")).default },
    { path: "learn/table", page: async () => (await import("./lesson/LearnTable")).default },
    { path: "editor", name: "Editor", page: async () => (await import("./editor/Editor")).default },
    { path: "fixture", page: async () => (await import("./fixtures/Fixture")).default },
  ],
  about: async () => (await import("./about/about")).about,
  scenarios: async () => (await import("./editor/scenarioStorage")).openScenarios,
  rulesExample: "relic ship, raid, repulsor",
};

export default alienFrontiers;
