import { Page } from "../frame/Page";
import { api } from "../link/api";
import { useLoad } from "../link/useLoad";

export default function About() {
  const catalog = useLoad(() => api.catalog(), []);
  return (
    <Page title="About">
      <div className="prose">
        <h1>About Landfall</h1>
        <p>
          Landfall is a table for the board game Alien Frontiers, made by people who like it. It is an independent work:
          it is not made, endorsed or sponsored by the game’s designer or its publishers. If you enjoy playing here, buy
          the board game.
        </p>
        <h2>Which game this is</h2>
        <p>
          The classic game for two to four players, in its first printing, its later printing and as Edition X prints
          it. Where the rulebooks are short, silent or at odds, a numbered ruling says how we read them and why; the{" "}
          <a href="/rules">rules</a> show each one where it matters.
        </p>
        <h2>What is designed by us, and why</h2>
        <p>
          Of the game itself: nothing. Every facility, territory, field generator and card of the classic game is a
          printed one and works as it is printed; we have added none and changed none. Should a part of the game ever
          come here whose printed text is not to be had, what we put in its place will be marked as ours, on the card
          and on this page.
        </p>
        <p>
          Of the table: everything you see. The planet, the facilities’ emblems, the dice and the icons were drawn for
          this project. No art, logo or sentence of the publishers’ is used, and the rules are told in our own words.
          Names of cards and places are facts of the game and stay as they are printed. The computer players are ours as
          well.
        </p>
        <h2>Fair and private</h2>
        <p>
          Dice and cards are drawn by the table’s server; nobody’s browser can see or choose them, and the computer
          players see what you see. A seat’s link is its key. The pages load nothing from other hosts and need no
          account; your tables and settings are kept in this browser.
        </p>
        <h2>For every player</h2>
        <p>
          Seats are told apart by colour, shape and letter; two more palettes are in the table’s menu. Everything can be
          done from the keyboard and heard with a screen reader.
        </p>
        <dl className="keys">
          <dt>Tab, Enter</dt>
          <dd>dice, cards, places and territories, one after the other</dd>
          <dt>1 to 7</dt>
          <dd>choose dice</dd>
          <dt>U, R</dt>
          <dd>undo, redo</dd>
          <dt>E</dt>
          <dd>end the turn</dd>
          <dt>?</dt>
          <dd>ask for a hint</dd>
          <dt>Space</dt>
          <dd>skip what is being shown; in a replay, play and pause</dd>
          <dt>← →, Home, End</dt>
          <dd>in a replay, step by step, with Shift turn by turn, to the start and the end</dd>
        </dl>
        <h2>Type and licences</h2>
        <p>
          Set in Jost and Atkinson Hyperlegible, both under the SIL Open Font License. Landfall itself is free software
          under the MIT licence.
        </p>
        {catalog.value && (
          <p className="small">
            Version {catalog.value.version}. {catalog.value.engine}
          </p>
        )}
      </div>
    </Page>
  );
}
