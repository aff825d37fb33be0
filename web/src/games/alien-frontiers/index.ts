/** What Alien Frontiers has for the browser. Nothing is loaded with this list: each part comes when it is opened. */

import type { GameModule } from "../../shell/game/GameModule";

const alienFrontiers: GameModule = {
  title: "Alien Frontiers",
  drawn: async () => (await import("./table/drawn")).drawn,
  poster: async () => (await import("./start/FrontiersPoster")).default,
  choices: async () => (await import("./start/choices")).choices,
  invites: "Roll your fleet, dock at the stations, land your colonies.",
  minutes: 60,
  lesson: "/learn",
  chapters: {
    at: "/learn/chapters",
    of: [
      { at: "/learn", name: "first-game", title: "The game", words: "From the first roll to the last colony.", minutes: 10 },
      { at: "/learn/table", name: "this-table", title: "This table", words: "For those who know the board game.", minutes: 5 },
      { at: "/learn/factions", name: "factions", title: "Factions", words: "Docks of others, their fee, your own power.", minutes: 5, module: "Factions" },
      { at: "/learn/agendas", name: "agendas", title: "Agendas", words: "Secret aims: met, revealed, drawn, given up.", minutes: 5, module: "Agendas" },
      { at: "/learn/belt", name: "belt", title: "The Outer Belt", words: "Claim a rock, tow it home, use it; and the moon.", minutes: 5, module: "Outer Belt" },
      { at: "/learn/deck", name: "deck", title: "The wide deck", words: "How to read forty kinds of cards.", minutes: 5, module: "Wide deck" },
    ],
  },
  pages: [
    { path: "learn", name: "Learn", page: async () => (await import("./lesson/Learn")).default },
    { path: "learn/table", page: async () => (await import("./lesson/LearnTable")).default },
    { path: "learn/chapters", page: async () => (await import("./lesson/Chapters")).default },
    { path: "learn/factions", page: async () => (await import("./lesson/LearnFactions")).default },
    { path: "learn/agendas", page: async () => (await import("./lesson/LearnAgendas")).default },
    { path: "learn/belt", page: async () => (await import("./lesson/LearnBelt")).default },
    { path: "learn/deck", page: async () => (await import("./lesson/LearnDeck")).default },
    { path: "editor", name: "Editor", page: async () => (await import("./editor/Editor")).default },
    { path: "fixture", page: async () => (await import("./fixtures/Fixture")).default },
  ],
  about: async () => (await import("./about/about")).about,
  scenarios: async () => (await import("./editor/scenarioStorage")).openScenarios,
  rulesExample: "relic ship, raid, repulsor",
};

export default alienFrontiers;
