/** The cooperative game: a place is held, the Humans have their phase, and the sixteenth point is won together. */

import type { Lesson, Step } from "../../../shell/lesson/lesson";
import { GAME } from "./firstInvasion";
import { RACE, TRACK, goOn, moving, tile } from "./spots";

const POSITION = {
  phase: "action",
  round: 5,
  turn: "A",
  first: "A",
  track: 5,
  seats: { A: { race: "orzax", points: 2, number: 2, pool: 1 }, B: { race: "trun", pool: 2, number: 4 } },
  spaces: {
    "obj-3": { counters: ["jeep-patrol"] },
    "n-c": { aliens: { A: 2 } },
    "n-1": { location: "small-town", marker: "A", spent: true, counters: ["infantry"] },
    "n-2": { location: "town", marker: "A", spent: true },
    "n-3": { location: "college-town", marker: "A", spent: true },
    "n-4": { location: "forest" },
    "n-5": { location: "airfield", marker: "A", spent: true, aliens: { A: 1 } },
    "n-6": { location: "town" },
    "s-c": { aliens: { B: 1 } },
    "s-1": { location: "town", marker: "B", spent: true },
    "s-2": { location: "town", marker: "B", spent: true },
    "s-5": { location: "farmland" },
    "s-6": { location: "harbor-town", marker: "B", spent: true, aliens: { B: 1 } },
  },
};

const SCRIPT = [
  ...["roll 5", "roll 2", "deal overdrive", "deal master-plan", "deal mothership-delivery", "deal warp-jump"],
  ...["meet local-police", "roll 5", "roll 1", "deal recalibrate", "deal recon-probe"],
  ...["news thick-fog", "roll 5", "roll 3", "roll 4"],
  ...["roll 3", "roll 5"],
  ...["meet four-star-general", "meet us-army-infantry", "roll 5", "roll 2", "meet angry-mob", "roll 4", "roll 1"],
];

const STEPS: Step[] = [
  {
    title: "One side",
    text: "You and Rosa invade together. *16* Terror between you win; you have 13. All hands lie open, and nobody steals.",
    about: RACE,
    zone: "map",
  },
  {
    title: "The other side",
    text: "The Humans have a track of their own. Each round it goes a step on. At 10 the Super Cannon fires, and everything is lost.",
    about: TRACK,
    zone: "map",
  },
  {
    title: "They come back",
    text: "Infantry has landed on your Small Town. At the end of the round a place with a Counter and no Alien is *freed*. Send both saucers from your site.",
    press: moving("n-c", "n-1", "your two saucers", "Now the Small Town"),
    acts: ["move n-c n-1", "move n-c n-1"],
    zone: "map",
  },
  {
    title: "Drive them off",
    text: "A Counter is fought like a card, and stays until it is beaten. To battle!",
    press: [goOn("End your actions")],
    acts: ["end"],
    changed: tile("n-1"),
    zone: "map",
  },
  {
    title: "What the Humans did",
    text: "Rosa took the Farmland: 14. Then it was their phase. Thick Fog came, an Event against you: nobody escapes this round. The track went on to 6, the jeeps drove on.",
    about: TRACK,
    zone: "map",
  },
  {
    title: "What they did not",
    text: "Two dice were rolled for a breakthrough. A 6 would have given them Human Tech for good. The nearer the Cannon, the more dice they have: be quick.",
    about: TRACK,
    zone: "map",
  },
  {
    title: "Two are missing",
    text: "A die said how often each of you acts: you have 3. The Town beside you is worth 2, and has two Fights. Send both saucers.",
    press: moving("n-1", "n-6", "your two saucers", "Now the Town"),
    acts: ["move n-1 n-6", "move n-1 n-6"],
    zone: "map",
  },
  {
    title: "For both of you",
    text: "A Hero may join whoever fights you, and makes it stronger. Only your own Aliens fight in your turn. Go!",
    press: [goOn("End your actions")],
    acts: ["end"],
    zone: "map",
  },
];

export const TOGETHER_CHAPTER: Lesson = {
  name: `${GAME}.together`,
  game: GAME,
  table: { edition: "first-edition", options: { mode: "cooperative" }, hints: false, seed: 1954, script: SCRIPT, position: POSITION },
  rival: { name: "Rosa", otherwise: "Rosa B", acts: ["move s-6 s-5", "end"] },
  steps: STEPS,
  end: {
    title: "You win together",
    text: "16 between you, and the Cannon never fired. With partners at other screens the speech bubble above points at a place, or says a word to them alone.",
    bot: "scout",
    play: "Play on, with the Scout",
    options: { mode: "cooperative" },
    next: { address: "/learn/conquest/chapters", words: "All lessons" },
  },
};
