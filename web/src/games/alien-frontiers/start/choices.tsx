/** What can be chosen with Edition X, in pictures of ours, with what it does to the length of a game. */

import type { GameChoices } from "../../../shell/game/GameModule";
import { AgendasPicture, BeltPicture, DeckPicture, FactionsPicture, LongGamePicture } from "./modulePictures";
import { lengthOf, lengthWords } from "./lengths";

export const choices: GameChoices = {
  options: {
    deck: { Picture: DeckPicture, length: lengthWords("deck"), lesson: "/learn/deck" },
    factions: { Picture: FactionsPicture, length: lengthWords("factions"), lesson: "/learn/factions" },
    agendas: { Picture: AgendasPicture, length: lengthWords("agendas"), lesson: "/learn/agendas" },
    outer_belt: { Picture: BeltPicture, length: lengthWords("outer_belt"), lesson: "/learn/belt" },
    long_game: { Picture: LongGamePicture, length: lengthWords("long_game") },
  },
  first: {
    words: "First time: Edition X with the wide deck, and factions dealt at random",
    edition: "edition-x",
    options: { deck: "wide", factions: true, faction_deal: "random" },
  },
  seats: {
    5: "Five and six share one Colonist Hub: twelve ports, and no track of anybody’s own.",
    6: "Five and six share one Colonist Hub: twelve ports, and no track of anybody’s own.",
  },
  length: lengthOf,
};
