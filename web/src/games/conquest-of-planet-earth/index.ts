/** What Conquest of Planet Earth has for the browser. Nothing is loaded with this list: each part comes when it is opened. */

import type { GameModule } from "../../shell/game/GameModule";

const conquest: GameModule = {
  title: "Conquest of Planet Earth",
  drawn: async () => (await import("./table/drawn")).drawn,
  poster: async () => (await import("./start/ConquestPoster")).default,
  choices: async () => (await import("./start/choices")).choices,
  ways: "rivals or together",
  invites: "Land your saucers, scare the towns, mind the Army.",
  minutes: 75,
  lesson: "/learn/conquest",
  chapters: {
    at: "/learn/conquest/chapters",
    of: [
      { at: "/learn/conquest", name: "first-game", title: "The game", words: "From the first command to the eighth Terror Point.", minutes: 10, groups: ["Command Phase", "Action Phase", "Moving and landing", "Battle Phase", "Fights", "Conquest and winning"] },
      { at: "/learn/conquest/together", name: "together", title: "Together", words: "The Humans fight back, and you win or lose as one.", minutes: 5, groups: ["Cooperative Game", "Resistance Phase", "Resistance Counters"] },
    ],
  },
  pages: [
    { path: "learn/conquest", page: async () => (await import("./lesson/LearnConquest")).default },
    { path: "learn/conquest/together", page: async () => (await import("./lesson/LearnTogether")).default },
    { path: "editor/conquest", way: "Set up a position", page: async () => (await import("./editor/ConquestEditor")).default },
    { path: "learn/conquest/chapters", page: async () => (await import("./lesson/ConquestChapters")).default },
  ],
  about: async () => (await import("./about/aboutConquest")).about,
  rulesExample: "escape, death ray, human tech",
};

export default conquest;
