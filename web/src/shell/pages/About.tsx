import { Suspense, type ReactNode } from "react";
import { MARKS } from "../cards/marks";
import { Page } from "../frame/Page";
import type { AboutGame, Loads } from "../game/GameModule";
import { useGames, usePart } from "../game/games";
import { api } from "../link/api";
import { useLoad } from "../link/useLoad";

export default function About() {
  const catalog = useLoad(() => api.catalog());
  const abouts = Object.values(useGames()).flatMap((game) => game.about ?? []);
  /** The same part of every game that has one. */
  const each = (part: (about: AboutGame) => ReactNode): ReactNode =>
    abouts.map((load, i) => <OfGame key={i} load={load} part={part} />);
  return (
    <Page title="About">
      <Suspense>
        <div className="prose">
          <h1>About Landfall</h1>
          {each(({ Intro }) => (
            <Intro />
          ))}
          {each(({ Sections }) => (
            <Sections />
          ))}
          <h2>Whose words a card has</h2>
          <p>
            A card that is opened says whose text it is: {MARKS.printed}, {MARKS.read} where no better copy was
            to be had, {MARKS.designed}, or {MARKS.own}, from a file of whoever made the table. Where there are own cards
            everybody who sits down, looks on or opens the record is told, and can see what they replace.
          </p>
          <h2>Fair and private</h2>
          <p>
            Whatever chance decides is drawn by the table’s server; nobody’s browser can see or choose it, and the
            computer players see what you see. A seat’s link is its key. The pages load nothing from other hosts and
            need no account; your tables and settings are kept in this browser.
          </p>
          <h2>For every player</h2>
          <p>
            Seats are told apart by colour, shape and letter; two more palettes are in the table’s menu. Everything can
            be done from the keyboard and heard with a screen reader.
          </p>
          <dl className="keys">
            {each(({ keys }) => (
              <Keys keys={keys} />
            ))}
            <Keys keys={KEYS} />
          </dl>
          <h2>Type and licences</h2>
          <p>
            Set in Jost and Atkinson Hyperlegible, both under the SIL Open Font License. Landfall itself is free
            software under the MIT licence.
          </p>
          {catalog.value && (
            <p className="small">
              Version {catalog.value.version}, {catalog.value.engine}
            </p>
          )}
        </div>
      </Suspense>
    </Page>
  );
}

const KEYS: AboutGame["keys"] = [
  ["U, R", "undo, redo"],
  ["E", "end the turn"],
  ["?", "ask for a hint"],
  ["Space", "skip what is being shown; in a replay, play and pause"],
  ["← →, Home, End", "in a replay, step by step, with Shift turn by turn, to the start and the end"],
];

function OfGame({ load, part }: { load: Loads<AboutGame>; part: (about: AboutGame) => ReactNode }) {
  return part(usePart(load));
}

function Keys({ keys }: { keys: AboutGame["keys"] }) {
  return keys.map(([key, words]) => [<dt key={key}>{key}</dt>, <dd key={words}>{words}</dd>]);
}
