import { createContext, useContext, useId, useState, type ReactNode } from "react";
import { useProblem } from "./Complaint";
import { readFaces } from "./rowOfFaces";

interface Named {
  label: string;
  /** What the ear hears, where the label alone would not do. */
  say?: string | undefined;
  /** The entries of the position it writes: what is wrong there is told here. */
  at?: string | readonly string[];
  /** It has long words to show. */
  wide?: boolean;
}

interface Wired {
  id: string;
  "aria-label": string | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** A label, what is written under it, and what is wrong with it. */
function Field({ label, say, at, wide = false, children }: Named & { children: (wired: Wired) => ReactNode }) {
  const id = useId();
  const problem = useProblem(at);
  return (
    <div className={wide ? "field wide" : "field"}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        "aria-label": say,
        "aria-invalid": problem !== "" || undefined,
        "aria-describedby": problem ? `${id}-problem` : undefined,
      })}
      {problem && (
        <span className="wrong" id={`${id}-problem`}>
          {problem}
        </span>
      )}
    </div>
  );
}

interface NumberProps extends Named {
  value: number | undefined;
  low?: number;
  high: number;
  /** What holds while nothing is written; without it the field starts at its lowest number. */
  otherwise?: string;
  onChange: (value: number | undefined) => void;
}

export function NumberField({ value, low = 0, high, otherwise, onChange, ...named }: NumberProps) {
  return (
    <Field {...named}>
      {(wired) => (
        <input
          type="number"
          min={low}
          max={high}
          placeholder={otherwise}
          value={value ?? (otherwise === undefined ? low : "")}
          onChange={(event) => onChange(event.target.value === "" ? undefined : Number(event.target.value))}
          {...wired}
        />
      )}
    </Field>
  );
}

/** A name, or a name with what it is called. */
export type Option = string | readonly [string, string];

interface ChoiceProps extends Named {
  value: string;
  options: readonly Option[];
  /** More options, under headings of their own. */
  groups?: readonly (readonly [string, readonly Option[]])[];
  onChange: (value: string) => void;
}

export function Choice({ value, options, groups = [], onChange, ...named }: ChoiceProps) {
  return (
    <Field {...named}>
      {(wired) => (
        <select value={value} onChange={(event) => onChange(event.target.value)} {...wired}>
          <Options of={options} />
          {groups.map(([heading, more]) => (
            <optgroup key={heading} label={heading}>
              <Options of={more} />
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}

/** What a name is called, where it comes alone. */
export const CalledContext = createContext<(name: string) => string>((name) => name);

function Options({ of }: { of: readonly Option[] }) {
  const title = useContext(CalledContext);
  return of.map((option) => {
    const [name, called] = typeof option === "string" ? [option, title(option)] : option;
    return (
      <option key={name} value={name}>
        {called}
      </option>
    );
  });
}

interface FacesProps extends Named {
  value: readonly (number | string)[];
  onChange: (faces: (number | string)[]) => void;
}

/** Faces as people type them; what they type stays until the position says something else. */
export function FacesField({ value, onChange, ...named }: FacesProps) {
  const [text, setText] = useState(value.join(" "));
  const shown = readFaces(text).join(" ") === value.join(" ") ? text : value.join(" ");
  return (
    <Field {...named}>
      {(wired) => (
        <input
          value={shown}
          placeholder="none"
          autoComplete="off"
          onChange={(event) => {
            setText(event.target.value);
            onChange(readFaces(event.target.value));
          }}
          {...wired}
        />
      )}
    </Field>
  );
}

interface TickProps extends Named {
  value: boolean;
  onChange: (on: boolean) => void;
}

export function Tick({ label, at, value, onChange }: TickProps) {
  const problem = useProblem(at);
  const id = useId();
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={value}
        aria-invalid={problem !== "" || undefined}
        aria-describedby={problem ? id : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="of">{label}</span>
      {problem && (
        <span className="wrong" id={id}>
          {problem}
        </span>
      )}
    </label>
  );
}

interface TicksProps<T extends string> {
  label: string;
  at: string;
  options: readonly T[];
  value: readonly T[];
  onChange: (value: T[]) => void;
}

/** Any number of names. */
export function Ticks<T extends string>({ label, at, options, value, onChange }: TicksProps<T>) {
  const problem = useProblem(at);
  const title = useContext(CalledContext);
  return (
    <fieldset className="cardticks" aria-invalid={problem !== "" || undefined}>
      <legend>{label}</legend>
      {problem && (
        <p className="wrong" tabIndex={-1}>
          {problem}
        </p>
      )}
      <div>
        {options.map((one) => (
          <Tick
            key={one}
            label={title(one)}
            value={value.includes(one)}
            onChange={(on) => onChange(on ? [...value, one] : value.filter((other) => other !== one))}
          />
        ))}
      </div>
    </fieldset>
  );
}
