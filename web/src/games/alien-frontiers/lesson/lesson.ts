/** The guided first game: where it starts, what the dice will show, what the rival does, and what is said. */

import type { Snapshot } from "../../../shell/store/TableStore";

export interface Step {
  title: string;
  text: string;
  /** The action, in notation, that completes the step; without one the reader goes on. */
  do?: string;
  /** What the button says that does it. */
  button?: string;
  /** On a phone: the zone in which it is seen, where that is not the facilities. */
  zone?: "Planet" | "Players";
}

const POSITION = {
  turn: "A",
  first: "A",
  turns: 1,
  phase: "roll",
  seats: {
    A: { fuel: 0, ore: 3, ships: 3, hub: 3, cards: [] },
    B: { fuel: 2, ore: 2, ships: 3, cards: ["stasis-beam"] },
  },
  display: ["alien-monument", "booster-pod", "data-crystal"],
};

/** Rolls and cards in the order in which they come: yours, the rival's, yours, … */
const SCRIPT = [
  "roll 1 5 5",
  "roll 3 3 6",
  "roll 2 4 4",
  "roll 1 2 5",
  "roll 2 2 3 6",
  "draw plasma-cannon",
  "roll 1 1 4",
  "roll 3 4 5 5",
  "roll 2 3 6",
  "roll 1 2 4",
  "roll 1 4 6",
  "roll 5 5 5",
  "relic 6",
];

/** What the rival does when it can, in this order; otherwise it docks somewhere and ends its turn. */
export const RIVAL = [
  "dock lunar-mine 6",
  "dock solar-converter 3",
  "dock colonist-hub 3",
  "end",
  "dock colonist-hub 1",
  "dock colonist-hub 2",
  "dock colonist-hub 5",
  "end",
  "dock colonist-hub 1",
  "dock colonist-hub 1",
  "dock colonist-hub 4",
  "end",
  "launch",
  "land pohl-foothills",
  "dock colonist-hub 2",
  "dock colonist-hub 3",
  "dock solar-converter 6",
  "end",
  "discard stasis-beam lem-badlands",
  "dock colonist-hub 1",
  "dock colonist-hub 4",
  "dock colonist-hub 6",
  "end",
];

