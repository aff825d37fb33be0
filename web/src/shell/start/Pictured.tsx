import { type ReactNode, useId } from "react";
import type { FirstChoice, PicturedOption } from "../game/GameModule";
import type { OfferedOption } from "../link/wire";
import "../styles/pages/offers.css";

interface PicturedProps {
  option: OfferedOption;
  as: PicturedOption | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
  /** What can be chosen only with it. */
  children?: ReactNode;
}

/** Something that an edition offers: a picture of it, a sentence, and what it does to the length of a game. */
export function Pictured({ option, as, value, onChange, children }: PicturedProps) {
  const [title, words] = [useId(), useId()];
  const flag = option.kind === "flag";
  const on = flag ? value === true : value !== option.default;
  const tile = (
    <>
      <span className="pic" aria-hidden="true">
        {as && <as.Picture />}
      </span>
      <span className="tx">
        <b id={title}>{option.title}</b>
        <span id={words}>
          {option.about} {as?.length && <em>{as.length}</em>}
        </span>
      </span>
    </>
  );
  return (
    <div className={`offer${on ? " on" : ""}`}>
      {flag ? (
        <label>
          <input
            type="checkbox"
            checked={on}
            aria-labelledby={title}
            aria-describedby={words}
            onChange={(event) => onChange(event.target.checked)}
          />
          {tile}
        </label>
      ) : (
        <>
          <div className="told">{tile}</div>
          <Segments option={option} value={value} onChange={onChange} />
        </>
      )}
      {children}
      {on && as?.lesson && (
        <a className="learnit" href={as.lesson}>
          Learn it by playing<span className="vh">: {option.title}</span>
        </a>
      )}
    </div>
  );
}

/** One of a few, side by side. */
export function Segments({ option, value, onChange }: Omit<PicturedProps, "as" | "children">) {
  const name = useId();
  return (
    <fieldset className="seg words">
      <legend className="vh">{option.title}</legend>
      {option.choices.map((choice) => (
        <label key={choice.name} className={choice.name === value ? "on" : undefined}>
          <input type="radio" name={name} checked={choice.name === value} onChange={() => onChange(choice.name)} />
          {choice.title}
        </label>
      ))}
    </fieldset>
  );
}

interface FirstTimeProps {
  first: FirstChoice;
  /** It is what is chosen. */
  is: boolean;
  onChoose: (first: FirstChoice) => void;
}

/** What to take for the first time: one press chooses it. */
export function FirstTime({ first, is, onChoose }: FirstTimeProps) {
  return (
    <button type="button" className={`cbtn firsttime${is ? " pri" : ""}`} aria-pressed={is} onClick={() => onChoose(first)}>
      {first.words}
    </button>
  );
}
