/** What the page about Landfall says of this game. */

import { MARKS } from "../../../shell/cards/marks";
import type { AboutGame } from "../../../shell/game/GameModule";
import { WhoseWords } from "./WhoseWords";

function Intro() {
  return (
    <p>
      Landfall is a table for the board game Alien Frontiers, made by people who like it. It is an independent work: it
      is not made, endorsed or sponsored by the game’s designer or its publishers. If you enjoy playing here, buy the
      board game.
    </p>
  );
}

function Sections() {
  return (
    <>
      <h2>Which game this is</h2>
      <p>
        The classic game for two to four players, in its first printing, its later printing and as Edition X prints
        it, which is for five and six as well. Edition X may be played with its wide deck, with factions, with Agendas
        and with the Outer Belt, in any combination.
        Where the rulebooks are short, silent or at odds, a numbered ruling says how we read them and why; the{" "}
        <a href="/rules">rules</a> show each one where it matters.
      </p>
      <h2>What is designed by us, and why</h2>
      <p>
        Of the classic game: nothing. Every facility, territory, field generator and card of it is a printed one and
        works as it is printed; we have added none and changed none. The names of the cards, boards and asteroids of
        Edition X are printed too, but of some of them the printed text is not to be had. Each text therefore says
        whose it is:
      </p>
      <ul>
        <li>
          <b>{MARKS.printed}</b>: what the rulebook says of it, in our words. So are most cards of the wide deck and some
          faction boards.
        </li>
        <li>
          <b>{MARKS.read}</b>: its symbols or numbers are lost in the print that we have, and this is how we read what is
          left. So are most faction boards and some cards.
        </li>
        <li>
          <b>{MARKS.designed}</b>: nothing but its name is known, and the rest is ours. So are all Agendas, the asteroid
          cards and a few cards of the wide deck.
        </li>
      </ul>
      <WhoseWords />
      <p>
        The mark stands on the card, on the board and beside each of the <a href="/rules">rules</a>; in the terminal{" "}
        <code>rules</code> and <code>why</code> say it. Whoever owns the game can put its words in place of ours with a
        file of own cards.
      </p>
      <p>
        Of the table: everything you see. The planet, the facilities’ emblems, the dice and the icons were drawn for
        this project. No art, logo or sentence of the publishers’ is used, and the rules are told in our own words.
        Names of cards and places are facts of the game and stay as they are printed. The computer players are ours as
        well.
      </p>
    </>
  );
}

export const about: AboutGame = {
  Intro,
  Sections,
  keys: [
    ["Tab, Enter", "dice, cards, places and territories, one after the other"],
    ["1 to 7", "choose dice; Enter on a chosen one goes to the first place that takes it"],
    ["S Y H M A T C R L", "to the Solar Converter, Shipyard, Hub, Market, Artifact, Terraforming, Constructor, Raiders, Lunar Mine; again: dock"],
    ["F B G D", "with modules: from one faction’s dock, space of the belt, Agenda, card of your hand to the next"],
  ],
};
