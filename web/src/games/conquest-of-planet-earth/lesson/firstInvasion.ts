/** The first lesson: two rounds at the end of a game, to the eighth Terror Point. */

import type { Lesson, Step } from "../../../shell/lesson/lesson";
import { ORDER, RACE, SCREEN, UNDO, answering, commanding, goOn, moving, place, playing, tile } from "./spots";

export const GAME = "conquest-of-planet-earth";

const POSITION = {
  round: 4,
  phase: "command",
  seats: { A: { race: "orzax", hand: ["death-ray"], pool: 1 }, B: { race: "trun", pool: 2 } },
  spaces: {
    "obj-1": { location: "harbor-town", marker: "B", spent: true },
    "obj-2": { location: "town" },
    "n-1": { location: "small-town", marker: "A", spent: true },
    "n-2": { location: "town", marker: "A", spent: true },
    "n-3": { location: "rolling-hills" },
    "n-4": { location: "grassy-fields", aliens: { A: 2 } },
    "n-6": { location: "forest" },
    "s-1": { location: "town", marker: "B", spent: true, aliens: { B: 1 } },
    "s-2": { location: "town", marker: "B", spent: true },
  },
};

/** What is found and met, the dice, and the cards, in the order in which they come. */
const SCRIPT = [
  ...["find small-town", "meet angry-mob", "roll 3", "roll 5"],
  ...["meet us-army-infantry", "roll 6", "roll 3", "meet local-police", "roll 4", "roll 2"],
  ...["deal recalibrate", "deal overdrive", "deal attack-formation", "deal jammed-transmission"],
  ...["find mountains", "deal recon-probe", "deal master-plan"],
];

const ROSA = ["choose 5", "move s-1 s-6", "end", "choose 6"];

const FIRST_ROUND: Step[] = [
  {
    title: "Your race to 8",
    text: "You lead the Orzax, Rosa the Trun. Every place you conquer scares its people: that is Terror. *8* win, and she leads, 6 to 3. First both choose in secret how often to act. Take the *4*.",
    press: commanding(4),
    acts: ["choose 4"],
    about: RACE,
    changed: ORDER,
    result: {
      title: "Low goes first",
      text: "Rosa laid a 5. High numbers act more often, low ones sooner. A number rests until all of them are spent.",
    },
  },
  {
    title: "Two saucers, one order",
    text: "You have *4 actions*: each moves one saucer one step. Tap your two saucers in Grassy Fields, then the Town. They stop where there is something to fight for.",
    press: moving("n-4", "obj-2", "your two saucers", "Now the Town"),
    acts: ["move n-4 obj-2", "move n-4 obj-2"],
    zone: "map",
  },
  {
    title: "A hasty step",
    text: "One saucer waits at your Landing Site. Send it to the Rolling Hills. Nobody lives there …",
    press: moving("n-c", "n-3", "your saucer", "Now the hills"),
    acts: ["move n-c n-3"],
    zone: "map",
  },
  {
    title: "Nothing is lost",
    text: "… so take it back. Until a die is rolled, a card is drawn or another is asked, everything can be.",
    press: [UNDO],
    acts: ["undo"],
    zone: "map",
  },
  {
    title: "Into the unknown",
    text: "Better: the place beside it with the radar rings. Nobody knows what is there. Send the saucer to explore it.",
    press: moving("n-c", "n-5", "your saucer", "Now the unknown"),
    acts: ["move n-c n-5"],
    zone: "map",
  },
  {
    title: "Reinforcements",
    text: "One action is left. The mothership has another saucer: *land* it at your site, for next time.",
    press: [{ at: '[data-action="land saucer"]', say: "Land a saucer" }],
    acts: ["land saucer"],
    changed: tile("n-c"),
    zone: "map",
  },
  {
    title: "To battle",
    text: "All actions are spent. Now every place where your saucers are is fought for.",
    press: [goOn("End your actions")],
    acts: ["end"],
    zone: "map",
  },
];

const BATTLES: Step[] = [
  {
    title: "You choose the order",
    text: "Two places wait. Begin with the unknown: it turns up now.",
    press: [place("n-5", "Fight here first")],
    acts: ["resolve n-5"],
    zone: "map",
  },
  {
    title: "An Angry Mob",
    text: "A Small Town, and its people resist. Each side adds a die to its Strength. Before the dice you may play cards; save yours, let this pass, and the dice roll.",
    press: [goOn("Let it pass")],
    acts: ["pass"],
    about: SCREEN,
    zone: "map",
  },
  {
    title: "A card turns it",
    text: "5 to 8: you lose. But after the dice you may still answer. *Death Ray* adds 4. Choose it, and see the totals before you play it.",
    press: playing("play death-ray", "Choose Death Ray", "Play it"),
    acts: ["play death-ray"],
    about: SCREEN,
    zone: "map",
  },
  {
    title: "A Crushing Victory",
    text: "The Small Town is yours: *4* Terror. In the Town you rolled a *6*, which beats the Infantry whatever the totals say. Resistance 2 means two Fights. You could escape now; fight on.",
    press: [answering("stay", "Fight on")],
    acts: ["stay"],
    about: SCREEN,
    zone: "map",
  },
];

const LAST_ROUND: Step[] = [
  {
    title: "Six all",
    text: "The police ran: the Town made it *6*. You drew four Events, as many as your race can hold. Rosa found nothing but mountains. Her Harbor Town beside you has no guard, and is worth 2. Take the *3*.",
    press: commanding(3),
    acts: ["choose 3"],
    about: tile("obj-1"),
  },
  {
    title: "Next door",
    text: "You go first again. Your two saucers are one step away: send them both to the Harbor Town.",
    press: moving("obj-2", "obj-1", "your two saucers", "Now the Harbor Town"),
    acts: ["move obj-2 obj-1", "move obj-2 obj-1"],
    zone: "map",
  },
  {
    title: "No fight needed",
    text: "Its people have surrendered already, to Rosa. Where no Alien of hers keeps watch you may *steal* it. End your actions.",
    press: [goOn("End your actions")],
    acts: ["end"],
    zone: "map",
  },
  {
    title: "Steal it",
    text: "Your marker takes the place of hers: 2 points for you, and 2 less for Rosa.",
    press: [answering("steal", "Steal the Harbor Town")],
    acts: ["steal"],
    zone: "map",
  },
];

export const FIRST_INVASION: Lesson = {
  name: `${GAME}.first-game`,
  game: GAME,
  table: { edition: "first-edition", options: {}, hints: false, seed: 1953, script: SCRIPT, position: POSITION },
  rival: { name: "Rosa", otherwise: "Rosa B", acts: ROSA },
  steps: [...FIRST_ROUND, ...BATTLES, ...LAST_ROUND],
  end: {
    title: "You win, 8 to 4",
    text: "The planet is conquered. Command, move, fight, steal: that is the game. Powers, things from space and the Events of others the table explains as they come.",
    bot: "scout",
    play: "Play against the Scout",
    next: { address: "/learn/conquest/together", words: "Together against the Humans" },
  },
};
