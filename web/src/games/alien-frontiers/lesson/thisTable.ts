/** The second lesson, for those who know the board game: one turn that shows how this table works. */

import type { Lesson, Step } from "../../../shell/lesson/lesson";
import { GAME } from "../names/names";
import { END, ROLL, UNDO, button, place, ships, why, without } from "./spots";

const POSITION = {
  turn: "A",
  first: "A",
  turns: 13,
  phase: "roll",
  seats: {
    A: { fuel: 3, ore: 2, ships: 5, hub: 3, colonies: { "lem-badlands": 1, "heinlein-plains": 2 } },
    B: {
      fuel: 2,
      ore: 3,
      ships: 5,
      hub: 2,
      cards: ["booster-pod"],
      docked: { "lunar-mine": [5], "solar-converter": [4, 6], "colonist-hub": [1, 2] },
      colonies: { "asimov-crater": 2, "pohl-foothills": 1 },
    },
  },
  display: ["plasma-cannon", "alien-monument", "stasis-beam"],
};

const HINT = { at: '.topbtns [data-action="hint"], .topbtns [data-action="menu"]', done: "[role=menu]", say: "Ask for a hint" };

const STEPS: Step[] = [
  {
    title: "Your turn",
    text: "It begins with your roll; here, Space will do as well.",
    press: [ROLL],
    acts: ["roll"],
    beside: true,
  },
  {
    title: "Ships first",
    text: "Chosen ships light up every place that takes them, with cost and gain. Several go together, and you may drag them, too. Choose *3* and *5*: together they claim a card.",
    press: [...ships(3, 5), place("alien-artifact", "Now the Alien Artifact")],
    acts: ["dock alien-artifact 3", "dock alien-artifact 5"],
    zone: "facilities",
  },
  {
    title: "Claim it when you like",
    text: "What you have earned stays lit, and nothing is lost by haste: End turn would ask first. Claim the Alien Monument.",
    press: [button("claim alien-monument", "Claim it")],
    acts: ["claim alien-monument"],
    zone: "facilities",
  },
  {
    title: "Or the place first",
    text: "Tap a place with nothing chosen, and it offers whatever can dock there.",
    press: [
      { ...place("orbital-market", "Tap the Orbital Market"), done: '[data-action="dock orbital-market 4 4"]' },
      button("dock orbital-market 4 4", "Dock the pair"),
    ],
    acts: ["dock orbital-market 4 4"],
    beside: true,
    zone: "facilities",
  },
  {
    title: "Every no has a reason",
    text: "The *1* may not go to the mine. “why?” shows what is in the way, the rule, and the nearest thing you can do.",
    press: [...ships(1), why("lunar-mine")],
    until: ".why",
    zone: "facilities",
  },
  {
    title: "Close it",
    text: "The × closes it; so does Esc.",
    press: [{ at: ".why .x", say: "Close it" }],
    until: without(".why"),
    zone: "facilities",
  },
  {
    title: "Back",
    text: "Undo goes back step by step, to the last roll or card that was turned up. Take the pair out of the market …",
    press: [UNDO],
    acts: ["undo"],
    zone: "facilities",
  },
  {
    title: "And forth",
    text: "… and put it there again.",
    press: [{ at: '[data-action="redo"]', say: "Do it again", key: "r" }],
    acts: ["redo"],
    zone: "facilities",
  },
  {
    title: "Not sure?",
    text: "A hint plans the rest of your turn, numbers it on the table and gives a reason.",
    press: [HINT, { at: '[role=menu] [data-action="hint"]', say: "Hint" }],
    until: ".hintnote ol",
    beside: true,
  },
  {
    title: "It is only advice",
    text: "“Do it” would play it for you. Put it away for now.",
    press: [{ at: ".hintnote .nx", say: "Close the hint" }],
    until: without(".hintnote"),
    beside: true,
  },
  {
    title: "The story",
    text: "Whatever happens is told here. Each line opens the table as it was.",
    press: [{ at: ".log li:last-child .see", around: "li", say: "Open the last line" }],
    until: '[data-action="back"]',
    beside: true,
    zone: "players",
  },
  {
    title: "Back to now",
    text: "You only look: nothing changes.",
    press: [{ at: '[data-action="back"]', say: "Back to now" }],
    until: without('[data-action="back"]'),
    beside: true,
    zone: "players",
  },
  {
    title: "Three zones",
    text: "On a phone the table has three zones. They change by themselves with what you do, by a tap, or by a swipe.",
    press: [{ at: '[data-zone="planet"]', say: "Look at the planet" }],
    until: '#app[data-tab="planet"]',
    only: "zones",
  },
  {
    title: "By keys",
    text: "1 to 7 choose ships, Tab and Enter go to lit places, U undoes, ? asks for a hint, E ends the turn. Press *1*, or tap the ship, and dock it at the Hub.",
    press: [{ ...ships(1)[0], at: '.bigdie[data-die="1"]', say: "Press 1", key: "1" }, place("colonist-hub", "Now the Hub")],
    acts: ["dock colonist-hub 1"],
    only: "whole",
    zone: "facilities",
  },
  {
    title: "The last ship",
    text: "Now the *1*. See how the zone goes with you.",
    press: [...ships(1), place("colonist-hub", "Now the Hub")],
    acts: ["dock colonist-hub 1"],
    only: "zones",
    zone: "facilities",
  },
  {
    title: "And end",
    text: "With nothing left to dock, the end is all that is lit. While others play, Skip or Space brings you to the present.",
    press: [END],
    acts: ["end"],
  },
];

export const THIS_TABLE: Lesson = {
  name: "alien-frontiers.this-table",
  game: GAME,
  table: {
    edition: "later-printing",
    hints: true,
    seed: 1963,
    script: ["roll 1 3 4 4 5", "draw data-crystal"],
    position: POSITION,
  },
  rival: { name: "Rosa", otherwise: "Rosa B", acts: [] },
  steps: STEPS,
  end: {
    title: "That is the table",
    text: "Menu has the rest: speed, colours, plain words, links for your friends. Have a good game.",
    bot: "cadet",
    play: "Play against the Cadet",
  },
};
