/** The first lesson: four turns at the end of a game, to the last colony and the victory. */

import type { Lesson, Step } from "../../../shell/lesson/lesson";
import { GAME } from "../names/names";
import { END, POINTS, RACE, RACK, ROLL, TRACK, UNDO, button, discarding, instead, landing, place, plate, ships, why } from "./spots";

const POSITION = {
  turn: "A",
  first: "A",
  turns: 19,
  phase: "roll",
  seats: {
    A: {
      fuel: 3,
      ore: 2,
      ships: 4,
      hub: 4,
      colonies: {
        "bradbury-plateau": 2,
        "pohl-foothills": 1,
        "van-vogt-mountains": 1,
        "heinlein-plains": 1,
        "asimov-crater": 1,
      },
    },
    B: {
      fuel: 0,
      ore: 1,
      ships: 4,
      hub: 3,
      cards: ["alien-city", "alien-monument"],
      docked: { "lunar-mine": [4], "solar-converter": [2, 3], "colonist-hub": [1] },
      colonies: { "van-vogt-mountains": 2, "heinlein-plains": 1, "pohl-foothills": 1, "asimov-crater": 2 },
    },
  },
  display: ["booster-pod", "holographic-decoy", "plasma-cannon"],
};

/** Rolls and cards in the order in which they come: yours, Rosa's, yours, … */
const SCRIPT = [
  "roll 2 3 4 5",
  "roll 1 1 2 3",
  "roll 2 2 3 5",
  "draw stasis-beam",
  "draw data-crystal",
  "draw temporal-warper",
  "draw resource-cache",
  "roll 1 4 4 6",
  "draw polarity-device",
  "roll 1 3 4 5 6",
  "roll 1 2 3 5",
  "roll 1 2 4 6",
];

const ROSA = [
  ...["dock colonist-hub 1", "dock colonist-hub 2", "dock colonist-hub 3", "dock solar-converter 1", "end"],
  ...["launch", "land lem-badlands", "dock colonist-hub 4", "dock colonist-hub 1"],
  ...["dock alien-artifact 4", "dock alien-artifact 6", "claim stasis-beam", "end"],
  ...["dock colonist-hub 1", "dock colonist-hub 2", "dock solar-converter 3", "dock lunar-mine 5", "end"],
];

/** A turn begins with the roll; the ships lie there as soon as it is done. */
function roll(title: string, text: string, more: Pick<Step, "about" | "zone"> = {}): Step {
  return { title, text, press: [ROLL], acts: ["roll"], beside: true, ...more };
}

