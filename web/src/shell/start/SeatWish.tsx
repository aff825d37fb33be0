import { type ReactNode, useId } from "react";
import type { Bot } from "../link/api";
import type { Letter } from "../link/wire";
import { Token } from "../seats/Token";
import type { Wish } from "../store/browserStorage";
import { sentence } from "../text/words";
import { Strength } from "./Strength";

/** Before the name of a host's own bot, where it stands beside people. */
const OWN = "own:";

const FROM_THE_HOST = "From a file of the host";

interface SeatWishProps {
  letter: Letter;
  wish: Wish;
  bots: Bot[];
  defaultBot: string;
  ownName: string;
  onOwnName: (name: string) => void;
  onChange: (wish: Partial<Wish>) => void;
  /** What else can be chosen for it. */
  children?: ReactNode;
}

/** One seat of a new game. */
export function SeatWish({ letter, wish, bots, defaultBot, ownName, onOwnName, onChange, children }: SeatWishProps) {
  const bot = bots.find((one) => one.name === wish.bot) ?? bots.find((one) => one.name === defaultBot);
  const words = useId();
  const own = wish.player === "bot" && bot?.own;
  return (
    <div className={`wish s${letter}`}>
      <Token seat={letter} />
      <select
        aria-label={`Who plays seat ${letter}`}
        aria-describedby={own ? words : undefined}
        value={own ? OWN + bot.name : wish.player}
        onChange={(event) => {
          const chosen = event.target.value;
          if (chosen.startsWith(OWN)) onChange({ player: "bot", bot: chosen.slice(OWN.length) });
          else onChange({ player: chosen as Wish["player"], ...(own ? { bot: defaultBot } : {}) });
        }}
      >
        <option value="me">Me</option>
        <option value="here">Someone here</option>
        <option value="link">By invitation link</option>
        <option value="bot">The computer</option>
        {bots.some((one) => one.own) && (
          <optgroup label={FROM_THE_HOST}>
            {bots
              .filter((one) => one.own)
              .map((one) => (
                <option key={one.name} value={OWN + one.name}>
                  {one.title}
                </option>
              ))}
          </optgroup>
        )}
      </select>
      {own ? (
        <span className="botwords" id={words}>{[bot.words, FROM_THE_HOST].filter(Boolean).map(sentence).join(" ")}</span>
      ) : wish.player === "bot" ? (
        <Strength label={`How strong seat ${letter} plays`} bots={bots} bot={bot} onBot={(name) => onChange({ bot: name })} />
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
      {children}
    </div>
  );
}
