/** The chapter on factions: another’s dock and its fee, the own power, and what others pay. */

import type { Step } from "../../../shell/lesson/lesson";
import { DISPLAY, chapter, roll } from "./chapter";
import { END, POINTS, RACK, TRACK, board, button, dock, landing, place, ships, territory, using, without } from "./spots";

const XENO = "xeno-explorations-inc";
const HOMESTEAD = "homesteaders-union";

const STEPS: Step[] = [
  roll("A faction each", "With factions every seat has a board: a dock for everybody, and a power for its owner alone. Roll, and look around.", {
    about: '.seat[data-seat="B"]',
  }),
  {
    title: "Rosa’s board",
    text: "Rosa has the Homesteader’s Union. Open her board.",
    press: [board(HOMESTEAD, "Tap Rosa’s faction")],
    until: ".board",
    zone: "players",
  },
  {
    title: "All there is to know",
    text: "What a ship does there, what it costs, and what only Rosa may do. Whose words these are stands under the name. Close it.",
    press: [{ at: ".board .x", say: "Close it" }],
    until: without(".board"),
    zone: "players",
  },
  {
    title: "Dock at Rosa’s",
    text: "Her dock takes one ship of any value and moves your colony a circle. You pay *1 fuel* to her: the tag says so before you dock. Send the *1*.",
    press: [...ships(1), dock(HOMESTEAD, "Now Rosa’s dock")],
    acts: [`dock ${HOMESTEAD} 1`],
    changed: TRACK,
    zone: "facilities",
    result: {
      title: "A circle for a fuel",
      text: "One fuel has gone to Rosa, and your colony stands on circle 5. She pays nothing at her own dock.",
    },
  },
  {
    title: "Your own power",
    text: "You have Xeno Explorations. Once a turn, for *1 fuel*, without a ship, you drive the *REV* a step from Burroughs Desert and have the bonus of where it stops. Lem Badlands makes the Solar Converter pay more.",
    press: [
      { ...using("power", XENO, `power ${XENO}`, "Use your power"), done: '.can[data-territory="lem-badlands"]' },
      ...territory("lem-badlands", `power ${XENO} lem-badlands`, "Drive to Lem Badlands"),
    ],
    acts: [`power ${XENO} lem-badlands`],
    beside: true,
    zone: "planet",
  },
  {
    title: "It pays at once",
    text: "Lem’s bonus is yours this turn, though nobody lives there. Send *2* and *4* to the Solar Converter: one fuel more for each.",
    press: [...ships(2, 4), place("solar-converter", "Now the Solar Converter")],
    acts: ["dock solar-converter 2", "dock solar-converter 4"],
    changed: RACK,
    zone: "facilities",
  },
  {
    title: "And the last",
    text: "The *5* brings your colony to circle 6.",
    press: [...ships(5), place("colonist-hub", "Now the Colonist Hub")],
    acts: ["dock colonist-hub 5"],
    zone: "facilities",
  },
  {
    title: "Now Rosa",
    text: "Watch your fuel while she plays.",
    press: [END],
    acts: ["end"],
    about: RACK,
  },
  roll("She paid you", "Rosa docked at your board and drove the REV: her fuel came to you. A ship there stays until she rolls again. Your turn!", {
    about: RACK,
  }),
  {
    title: "Once more",
    text: "Your colony is on circle 6. One ship at Rosa’s dock, and it is on 7. Send the *6*.",
    press: [...ships(6), dock(HOMESTEAD, "Now Rosa’s dock")],
    acts: [`dock ${HOMESTEAD} 6`],
    zone: "facilities",
  },
  {
    title: "Launch",
    text: "Rosa could launch from circle 6 already: that is her power. You launch from 7.",
    press: [button("launch", "Launch your colony")],
    acts: ["launch"],
    zone: "facilities",
  },
  {
    title: "Lem Badlands",
    text: "Land where the REV has been: a point for the colony, one for the territory, and its bonus for good.",
    press: landing("lem-badlands", "Tap Lem Badlands"),
    acts: ["land lem-badlands"],
    changed: POINTS,
    zone: "planet",
  },
];

export const FACTIONS_CHAPTER = chapter({
  name: "factions",
  options: { factions: true },
  position: {
    turn: "A",
    first: "A",
    turns: 9,
    phase: "roll",
    seats: {
      A: { fuel: 3, ore: 1, ships: 4, hub: 4, faction: XENO, colonies: { "bradbury-plateau": 1, "heinlein-plains": 2 } },
      B: {
        fuel: 2,
        ore: 2,
        ships: 4,
        hub: 2,
        faction: HOMESTEAD,
        colonies: { "asimov-crater": 2, "pohl-foothills": 1 },
        docked: { "lunar-mine": [3], "colonist-hub": [4, 1] },
      },
    },
    display: DISPLAY,
  },
  script: ["roll 1 2 4 5", "roll 1 3 4 6", "roll 2 3 3 6"],
  rosa: [
    ...[`dock ${XENO} 1`, `effect ${XENO} herbert-valley`],
    ...["dock colonist-hub 3", "dock solar-converter 4", "dock lunar-mine 6", "end"],
  ],
  steps: STEPS,
  end: {
    title: "Those are factions",
    text: "Each board is another game within the game. Before round 1 they are picked in turn, the last player first, or dealt.",
    next: { address: "/learn/agendas", words: "Next: Agendas" },
  },
});
