import { useId } from "react";
import type { Bot } from "../link/api";
import type { Letter } from "../link/wire";
import { Token } from "../seats/Token";
import type { Wish } from "../store/browserStorage";
import { sentence } from "../text/words";

/** Before a bot's name, where people stand beside bots. */
const BOT = "bot:";

const FROM_THE_HOST = "From a file of the host";

interface SeatWishProps {
  letter: Letter;
  wish: Wish;
  bots: Bot[];
  defaultBot: string;
  ownName: string;
  onOwnName: (name: string) => void;
  onChange: (wish: Partial<Wish>) => void;
}

/** One seat of a new game. */
export function SeatWish({ letter, wish, bots, defaultBot, ownName, onOwnName, onChange }: SeatWishProps) {
  const bot = bots.find((one) => one.name === wish.bot) ?? bots.find((one) => one.name === defaultBot);
  const words = useId();
  const value = wish.player === "bot" ? BOT + (bot?.name ?? "") : wish.player;
  return (
    <div className={`wish s${letter}`}>
      <Token seat={letter} />
      <select
        aria-label={`Who plays seat ${letter}`}
        aria-describedby={wish.player === "bot" ? words : undefined}
        value={value}
        onChange={(event) => {
          const chosen = event.target.value;
          onChange(
            chosen.startsWith(BOT)
              ? { player: "bot", bot: chosen.slice(BOT.length) }
              : { player: chosen as Wish["player"] },
          );
        }}
      >
        <option value="me">Me</option>
        <option value="here">Someone here</option>
        <option value="link">By invitation link</option>
        <optgroup label="The computer, gentlest first">
          {bots.filter(({ own }) => !own).map((one) => (
            <option key={one.name} value={BOT + one.name}>
              {one.title}, level {one.level}
            </option>
          ))}
        </optgroup>
        {bots.some(({ own }) => own) && (
          <optgroup label={FROM_THE_HOST}>
            {bots.filter(({ own }) => own).map((one) => (
              <option key={one.name} value={BOT + one.name}>
                {one.title}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      {wish.player === "bot" ? (
        <span className="botwords" id={words}>{bot && wordsOf(bot)}</span>
      ) : (
        <input
          aria-label={`Name of seat ${letter}`}
          placeholder={wish.player === "me" ? "Your name" : "Name"}
          maxLength={30}
          value={wish.player === "me" ? wish.name || ownName : wish.name}
          onChange={(event) =>
            wish.player === "me" ? onOwnName(event.target.value) : onChange({ name: event.target.value })
          }
        />
      )}
    </div>
  );
}

function wordsOf(bot: Bot): string {
  return [bot.words, bot.own ? FROM_THE_HOST : ""].filter(Boolean).map(sentence).join(" ");
}
