import { useThings } from "../../../shell/game/things";
import type { Prompt } from "../../../shell/plain/plain";
import { wordsText } from "../../../shell/plain/texts";
import { wordsText as spokenWords } from "../../../shell/text/spans";
import { Figure, TileArt } from "../drawing/Drawings";
import { KINDS } from "../drawing/places";
import { placeTitle, titleOf, useNamed } from "../names/things";
import { useDesk } from "../table/desk";
import { goOn } from "../table/go";
import "../styles/windows.css";

/** Cards of a deck that only this seat sees, face up in its tray with their numbers: which lies on top, or goes under. */
export function LookTray({ asked }: { asked: Prompt }) {
  const desk = useDesk();
  const { answer, plain } = desk;
  const { units } = useThings();
  const named = useNamed();
  if (!plain) return null;
  const quiet = goOn(desk);
  return (
    <div className="looks" role="group" aria-label={asked.question}>
      {asked.options.map((option) => {
        const [, name = ""] = option.action.split(" ");
        const place = KINDS.includes(name);
        const thing = named(place ? "location" : "resistance", name);
        const numbers = thing?.label ? spokenWords(thing.label, units) : "";
        return option === quiet ? null : (
          <button
            key={option.action}
            type="button"
            className="look"
            data-action={option.action}
            aria-label={[wordsText(option.title, plain), numbers].filter(Boolean).join(": ")}
            onClick={() => answer(option)}
          >
            <span className="pic">{place ? <TileArt kind={name} seed={1} /> : <Figure of={name} />}</span>
            <strong>{place ? placeTitle(named, name) : titleOf(named, "resistance", name)}</strong>
            {numbers && <small>{numbers}</small>}
          </button>
        );
      })}
    </div>
  );
}