const FIRST_TURN: Step[] = [
  roll(
    "Two colonies to land",
    "You and Rosa settle this planet. Each colony is a point, and so is each territory you control. She leads, 10 to 7. Your ships are dice: roll them.",
    { about: ".planet", zone: "planet" },
  ),
  {
    title: "Send it where it earns",
    text: "Each ship docks at one of the places around the planet. The Solar Converter pays half of a ship, rounded up: tap your *5*, then the Converter.",
    press: [...ships(5), place("solar-converter", "Now the Solar Converter")],
    acts: ["dock solar-converter 5"],
    changed: RACK,
    zone: "facilities",
    result: {
      title: "That is a turn’s heartbeat",
      text: "A ship, a place, and what it brings: *3 fuel* lie in your rack. Most turns are just this, ship by ship.",
    },
  },
  {
    title: "Why not?",
    text: "The Lunar Mine gives ore. Tap the *3*: the mine will not have it. Whenever something is refused, ask *why?*",
    press: [...ships(3), why("lunar-mine")],
    until: ".why .do",
    zone: "facilities",
  },
  {
    title: "It tells you what would do",
    text: "Rosa’s 4 lies in the mine, and no ship may be lower than the highest there. Your *4* will do. Take the offer: 1 ore.",
    press: [instead("lunar-mine", 3, "Dock the 4 instead")],
    acts: ["dock lunar-mine 4"],
    zone: "facilities",
  },
  {
    title: "A hasty move",
    text: "Two ships are left. Send the *2* to the Solar Converter, for 1 fuel. It is not much …",
    press: [...ships(2), place("solar-converter", "Now the Solar Converter")],
    acts: ["dock solar-converter 2"],
    zone: "facilities",
  },
  {
    title: "Nothing is lost",
    text: "… and you can do better. Until dice roll or cards turn up, everything can be taken back.",
    press: [UNDO],
    acts: ["undo"],
    zone: "facilities",
  },
  {
    title: "The way to the planet",
    text: "At the Colonist Hub each ship moves your colony one circle; from circle 7 it flies. Send both ships together.",
    press: [...ships(2, 3), place("colonist-hub", "Now the Colonist Hub")],
    acts: ["dock colonist-hub 2", "dock colonist-hub 3"],
    changed: TRACK,
    zone: "facilities",
  },
  {
    title: "Eight is the limit",
    text: "All ships are docked. But you hold nine resources, and a turn ends with eight at most. End it and see.",
    press: [
      { ...END, done: "[data-ending]" },
      { at: '[data-ending] [data-action="end"]', say: "Choose what goes", key: "e" },
    ],
    acts: ["end"],
    about: RACK,
  },
  {
    title: "One goes back",
    text: "You choose what to give back. Fuel comes easily, ore does not: give *1 fuel*. Next time, spend before you end.",
    press: [
      { at: '[data-tally="own"] [aria-label="More fuel"]', done: ".takeall.ready", say: "Choose 1 fuel" },
      { at: ".takeall.ready:not([aria-disabled])", say: "Give it back" },
    ],
    acts: ["drop fuel"],
  },
];

const SECOND_TURN: Step[] = [
  roll("Your turn again", "Rosa’s colony has reached circle 7. She will land it soon. Roll!", {
    about: plate("colonist-hub"),
    zone: "facilities",
  }),
  {
    title: "Build and block",
    text: "A pair at the Shipyard builds you a fifth ship. It has just two ports: while your ships lie there, Rosa cannot build.",
    press: [...ships(2, 2), place("shipyard", "Now the Shipyard")],
    acts: ["dock shipyard 2 2"],
    changed: RACK,
    zone: "facilities",
  },
  {
    title: "Alien tech",
    text: "Ships worth 8 together claim a card at the Alien Artifact. Begin with the *3*.",
    press: [...ships(3), place("alien-artifact", "Now the Alien Artifact")],
    acts: ["dock alien-artifact 3"],
    zone: "facilities",
  },
  {
    title: "Three new cards",
    text: "None of these helps you win. A ship at the Artifact lets you sweep all three away: cycle.",
    press: [button("cycle", "Cycle the cards")],
    acts: ["cycle"],
    changed: `${plate("alien-artifact")} .cards`,
    zone: "facilities",
  },
  {
    title: "Make it eight",
    text: "Better: the Data Crystal can be a point for you. Your *5* makes 8 with the 3.",
    press: [...ships(5), place("alien-artifact", "Now the Alien Artifact")],
    acts: ["dock alien-artifact 5"],
    zone: "facilities",
  },
  {
    title: "Yours",
    text: "Claim the Data Crystal.",
    press: [button("claim data-crystal", "Claim it")],
    acts: ["claim data-crystal"],
    zone: "facilities",
  },
  {
    title: "Rosa’s turn",
    text: "A card works from your next turn on. End the turn, and watch the Shipyard.",
    press: [END],
    acts: ["end"],
    about: plate("shipyard"),
    zone: "facilities",
  },
];

