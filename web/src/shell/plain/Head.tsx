import { useRef, type MouseEvent } from "react";
import { Mark } from "../frame/Mark";
import { Icon } from "../icons/Icon";
import { isDark, useSettings } from "../settings/SettingsProvider";
import { useTable } from "./context";
import { Help } from "./Help";
import { SeatSign } from "./Said";
import { Sign } from "./Sign";
import { figure, unitWord } from "./texts";
import { usePart } from "./usePart";

/** The head of the page: the game, the scores where the seats are far, and the tools. */
export function Head() {
  const { plain, ways, tools, focus } = useTable();
  const { settings, change } = useSettings();
  const help = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="p-skip" onClick={() => focus("#p-decide")}>
        To the decision
      </button>
      <header className="p-top">
        <a className="p-brand" href="/">
          <Mark />
          <span>
            <b>Landfall</b>
            <small>
              {plain.game.title}
              {plain.round > 0 && `, round ${plain.round}`}
            </small>
          </span>
        </a>
        <ul className="p-scores" aria-label="Scores">
          {plain.seats.map(({ letter, score }) => (
            <li key={letter} data-on={(plain.status.actors.includes(letter) && !plain.result) || undefined}>
              <SeatSign seat={letter} />
              {figure(score)}
              <span className="vh"> {unitWord(plain.score.unit, score, plain)}</span>
            </li>
          ))}
        </ul>
        <div className="p-tools">
          {ways}
          <button
            type="button"
            className="p-tb"
            aria-label="Keys and settings"
            onClick={() => help.current?.showModal()}
          >
            <Sign name="keys" />
          </button>
          <button
            type="button"
            className="p-tb"
            aria-label="Light or dark"
            onClick={() => change({ theme: isDark(settings) ? "light" : "dark" })}
          >
            <Icon name="half" />
          </button>
          {tools}
        </div>
        <Help dialog={help} />
      </header>
    </>
  );
}

const PARTS = [
  ["p-decide", ""],
  ["p-position", "Position"],
  ["p-seats", "Seats"],
  ["p-story", "Story"],
] as const;
const IDS = PARTS.map(([id]) => id);

/** On a narrow page: links to its four parts, and which of them one is in. */
export function Jump() {
  const { plain, focus } = useTable();
  const { prompt, result } = plain;
  const here = usePart(IDS);
  const go = (event: MouseEvent, id: string): void => {
    event.preventDefault(); // the address keeps what stands behind its #
    focus(`#${id}`);
  };
  return (
    <nav className="p-jump" aria-label="On this page">
      {PARTS.map(([id, name]) => (
        <a key={id} href={`#${id}`} aria-current={here === id || undefined} onClick={(event) => go(event, id)}>
          {name || (prompt ? "Decide" : result ? "Result" : "Now")}
          {!name && prompt && (
            <i>
              <span className="vh">, </span>
              {prompt.options.length}
              <span className="vh"> options</span>
            </i>
          )}
        </a>
      ))}
    </nav>
  );
}
