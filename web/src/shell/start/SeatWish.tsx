import { useId } from "react";
import type { Bot } from "../link/api";
import type { Letter } from "../link/wire";
import { Token } from "../seats/Token";
import type { Wish } from "../store/browserStorage";
import { sentence } from "../text/words";

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
  const value = wish.player === "bot" ? `bot:${bot?.name ?? ""}` : wish.player;
  return (
    <div className={`wish s${letter}`}>
      <Token seat={letter} />
      <select
        aria-label={`Who plays seat ${letter}`}
        aria-describedby={wish.player === "bot" ? words : undefined}
        value={value}
        onChange={(event) => {
          const [player = "me", name = ""] = event.target.value.split(":");
          onChange(player === "bot" ? { player: "bot", bot: name } : { player: player as Wish["player"] });
        }}
      >
        <option value="me">Me</option>
        <option value="here">Someone here</option>
        <option value="link">By invitation link</option>
        <optgroup label="The computer, gentlest first">
          {bots.map((one) => (
            <option key={one.name} value={`bot:${one.name}`}>
              {one.title}, level {one.level}
            </option>
          ))}
        </optgroup>
      </select>
      {wish.player === "bot" ? (
        <span className="botwords" id={words}>{bot && sentence(bot.words)}</span>
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