const STEPS: Step[] = [
  {
    title: "The table",
    text: "Yours is the amber circle, A; Rosa, your rival, has the teal triangle, B. Everybody wants the planet: each colony there is a point, and each territory you control is one more. When somebody lands a last colony the game ends, and most points win.",
    zone: "Planet",
  },
  {
    title: "Your ships are dice",
    text: "You have rolled 1, 5 and 5. Every ship docks at one of the facilities around the planet, and pays at once. Tap a 5, then the lit Solar Converter: it gives half the ship’s value in fuel, rounded up.",
    do: "dock solar-converter 5",
    button: "Dock the 5 for 3 fuel",
  },
  {
    title: "Ore",
    text: "Landing colonies needs ore as well. The Lunar Mine gives one ore for a ship that matches or beats the highest ship there. It is empty: your other 5 may dock.",
    do: "dock lunar-mine 5",
    button: "Dock the 5 for 1 ore",
  },
  {
    title: "Why not?",
    text: "Tap the 1 and look at the Lunar Mine: it needs 5 or more now. Whenever something is not allowed, “why?” tells you the rule. The Colonist Hub takes any ship and moves your colony one circle.",
    do: "dock colonist-hub 1",
    button: "Dock the 1 at the Hub",
  },
  {
    title: "End of the turn",
    text: "All ships are docked. They stay until your next turn, and block the ports for others. End the turn; your rival plays, one act at a time.",
    do: "end",
    button: "End the turn",
  },
  {
    title: "A fourth ship",
    text: "More ships, more choices. A pair at the Shipyard builds one; the fourth costs 1 fuel and 1 ore. Tap both 4s, then the Shipyard.",
    do: "dock shipyard 4 4",
    button: "Build a ship",
  },
  {
    title: "The Hub again",
    text: "Your 2 brings the colony at the Hub to circle 5. From circle 7 it launches. Should you ever change your mind: Undo takes back what you did since the roll.",
    do: "dock colonist-hub 2",
    button: "Dock the 2 at the Hub",
  },
  {
    title: "And end",
    text: "The new ship waits in the Maintenance Bay and joins your next roll.",
    do: "end",
    button: "End the turn",
  },
  {
    title: "The market",
    text: "A pair at the Orbital Market lets you trade fuel for ore all turn long, each time for as much fuel as one of the pair shows. A low pair is a good pair.",
    do: "dock orbital-market 2 2",
    button: "Dock the pair of 2s",
  },
  {
    title: "Trade",
    text: "2 fuel become 1 ore. You keep at most eight resources at the end of a turn, so spend them.",
    do: "trade 2",
    button: "Trade once",
  },
  {
    title: "Alien tech",
    text: "Ships at the Alien Artifact that add up to 8 claim one of the three cards. Your 3 and 6 make 9: dock one …",
    do: "dock alien-artifact 3",
    button: "Dock the 3",
  },
  { title: "Alien tech", text: "… and the other.", do: "dock alien-artifact 6", button: "Dock the 6" },
  {
    title: "Claim a card",
    text: "Take the Booster Pod: for 1 fuel it raises a ship that is not yet docked.",
    do: "claim booster-pod",
    button: "Claim the Booster Pod",
  },
  { title: "And end", text: "Cards stay with you. Each works once a turn.", do: "end", button: "End the turn" },
  {
    title: "A raid",
    text: "3, 4, 5 is a run of three: the Raiders’ Outpost steals four resources, or one card. Only a higher run drives yours away.",
    do: "dock raiders-outpost 3 4 5",
    button: "Dock the run",
  },
  { title: "Take", text: "Ore is dearer than fuel. Take two ore …", do: "take ore B", button: "Take 1 ore" },
  { title: "Take", text: "… a second one …", do: "take ore B", button: "Take 1 ore" },
  { title: "Take", text: "… and then two fuel.", do: "take fuel B", button: "Take 1 fuel" },
  { title: "Take", text: "The last of four.", do: "take fuel B", button: "Take 1 fuel" },
  {
    title: "A card at work",
    text: "Your 5 is left. The Booster Pod makes it a 6, and a 6 can do something special.",
    do: "use booster-pod 5",
    button: "Raise the 5 to 6",
    zone: "Players",
  },
  {
    title: "Terraforming",
    text: "The Terraforming Station takes a 6, 1 fuel and 1 ore, and lands a colony at once. The ship is spent: it goes back to the stock on your next turn.",
    do: "dock terraforming-station 6",
    button: "Dock the 6",
  },
  {
    title: "Your first colony",
    text: "Choose where it lands. Most colonies control a territory: a point more, and its bonus. Lem Badlands brings one more fuel for every ship at the Solar Converter.",
    do: "land lem-badlands",
    zone: "Planet",
    button: "Land on Lem Badlands",
  },
  {
    title: "Two points",
    text: "One for the colony, one for control; the race at the top shows it. End the turn.",
    do: "end",
    button: "End the turn",
  },
  {
    title: "A bonus at work",
    text: "A 4 brings 2 fuel at the Solar Converter, and Lem adds one.",
    do: "dock solar-converter 4",
    button: "Dock the 4 for 3 fuel",
  },
  {
    title: "To circle 7",
    text: "Two ships at the Hub bring the colony to circle 7.",
    do: "dock colonist-hub 1",
    button: "Dock the 1",
  },
  { title: "To circle 7", text: "And the second.", do: "dock colonist-hub 2", button: "Dock the 2" },
  {
    title: "Launch",
    text: "From circle 7 the colony launches for 1 fuel and 1 ore; the button is on the Hub.",
    do: "launch",
    button: "Launch",
  },
  {
    title: "The desert",
    text: "Burroughs Desert has no facility; whoever controls it may hire the Relic Ship. Land there.",
    do: "land burroughs-desert",
    zone: "Planet",
    button: "Land on Burroughs Desert",
  },
  {
    title: "The Relic Ship",
    text: "For 1 fuel and 1 ore it flies for you, one more die in every roll, as long as you hold the desert.",
    do: "buy relic-ship",
    zone: "Planet",
    button: "Buy the Relic Ship",
  },
  { title: "And end", text: "Your rival has a card as well. Watch what it does.", do: "end", button: "End the turn" },
  {
    title: "A field",
    text: "Your rival gave up the Stasis Beam and placed the Isolation Field on Lem Badlands: its bonus sleeps. Cards have two powers, one for fuel, one for giving the card up. Discard your Booster Pod: it removes a field.",
    do: "discard booster-pod isolation-field",
    zone: "Players",
    button: "Remove the field",
  },
  {
    title: "Three equal",
    text: "5, 5, 5 at the Colony Constructor and 3 ore land a colony, and no ship is lost. That is the strongest dock in the game.",
    do: "dock colony-constructor 5 5 5",
    button: "Dock the three 5s",
  },
  {
    title: "Where?",
    text: "A second colony on Lem makes your control safe; another territory would be one more point. Heinlein Plains is empty.",
    do: "land heinlein-plains",
    zone: "Planet",
    button: "Land on Heinlein Plains",
  },
  {
    title: "That is the game",
    text: "Six points, three territories, one Relic Ship. You have seen every facility, cards, fields, raids and control. Now play a whole game against the gentlest computer player, or play this one on.",
    zone: "Planet",
  },
];

export const LESSON = {
  edition: "later-printing",
  seed: 1962,
  position: POSITION,
  script: SCRIPT,
  steps: STEPS,
  ideas: [
    "Dice are ships: dock them where they pay",
    "Fuel, ore, and how to trade them",
    "Building ships, claiming and using cards",
    "Raids",
    "Three ways to land a colony",
    "Control, bonuses, fields and the Relic Ship",
  ],
};

/** The first step that is not done; what is taken back is to be done again. */
export function stepAt(snapshot: Snapshot): number {
  const shown = snapshot.shown?.number ?? -1;
  const done = snapshot.lines.filter((line) => line.seat === "A" && line.number <= shown).map((line) => line.action);
  const first = STEPS.findIndex((step) => {
    if (step.do === undefined) return false;
    const at = done.indexOf(step.do);
    if (at < 0) return true;
    done.splice(at, 1); // the same act again is another step
    return false;
  });
  return first < 0 ? STEPS.length - 1 : first;
}
