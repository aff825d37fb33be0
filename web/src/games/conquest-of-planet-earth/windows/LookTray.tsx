import type { Prompt } from "../../../shell/plain/plain";
import { wordsText } from "../../../shell/plain/texts";
import { Figure, TileArt } from "../drawing/Drawings";
import { KINDS } from "../drawing/places";
import { useDesk } from "../table/desk";
import { goOn } from "../table/go";
import "../styles/windows.css";

/** Cards of a deck that only this seat sees, face up in its tray: which lies on top, or goes under. */
export function LookTray({ asked }: { asked: Prompt }) {
  const desk = useDesk();
  const { answer, plain } = desk;
  if (!plain) return null;
  const quiet = goOn(desk);
  return (
    <div className="looks" role="group" aria-label={asked.question}>
      {asked.options.map((option) => {
        const [, name = ""] = option.action.split(" ");
        return option === quiet ? null : (
          <button key={option.action} type="button" className="look" data-action={option.action} onClick={() => answer(option)}>
            <span className="pic">{KINDS.includes(name) ? <TileArt kind={name} seed={1} /> : <Figure of={name} />}</span>
            <strong>{wordsText(option.title, plain)}</strong>
          </button>
        );
      })}
    </div>
  );
}
