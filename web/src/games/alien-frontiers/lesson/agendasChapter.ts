/** The chapter on Agendas: a slip with two halves, revealing it, drawing more, and the limit. */

import type { Step } from "../../../shell/lesson/lesson";
import { DISPLAY, chapter, roll } from "./chapter";
import { POINTS, button, closing, held, place, ships, without } from "./spots";

const SURGE = '[data-agenda="solar-surge"]';

const STEPS: Step[] = [
  roll("Secret aims", "Agendas are slips that only you can read. Each is worth a point. Roll, then look at yours."),
  {
    title: "Two halves",
    text: "One of its halves is enough. Open *Solar Surge*.",
    press: [held("agenda", "solar-surge", "Open Solar Surge")],
    until: SURGE,
    beside: true,
  },
  {
    title: "Now, or at the end",
    text: "*Now*: gain 9 fuel at the Solar Converter in one turn. *At the end*: control Lem Badlands. The ring says how far you are. Close it.",
    press: [closing("agenda", "solar-surge")],
    until: without(SURGE),
    beside: true,
  },
  {
    title: "All to the sun",
    text: "5, 5 and 6 bring 3 fuel each. Choose all three and send them to the Solar Converter.",
    press: [...ships(5, 5, 6), place("solar-converter", "Now the Solar Converter")],
    acts: ["dock solar-converter 5", "dock solar-converter 5", "dock solar-converter 6"],
    zone: "facilities",
  },
  {
    title: "It is met",
    text: "You may keep it secret and hope for Lem Badlands. A point in the hand is better: reveal it. Nobody can take it from you.",
    press: [button("reveal solar-surge", "Reveal it")],
    acts: ["reveal solar-surge"],
    changed: POINTS,
    beside: true,
  },
  {
    title: "More of them",
    text: "New Agendas come from the Orbital Market: a pair trades there, or draws two. Send your *3s*.",
    press: [...ships(3, 3), place("orbital-market", "Now the Orbital Market")],
    acts: ["dock orbital-market 3 3"],
    zone: "facilities",
  },
  {
    title: "Trade or Agendas?",
    text: "This time you want Agendas.",
    press: [button("pair agendas", "Draw Agendas")],
    acts: ["pair agendas"],
    beside: true,
  },
  {
    title: "Three at most",
    text: "A revealed one counts as well, so one has to go, face down. *Deep Shaft* wants three ships at the mine: give it up.",
    press: [
      { at: '[data-option="shed deep-shaft"]', done: '[data-option="shed deep-shaft"][aria-pressed="true"]', say: "Choose Deep Shaft" },
      { at: '[data-do="shed"]', say: "Discard it" },
    ],
    acts: ["shed deep-shaft"],
    beside: true,
  },
  {
    title: "And Rosa?",
    text: "Her row says how many she holds, and nothing else. Those that hold at the end of the game turn up by themselves; you see who missed what.",
    about: '[data-seat="B"]',
    zone: "players",
  },
];

export const AGENDAS_CHAPTER = chapter({
  name: "agendas",
  options: { agendas: true },
  position: {
    turn: "A",
    first: "A",
    turns: 11,
    phase: "roll",
    seats: {
      A: {
        fuel: 0,
        ore: 1,
        ships: 5,
        hub: 3,
        colonies: { "heinlein-plains": 2, "van-vogt-mountains": 1 },
        agendas: ["solar-surge", "deep-shaft"],
      },
      B: {
        fuel: 1,
        ore: 2,
        ships: 4,
        hub: 2,
        colonies: { "asimov-crater": 2, "pohl-foothills": 1 },
        docked: { "lunar-mine": [3], "colonist-hub": [4, 1] },
        agendas: ["curator", "fuel-baron"],
      },
    },
    display: DISPLAY,
  },
  script: ["roll 3 3 5 5 6", "agenda land-grab", "agenda fortress"],
  rosa: [],
  steps: STEPS,
  end: {
    title: "Those are Agendas",
    text: "Two each at the beginning, three at most, a point for each that comes true. Watch what others aim for.",
    next: { address: "/learn/belt", words: "Next: the Outer Belt" },
  },
});
