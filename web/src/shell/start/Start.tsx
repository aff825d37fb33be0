import { Suspense, useState } from "react";
import { Page } from "../frame/Page";
import { useGame, useGames, usePart } from "../game/games";
import type { Loads } from "../game/GameModule";
import { api } from "../link/api";
import { useLoad } from "../link/useLoad";
import { lastGame } from "../store/browserStorage";
import { type GameEntry, entriesOf } from "./catalog";
import { Continue } from "./Continue";
import { NewGame } from "./NewGame";
import { OpenRecord } from "./OpenRecord";

/** The first page: a new game, the ones under way, and the ways to everything else. */
export default function Start() {
  const games = useGames();
  const catalog = useLoad(() => api.catalog());
  const [chosen, choose] = useState(() => lastGame().game);
  const entries = catalog.value ? entriesOf(catalog.value) : [];
  const entry = entries.find((one) => one.name === chosen) ?? entries[0];
  // Until the server has answered, the game of the last time, or the first there is.
  const name = entry?.name ?? (chosen in games ? chosen : (Object.keys(games)[0] ?? ""));
  return (
    <Page title="Landfall" wide>
      <div className="start">
        <Hero name={name} title={entry?.title} />
        <section className="panel newgame" aria-label={entry ? "New game" : undefined}>
          <h2>New game</h2>
          {entries.length > 1 && entry && <WhichGame entries={entries} chosen={entry} onChoose={choose} />}
          {catalog.error && <p role="alert">{catalog.error}</p>}
          {!catalog.error && !catalog.value && <p role="status">Asking the server …</p>}
          {entry && <NewGame key={entry.name} entry={entry} />}
        </section>
        <section className="sidecol">
          <Continue />
          <OpenRecord />
        </section>
      </div>
    </Page>
  );
}

/** What the game shows of itself; without a drawing, its name. */
function Hero({ name, title }: { name: string; title: string | undefined }) {
  const module = useGame(name);
  const named = (
    <div className="herotext">
      <h1>{module?.title ?? title ?? "Landfall"}</h1>
    </div>
  );
  return (
    <section className="hero">
      {module?.hero ? (
        <Suspense fallback={named}>
          <Shown load={module.hero} />
        </Suspense>
      ) : (
        named
      )}
    </section>
  );
}

function Shown({ load }: { load: Loads<React.ComponentType> }) {
  const Content = usePart(load);
  return <Content />;
}

interface WhichProps {
  entries: GameEntry[];
  chosen: GameEntry;
  onChoose: (name: string) => void;
}

function WhichGame({ entries, chosen, onChoose }: WhichProps) {
  return (
    <fieldset className="seg words">
      <legend>Game</legend>
      {entries.map(({ name, title }) => (
        <label key={name} className={name === chosen.name ? "on" : undefined}>
          <input type="radio" name="game" checked={name === chosen.name} onChange={() => onChoose(name)} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
