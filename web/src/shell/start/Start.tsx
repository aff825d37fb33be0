import { Suspense, useState } from "react";
import { Page } from "../frame/Page";
import type { GameChoices, Loads } from "../game/GameModule";
import { pagesOf, useGame, useGames, usePart } from "../game/games";
import { api } from "../link/api";
import { useLoad } from "../link/useLoad";
import { lastGame, ownTables } from "../store/browserStorage";
import { type Chosen, type GameEntry, entriesOf } from "./catalog";
import { Continue } from "./Continue";
import { NewGame } from "./NewGame";
import { OpenRecord } from "./OpenRecord";
import { PlayNow } from "./PlayNow";
import { Posters } from "./Posters";
import { WaysToPlay, isAlone } from "./WayToPlay";

const NO_PICTURES: Loads<GameChoices> = () => Promise.resolve({ options: {} });

/** The first page: what is on, a game at once, the ones under way, and the ways to everything else. */
export default function Start() {
  const catalog = useLoad(() => api.catalog());
  const [chosen, choose] = useState(() => lastGame().game);
  const [returns] = useState(() => ownTables().length > 0);
  const entries = catalog.value ? entriesOf(catalog.value) : [];
  const entry = entries.find((one) => one.name === chosen) ?? entries[0];
  return (
    <Page title="Landfall" wide>
      <div className="start">
        <h1>What is on tonight?</h1>
        {returns && <Continue />}
        {entry && <Posters entries={entries} chosen={entry.name} onChoose={choose} />}
        <section className="panel newgame" aria-label={entry ? "New game" : undefined}>
          <h2>
            New game <small>{entry?.title}</small>
          </h2>
          {catalog.error && <p role="alert">{catalog.error}</p>}
          {!catalog.error && !catalog.value && <p role="status">Asking the server …</p>}
          {entry && (
            <>
              <Suspense>
                <Choosing key={entry.name} entry={entry} />
              </Suspense>
              <Ways game={entry.name} />
            </>
          )}
        </section>
        <OpenRecord />
      </div>
    </Page>
  );
}

/** How it is played, a game at once, and all else that can be chosen. */
function Choosing({ entry }: { entry: GameEntry }) {
  const shown = usePart(useGame(entry.name)?.choices ?? NO_PICTURES);
  const [way, setWay] = useState<Chosen>({});
  const alone = isAlone(entry, shown, way);
  return (
    <>
      <WaysToPlay entry={entry} shown={shown} chosen={way} onChoose={(name, value) => setWay((old) => ({ ...old, [name]: value }))} />
      <PlayNow entry={entry} way={way} alone={alone} />
      <details>
        <summary>More choices</summary>
        <NewGame entry={entry} shown={shown} way={way} onWay={setWay} alone={alone} />
      </details>
    </>
  );
}

/** To the rules of a game and to its own pages. */
function Ways({ game }: { game: string }) {
  const module = useGame(game);
  const first = Object.values(useGames())[0];
  const own = pagesOf(module ? { [game]: module } : {}).filter(({ name, way, path }) => (name || way) && `/${path}` !== module?.lesson);
  return (
    <p className="ways">
      <a className="cbtn" href={module === first ? "/rules" : `/rules?game=${game}`}>
        Rules
      </a>
      {own.map(({ path, name, way }) => (
        <a key={path} className="cbtn" href={`/${path}`}>
          {name ?? way}
        </a>
      ))}
    </p>
  );
}
