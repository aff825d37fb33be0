import { useId } from "react";
import type { GameChoices } from "../game/GameModule";
import type { OfferedOption } from "../link/wire";
import { type Chosen, type GameEntry, chosenFor, optionsOf } from "./catalog";

interface WaysToPlayProps {
  entry: GameEntry;
  shown: GameChoices;
  chosen: Chosen;
  onChoose: (name: string, value: string) => void;
}

/** What is chosen before all else, since it says for how many the game is: side by side, a few words with each. */
export function WaysToPlay({ entry, shown, chosen, onChoose }: WaysToPlayProps) {
  return optionsOf(entry, entry.defaultEdition, chosen).first.map((option) => (
    <WayToPlay
      key={option.name}
      option={option}
      words={shown.ways?.[option.name]}
      value={chosenFor(option, chosen)}
      onChoose={(value) => onChoose(option.name, value)}
    />
  ));
}

/** Does one person have every seat, as it is chosen? */
export function isAlone(entry: GameEntry, shown: GameChoices, chosen: Chosen): boolean {
  return entry.options.some((option) => shown.ways?.[option.name]?.[String(chosenFor(option, chosen))]?.alone);
}

interface WayToPlayProps {
  option: OfferedOption;
  words: NonNullable<GameChoices["ways"]>[string] | undefined;
  value: unknown;
  onChoose: (value: string) => void;
}

function WayToPlay({ option, words, value, onChoose }: WayToPlayProps) {
  const name = useId();
  return (
    <fieldset className="seg waytoplay">
      <legend className="vh">{option.title}</legend>
      {option.choices.map((choice) => (
        <label key={choice.name} className={choice.name === value ? "on" : undefined}>
          <input type="radio" name={name} checked={choice.name === value} onChange={() => onChoose(choice.name)} />
          {words?.[choice.name]?.title ?? choice.title}
          <small>{words?.[choice.name]?.words}</small>
        </label>
      ))}
    </fieldset>
  );
}
