import type { ComponentType } from "react";
import type { GameChoices } from "../game/GameModule";
import type { Letter, OfferedOption } from "../link/wire";

interface SeatChoiceProps {
  option: OfferedOption;
  letter: Letter;
  Face: ComponentType<{ name: string; seat: Letter }> | undefined;
  value: unknown;
  onChange: (value: Record<string, string> | undefined) => void;
}

/** What one seat has, of something that can be chosen seat by seat: by chance, unless somebody says. */
function SeatChoice({ option, letter, Face, value, onChange }: SeatChoiceProps) {
  const all = value as Record<string, string>;
  const name = all[letter] ?? "";
  const choose = (wanted: string): void => {
    const { [letter]: _, ...others } = all;
    const next = wanted ? { ...others, [letter]: wanted } : others;
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <span className="seatchoice">
      {name && Face && <Face name={name} seat={letter} />}
      <select aria-label={`${option.title} of seat ${letter}`} value={name} onChange={(event) => choose(event.target.value)}>
        <option value="">{option.title} by chance</option>
        {option.choices.map((choice) => (
          <option key={choice.name} value={choice.name}>
            {choice.title}
          </option>
        ))}
      </select>
    </span>
  );
}

interface SeatChoicesProps {
  options: readonly OfferedOption[];
  letter: Letter;
  shown: GameChoices;
  chosen: (option: OfferedOption) => unknown;
  onChange: (option: OfferedOption, value: unknown) => void;
}

/** All that can be chosen for one seat. */
export function SeatChoices({ options, letter, shown, chosen, onChange }: SeatChoicesProps) {
  return options.map((option) => (
    <SeatChoice
      key={option.name}
      option={option}
      letter={letter}
      Face={shown.faces?.[option.name]}
      value={chosen(option)}
      onChange={(value) => onChange(option, value)}
    />
  ));
}