const THIRD_TURN: Step[] = [
  roll(
    "You were in her way",
    "Rosa rolled two 4s and could not build. But she has landed on Lem Badlands: 12 points, and *one* colony left. Roll all five.",
    { about: plate("shipyard"), zone: "facilities" },
  ),
  {
    title: "A raid",
    text: "3, 4 and 5 are a run. At the Raiders’ Outpost it lets you take something from Rosa.",
    press: [...ships(3, 4, 5), place("raiders-outpost", "Now the Raiders’ Outpost")],
    acts: ["dock raiders-outpost 3 4 5"],
    zone: "facilities",
  },
  {
    title: "Take a point",
    text: "A raid takes four resources or one card. Rosa has only cards. Her Alien Monument is worth a point: make it yours.",
    press: [button("take alien-monument B", "Take the Alien Monument")],
    acts: ["take alien-monument B"],
    changed: POINTS,
  },
  {
    title: "Land at once",
    text: "A *6*, 1 fuel and 1 ore at the Terraforming Station land a colony straight away. The ship is spent for it.",
    press: [...ships(6), place("terraforming-station", "Now the Terraforming Station")],
    acts: ["dock terraforming-station 6"],
    zone: "facilities",
  },
  {
    title: "Break the tie",
    text: "You and Rosa have one colony each on Heinlein Plains, so nobody controls it. One more and it is yours: a point for the colony, a point for control.",
    press: landing("heinlein-plains", "Tap Heinlein Plains"),
    acts: ["land heinlein-plains"],
    changed: POINTS,
    zone: "planet",
  },
  {
    title: "To circle 7",
    text: "Your last ship brings your last colony to circle 7. To launch it you need 1 ore, and you have none. Next turn!",
    press: [...ships(1), place("colonist-hub", "Now the Colonist Hub")],
    acts: ["dock colonist-hub 1"],
    changed: TRACK,
    zone: "facilities",
  },
  {
    title: "A field",
    text: "Cards have two powers. Give up the Data Crystal and it puts the *Positron Field* on a territory: one more point for whoever controls it. Bradbury Plateau is yours.",
    press: discarding("data-crystal", "bradbury-plateau", "Put it on Bradbury Plateau"),
    acts: ["discard data-crystal bradbury-plateau"],
    changed: POINTS,
    beside: true,
  },
  {
    title: "Eleven all",
    text: "You are level. Whoever lands a last colony ends the game. End your turn and hold your breath.",
    press: [END],
    acts: ["end"],
    about: RACE,
  },
];

const LAST_TURN: Step[] = [
  roll("Rosa stopped short", "Her last colony is one circle away. This turn is yours. Roll!", {
    about: plate("colonist-hub"),
    zone: "facilities",
  }),
  {
    title: "The missing ore",
    text: "First your *6* to the mine, for the ore you need.",
    press: [...ships(6), place("lunar-mine", "Now the Lunar Mine")],
    acts: ["dock lunar-mine 6"],
    changed: RACK,
    zone: "facilities",
  },
  {
    title: "Launch",
    text: "1 fuel, 1 ore, circle 7: everything is there.",
    press: [button("launch", "Launch your colony")],
    acts: ["launch"],
    zone: "facilities",
  },
  {
    title: "The last colony",
    text: "Rosa holds Van Vogt Mountains, two to one. Land there and it is a tie: one point more for you, and hers for control is gone.",
    press: landing("van-vogt-mountains", "Tap Van Vogt Mountains"),
    acts: ["land van-vogt-mountains"],
    changed: POINTS,
    zone: "planet",
  },
];

export const FIRST_GAME: Lesson = {
  name: "alien-frontiers.first-game",
  game: GAME,
  table: { edition: "later-printing", hints: false, seed: 1962, script: SCRIPT, position: POSITION },
  rival: { name: "Rosa", otherwise: "Rosa B", acts: ROSA },
  steps: [...FIRST_TURN, ...SECOND_TURN, ...THIRD_TURN, ...LAST_TURN],
  end: {
    title: "You win, 12 to 10",
    text: "Your last colony has landed, and you have most points. That is the whole game. What is left, the table shows as you play: just ask why.",
    bot: "cadet",
    play: "Play against the Cadet",
    next: { address: "/learn/table", words: "How this table works" },
  },
};
