import { Page } from "../app/Page";
import { useLoad } from "../app/useLoad";
import { api } from "../lib/api";

export default function About() {
  const catalog = useLoad(() => api.catalog(), []);
  return (
    <Page title="About">
      <h1>About Landfall</h1>
      <p>
        Landfall is a table for the board game Alien Frontiers, made by people who like it. It is an independent work:
        it is not made, endorsed or sponsored by the game’s designer or its publishers. If you enjoy playing here, buy
        the board game.
      </p>
      <h2>What is ours</h2>
      <p>
        Every drawing was made for this project: the planet, the facilities’ emblems, the dice, the icons. No art, logo
        or sentence of the publishers’ is used. The rules are told in our own words. Names of cards and places are facts
        of the game and stay as they are printed.
      </p>
      <h2>Which game this is</h2>
      <p>
        The classic game for two to four players, in its first printing, its later printing and as Edition X prints it.
        Where the rulebooks are short, silent or at odds, a numbered ruling says how we read them and why; the{" "}
        <a href="/rules">rules</a> show each one where it matters.
      </p>
      <h2>Fair and private</h2>
      <p>
        Dice and cards are drawn by the table’s server; nobody’s browser can see or choose them. A seat’s link is its
        key. The pages load nothing from other hosts and need no account; your tables and settings are kept in this
        browser.
      </p>
      <h2>For every player</h2>
      <p>
        Seats are told apart by colour, shape and letter; two more palettes are in the table’s menu. Everything can be
        done from the keyboard: 1 to 7 choose dice, Tab walks through dice, cards, places and territories, U and R undo
        and redo, E ends the turn, ? asks for a hint, Space skips what is being shown.
      </p>
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
    </Page>
  );
}
