/** What the page about Landfall says of this game. */

import { MARKS } from "../../../shell/cards/marks";
import type { AboutGame } from "../../../shell/game/GameModule";

function Intro() {
  return (
    <p>
      It is a table for Conquest of Planet Earth as well, and as independent of that game’s designers and publishers.
      Buy the board game, too.
    </p>
  );
}

function Sections() {
  return (
    <>
      <h2>Conquest of Planet Earth</h2>
      <p>
        The first edition for one to four players: competitive, cooperative, solo and in two teams, with every optional
        rule. It is <a href="/learn/conquest">learned by playing</a>, and any position can be{" "}
        <a href="/editor/conquest">set up</a>. Where its rulebook is short or silent, a numbered ruling says how we read it; the{" "}
        <a href="/rules?game=conquest-of-planet-earth">rules</a> show each one.
      </p>
      <p>
        Of most of its cards, Counters and races the printed text is not to be had. Their names, and what the rulebook
        and its examples tell of them, are those of the game; texts and numbers that are nowhere told are designed by
        us, so that the decks play as the rulebook describes them. Each of them bears its mark: <b>{MARKS.printed}</b>{" "}
        where the whole of it is told, <b>{MARKS.designed}</b> where anything of it is ours, and <b>{MARKS.own}</b> where
        whoever made the table has put in their own with a file of own cards.
      </p>
    </>
  );
}

export const about: AboutGame = {
  Intro,
  Sections,
  keys: [
    ["2 to 6, D", "choose a Command Counter, or the die"],
    ["1 to 9", "choose a card of your hand"],
    ["Arrow keys", "go from place to place on the map"],
    ["Z", "look closer at a phone’s map, or see all of it"],
    ["Escape", "let go of what is chosen"],
  ],
};
