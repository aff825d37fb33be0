import { Suspense, useId } from "react";
import { Sunburst } from "../frame/Sunburst";
import type { GameModule, Loads } from "../game/GameModule";
import { useGames, usePart } from "../game/games";
import { Icon } from "../icons/Icon";
import { rangeOf } from "../text/words";
import type { GameEntry } from "./catalog";

interface PostersProps {
  entries: readonly GameEntry[];
  chosen: string;
  onChoose: (name: string) => void;
}

/** What is on tonight: a poster for each game of the catalog, one of them chosen. */
export function Posters({ entries, chosen, onChoose }: PostersProps) {
  const games = useGames();
  return (
    <fieldset className="bill">
      <legend className="vh">Game</legend>
      {entries.map((entry) => (
        <Show
          key={entry.name}
          entry={entry}
          module={games[entry.name]}
          on={entry.name === chosen}
          onChoose={() => onChoose(entry.name)}
        />
      ))}
    </fieldset>
  );
}

interface ShowProps {
  entry: GameEntry;
  module: GameModule | undefined;
  on: boolean;
  onChoose: () => void;
}

function Show({ entry, module, on, onChoose }: ShowProps) {
  const [title, words] = [useId(), useId()];
  return (
    <label className={`show${on ? " on" : ""}`}>
      <input
        type="radio"
        name="game"
        checked={on}
        aria-labelledby={title}
        aria-describedby={words}
        onChange={onChoose}
      />
      <span className="framed">
        <span className="fr">
          {module?.poster ? (
            <Suspense fallback={null}>
              <Drawn load={module.poster} />
            </Suspense>
          ) : (
            <PlainPoster title={entry.title} />
          )}
        </span>
        {on && (
          <span className="chosen" aria-hidden="true">
            <Icon name="ok" />
          </span>
        )}
      </span>
      <span className="tx">
        <strong id={title}>{entry.title}</strong>
        <span id={words}>
          {module?.invites && <small>{module.invites}</small>}
          <em>
            {rangeOf(everySeats(entry))} seats
            {module?.ways && <span className="ways"> · {module.ways}</span>}
            {module?.minutes && ` · ${module.minutes} minutes`}
          </em>
        </span>
      </span>
    </label>
  );
}

function Drawn({ load }: { load: Loads<React.ComponentType> }) {
  const Poster = usePart(load);
  return <Poster />;
}

/** For a game that draws none: its title under a rising sun. */
function PlainPoster({ title }: { title: string }) {
  return (
    <span className="plainposter" aria-hidden="true">
      <Sunburst />
      <span className="ptitle">{title}</span>
    </span>
  );
}

/** For how many it can be played at all, whatever is chosen. */
function everySeats({ seats, editions, options }: GameEntry): number[] {
  const more = [...editions, ...options.flatMap(({ choices }) => choices)].flatMap((one) => one.seats);
  return [...seats, ...more];
}
