/** The chapter on the Outer Belt: what a rock asks for, claiming, in tow, the march, and using. */

import type { Step } from "../../../shell/lesson/lesson";
import { DISPLAY, chapter, roll } from "./chapter";
import { END, RACK, dock, place, ships, using } from "./spots";

const STEPS: Step[] = [
  roll("Rocks round the planet", "Four asteroids drift past, from far above down to the moon. Ships claim them. The grey die is rolled along: today it shows nothing.", {
    about: '[data-dock="outer-belt-1"]',
    zone: "belt",
  }),
  {
    title: "One ship, one rock",
    text: "The Composite Asteroid asks for one ship. Which values serve there stands on the rock: *3 or 4*. Send your *3*.",
    press: [...ships(3), dock("outer-belt-1", "Now the rock")],
    acts: ["claim outer-belt-1"],
    zone: "belt",
    result: {
      title: "In tow",
      text: "The hook says that it is on its way: you use it from your next turn on. Your ship stays out there until then.",
    },
  },
  {
    title: "Two for iron",
    text: "The Iron Asteroid wants one ship of 2, 3 or 4, and another of any value. Send *2* and *5* together.",
    press: [...ships(2, 5), dock("outer-belt-2", "Now the Iron Asteroid")],
    acts: ["claim outer-belt-2"],
    zone: "belt",
  },
  {
    title: "The last ship",
    text: "The *6* serves nowhere in the belt. To the Hub with it.",
    press: [...ships(6), place("colonist-hub", "Now the Colonist Hub")],
    acts: ["dock colonist-hub 6"],
    zone: "facilities",
  },
  {
    title: "Who rolls the grey die?",
    text: "Whoever is in turn. When it shows a rock, everything moves a space towards the moon, and a new card comes from afar. End your turn and watch.",
    press: [END],
    acts: ["end"],
    zone: "belt",
  },
  roll("The belt has moved", "Rosa’s die showed the rock: a Relic Cache came, and what lay nearest is gone. Your two cards are home. Roll!", {
    about: '[data-dock="outer-belt-1"]',
    zone: "belt",
  }),
  {
    title: "Use what you hauled",
    text: "The Composite Asteroid is 1 fuel and 1 ore. It is used up with it.",
    press: [using("asteroid", "composite-asteroid", "play composite-asteroid", "Use the Composite Asteroid")],
    acts: ["play composite-asteroid"],
    changed: RACK,
    beside: true,
  },
  {
    title: "Iron",
    text: "1 fuel buys *3 ore*: a fair price.",
    press: [using("asteroid", "iron-asteroid", "play iron-asteroid", "Use the Iron Asteroid")],
    acts: ["play iron-asteroid"],
    changed: RACK,
    beside: true,
  },
  {
    title: "Some work at once",
    text: "A bolt in place of the hook: no tow. The Relic Cache asks for two ships of 3 or 4, and you have them.",
    press: [...ships(3, 4), dock("outer-belt-1", "Now the Relic Cache")],
    acts: ["claim outer-belt-1"],
    zone: "belt",
  },
  {
    title: "And the moon",
    text: "Blish Expanse is a ninth territory: colonies land there as on the planet. Who controls it waits for no tow.",
    about: ".moon",
    zone: "planet",
  },
];

export const BELT_CHAPTER = chapter({
  name: "belt",
  options: { outer_belt: true },
  position: {
    turn: "A",
    first: "A",
    turns: 9,
    phase: "roll",
    seats: {
      A: { fuel: 2, ore: 1, ships: 4, hub: 3, colonies: { "van-vogt-mountains": 2, "lem-badlands": 1 } },
      B: {
        fuel: 2,
        ore: 2,
        ships: 4,
        hub: 2,
        colonies: { "asimov-crater": 2, "pohl-foothills": 1 },
        docked: { "solar-converter": [2, 5], "lunar-mine": [3], "colonist-hub": [4] },
      },
    },
    display: DISPLAY,
    belt: { spaces: ["composite-asteroid", "iron-asteroid", "raiders-rock", "ice-comet"] },
  },
  script: ["roll 2 3 5 6", "die blank", "roll 1 2 2 6", "die sign", "asteroid relic-cache", "roll 3 4 6 6", "die blank"],
  rosa: ["dock solar-converter 1", "dock solar-converter 6", "dock shipyard 2 2", "end"],
  steps: STEPS,
  end: {
    title: "That is the belt",
    text: "What is claimed leaves an empty space until the belt moves. A raid may take an asteroid card in place of a tech card.",
    next: { address: "/learn/deck", words: "Next: the wide deck" },
  },
});
