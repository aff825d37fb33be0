/** What can be chosen before a game: how to play it, and every optional rule, in pictures of ours. */

import type { GameChoices } from "../../../shell/game/GameModule";
import {
  ChooseRacesPicture,
  CountersPicture,
  DrawTwoPicture,
  MedalsPicture,
  MonumentPicture,
  ObjectivePicture,
  OneRacePicture,
  ResistancePicture,
  SheetPicture,
  TechPlacesPicture,
} from "./rulePictures";
import { RaceFace } from "./RaceFace";
import { lengthOf } from "./roundsPlayed";

export const choices: GameChoices = {
  ways: {
    mode: {
      competitive: { title: "Rivals", words: "first to 8 Terror" },
      cooperative: { title: "Together", words: "against the Humans" },
      team: { title: "Teams", words: "two and two" },
      solo: { title: "Alone", words: "you lead all", alone: true },
    },
  },
  options: {
    active_resistance: { Picture: ResistancePicture, length: "With two to four rivals a game ends sooner: somebody wins, or the Humans do." },
    sheet: { Picture: SheetPicture, length: "About as many rounds; far fewer of them are won." },
    historic_monument: { Picture: MonumentPicture },
    draw_two_pick_one: { Picture: DrawTwoPicture, length: "One question more before the game." },
    choose_races: { Picture: ChooseRacesPicture, length: "One question more before the game." },
    command_counters: { Picture: MedalsPicture },
    tech_locations: { Picture: TechPlacesPicture },
    objective_required: { Picture: ObjectivePicture },
    extra_counters: { Picture: CountersPicture },
    one_race: { Picture: OneRacePicture },
  },
  faces: { races: RaceFace },
  first: {
    words: "First time: two rivals, races dealt, the Objective as it usually lies",
    edition: "first-edition",
    options: { mode: "competitive" },
  },
  length: lengthOf,
};
