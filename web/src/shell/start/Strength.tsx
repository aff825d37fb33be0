import { useId } from "react";
import type { Bot } from "../link/api";
import { sentence } from "../text/words";
import { ladderOf, strengthWord } from "./strength";

interface StrengthProps {
  /** What the scale is called. */
  label: string;
  bots: readonly Bot[];
  bot: Bot | undefined;
  onBot: (name: string) => void;
}

/** How strong the computer plays: a scale, and what the chosen place on it means, in one sentence. */
export function Strength({ label, bots, bot, onBot }: StrengthProps) {
  const ladder = ladderOf(bots);
  const at = Math.max(0, ladder.findIndex((one) => one.name === bot?.name));
  const chosen = ladder[at];
  const words = useId();
  if (!chosen) return null;
  const word = strengthWord(at, ladder.length);
  return (
    <div className="strength">
      {ladder.length > 1 && (
        <div className="scale">
          <input
            type="range"
            min={0}
            max={ladder.length - 1}
            value={at}
            aria-label={label}
            aria-valuetext={`${chosen.title}, ${word}`}
            aria-describedby={words}
            onChange={(event) => onBot(ladder[Number(event.target.value)]?.name ?? "")}
          />
          <span className="ends" aria-hidden="true">
            <span>gentle</span>
            <span>very strong</span>
          </span>
        </div>
      )}
      <p className="botwords" id={words}>
        <b>{chosen.title}</b>, {word}. {sentence(chosen.words)}
      </p>
    </div>
  );
}
