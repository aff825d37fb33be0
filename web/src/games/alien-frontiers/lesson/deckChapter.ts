/** The chapter on the wide deck: how to read a card, cards that go together, change ships, and hold something. */

import type { Step } from "../../../shell/lesson/lesson";
import { chapter, roll } from "./chapter";
import { RACK, button, place, ships, using, without } from "./spots";

const STEPS: Step[] = [
  roll("Forty names", "The wide deck has the classic cards and 28 others. You hold four. Roll, and see what they do."),
  {
    title: "Read a card",
    text: "Nobody knows them all: a name that is dotted opens its card. Open the *Seismic Detonator*.",
    press: [{ at: '.cname[data-why="seismic-detonator"]', say: "Open it" }],
    until: ".cardslip",
    zone: "facilities",
    beside: true,
  },
  {
    title: "Use, discard, hold",
    text: "A card is used for its price once a turn, or discarded for something greater, one a turn. Last it says whose words these are: as printed, read from damaged print, or our design.",
    press: [{ at: '.cname[data-why="seismic-detonator"]', say: "Close it" }],
    until: without(".cardslip"),
    zone: "facilities",
    beside: true,
  },
  {
    title: "Cards that go together",
    text: "*Data Core Alpha* gains a fuel for each Data Core you hold, for nothing. You hold two of them.",
    press: [using("card", "data-core-alpha", "use data-core-alpha", "Use Data Core Alpha")],
    acts: ["use data-core-alpha"],
    changed: RACK,
    beside: true,
  },
  {
    title: "Cards that turn ships",
    text: "1, 2, 4 and 5 do not claim much. *Fleet Interlink* raises every ship by one, for 2 fuel.",
    press: [using("card", "fleet-interlink", "use fleet-interlink", "Use Fleet Interlink")],
    acts: ["use fleet-interlink"],
    beside: true,
  },
  {
    title: "Now they are worth 8",
    text: "Send *3* and *5* to the Alien Artifact: together they claim a card.",
    press: [...ships(3, 5), place("alien-artifact", "Now the Alien Artifact")],
    acts: ["dock alien-artifact 3", "dock alien-artifact 5"],
    zone: "facilities",
  },
  {
    title: "Take one",
    text: "The *Deflector Shield* works while you hold it, without a word from you.",
    press: [button("claim deflector-shield", "Claim it")],
    acts: ["claim deflector-shield"],
    zone: "facilities",
  },
  {
    title: "Cards that hold things",
    text: "The *Experimental FTL Drive* gathers tokens, one for each 2 fuel; with four of them it lands a colony. Put one on it.",
    press: [using("card", "experimental-ftl-drive", "use experimental-ftl-drive", "Put a token on it")],
    acts: ["use experimental-ftl-drive"],
    beside: true,
    result: { title: "It stays there", text: "The chip shows how many lie on the card. Pocket Universe holds ships, Null-Time Vault resources." },
  },
];

export const DECK_CHAPTER = chapter({
  name: "deck",
  options: { deck: "wide" },
  position: {
    turn: "A",
    first: "A",
    turns: 9,
    phase: "roll",
    seats: {
      A: {
        fuel: 3,
        ore: 1,
        ships: 4,
        hub: 3,
        cards: ["data-core-alpha", "data-core-omega", "fleet-interlink", "experimental-ftl-drive"],
        colonies: { "van-vogt-mountains": 2, "lem-badlands": 1 },
      },
      B: {
        fuel: 2,
        ore: 2,
        ships: 4,
        hub: 2,
        cards: ["booster-pod"],
        colonies: { "asimov-crater": 2, "pohl-foothills": 1 },
        docked: { "solar-converter": [2, 5], "lunar-mine": [3], "colonist-hub": [4] },
      },
    },
    display: ["deflector-shield", "alien-sarcophagus", "seismic-detonator"],
  },
  script: ["roll 1 2 4 5", "draw pocket-universe"],
  rosa: [],
  steps: STEPS,
  end: {
    title: "That is the wide deck",
    text: "The rest you learn as the cards come. A sign on each says what it touches: ships, colonies, fields, other cards.",
    next: { address: "/learn/chapters", words: "All chapters" },
  },
});
