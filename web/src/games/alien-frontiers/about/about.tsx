/** What the page about Landfall says of this game. */

import type { AboutGame } from "../../../shell/game/GameModule";

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
        it, which is for five and six as well.
        Where the rulebooks are short, silent or at odds, a numbered ruling says how we read them and why; the{" "}
        <a href="/rules">rules</a> show each one where it matters.
      </p>
      <h2>What is designed by us, and why</h2>
      <p>
        Of the game itself: nothing. Every facility, territory, field generator and card of the classic game is a
        printed one and works as it is printed; we have added none and changed none. Should a part of the game ever come
        here whose printed text is not to be had, what we put in its place will be marked as ours, on the card and on
        this page.
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
    ["1 to 7", "choose dice"],
  ],
};
