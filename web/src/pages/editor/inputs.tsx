import { useState } from "react";
import { readDice } from "../../lib/draft";
import { title } from "../../lib/names";

interface Named {
  label: string;
  /** What the ear hears, where the label alone would not do. */
  say?: string | undefined;
}

interface NumberProps extends Named {
  value: number | undefined;
  low?: number;
  high: number;
  /** What holds while nothing is written; without it the field starts at its lowest number. */
  otherwise?: string;
  onChange: (value: number | undefined) => void;
}

export function NumberField({ label, say, value, low = 0, high, otherwise, onChange }: NumberProps) {
  return (
    <label className="field">
      {label}
      <input
        type="number"
        min={low}
        max={high}
        aria-label={say}
        placeholder={otherwise}
        value={value ?? (otherwise === undefined ? low : "")}
        onChange={(event) => onChange(event.target.value === "" ? undefined : Number(event.target.value))}
      />
    </label>
  );
}

interface ChoiceProps extends Named {
  value: string;
  /** Names, or names with what they are called. */
  options: readonly (string | readonly [string, string])[];
  onChange: (value: string) => void;
}

export function Choice({ label, say, value, options, onChange }: ChoiceProps) {
  return (
    <label className="field">
      {label}
      <select aria-label={say} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => {
          const [name, called] = typeof option === "string" ? [option, title(option)] : option;
          return (
            <option key={name} value={name}>
              {called}
            </option>
          );
        })}
      </select>
    </label>
  );
}

interface DiceProps extends Named {
  value: readonly (number | string)[];
  onChange: (dice: (number | string)[]) => void;
}

/** Dice as people type them; what they type stays until the position says something else. */
export function DiceField({ label, say, value, onChange }: DiceProps) {
  const [text, setText] = useState(value.join(" "));
  const shown = readDice(text).join(" ") === value.join(" ") ? text : value.join(" ");
  return (
    <label className="field">
      {label}
      <input
        value={shown}
        aria-label={say}
        placeholder="values"
        onChange={(event) => {
          setText(event.target.value);
          onChange(readDice(event.target.value));
        }}
      />
    </label>
  );
}

export function Tick({ label, value, onChange }: { label: string; value: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className="tick">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

interface TicksProps<T extends string> {
  options: readonly T[];
  value: readonly T[];
  onChange: (value: T[]) => void;
}

export function Ticks<T extends string>({ options, value, onChange }: TicksProps<T>) {
  return (
    <div className="cardticks">
      {options.map((one) => (
        <Tick
          key={one}
          label={title(one)}
          value={value.includes(one)}
          onChange={(on) => onChange(on ? [...value, one] : value.filter((other) => other !== one))}
        />
      ))}
    </div>
  );
}
