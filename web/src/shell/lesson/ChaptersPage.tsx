import { Page } from "../frame/Page";
import { useGame } from "../game/games";
import { Icon } from "../icons/Icon";
import { keptLesson } from "../store/browserStorage";
import "../styles/pages/chapters.css";

/** All that can be learned of a game by playing, and how far one has come. */
export function ChaptersPage({ game }: { game: string }) {
  const module = useGame(game);
  return (
    <Page title="Learn">
      <h1>Learn by playing</h1>
      <p>Each lesson is a table with somebody opposite: you do everything with your own hands, and only what is pointed at answers.</p>
      <ul className="chapters">
        {module?.chapters?.of.map(({ at, title, words, minutes, name }) => {
          const kept = keptLesson(`${game}.${name}`);
          return (
            <li key={at}>
              <a className="panel" href={at}>
                <b>{title}</b>
                <span>{words}</span>
                <em>
                  {minutes} minutes{kept ? `, begun: step ${kept.step + 1}` : ""} <Icon name="arr" />
                </em>
              </a>
            </li>
          );
        })}
      </ul>
    </Page>
  );
}
