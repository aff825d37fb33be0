import { useState } from "react";
import type { Bot } from "../link/api";
import type { Letter, OfferedOption } from "../link/wire";
import { useSettings } from "../settings/SettingsProvider";
import { type Wish, keepLastGame, lastGame } from "../store/browserStorage";
import { type GameEntry, chosenOf, optionsOf, seatsOf, chosenFor } from "./catalog";
import { type CardFile, OwnCardsFile } from "./OwnCardsFile";
import { SeatWish } from "./SeatWish";
import { Tick } from "./Tick";
import { seatOf, titleOf, useNewTable } from "./useNewTable";

const LETTERS: Letter[] = ["A", "B", "C", "D", "E", "F"];

/** A new game: edition, number of seats, who sits where. */
export function NewGame({ entry }: { entry: GameEntry }) {
  const { settings, change } = useSettings();
  const [last] = useState(lastGame);
  const [edition, setEdition] = useState(last.edition);
  const [count, setCount] = useState(last.seats);
  const [wishes, setWishes] = useState<Wish[]>(last.wishes);
  const [options, setOptions] = useState<Record<string, unknown>>({});
  const [hints, setHints] = useState<boolean | null>(null);
  const [chances, setChances] = useState(false);
  const [watchers, setWatchers] = useState(false);
  const [cards, setCards] = useState<CardFile | null>(null);
  const { busy, problem, lay } = useNewTable();

  const { name: game, editions, bots, defaultEdition, defaultBot } = entry;
  const chosen = editions.some((one) => one.name === edition) ? edition : defaultEdition;
  const offers = optionsOf(entry, chosen, options);
  const wished = chosenOf(entry, chosen, options);
  const seats = seatsOf(entry, chosen, wished);
  const full = seats.filter((n) => entry.seats.includes(n)).at(-1) ?? seats.at(-1);
  const many = seats.includes(count) ? count : (full ?? count);
  const botOf = (wish: Wish): Bot | undefined =>
    bots.find((bot) => bot.name === wish.bot) ?? bots.find((bot) => bot.name === defaultBot);
  const asked = wishes.slice(0, many);
  const people = asked.filter((wish) => wish.player !== "bot").length;
  const withHints = hints ?? people < 2;

  const start = (): void =>
    lay(
      {
        game,
        edition: chosen,
        options: wished,
        ...(cards ? { cards: cards.text } : {}),
        hints: withHints && entry.advice,
        chances,
        watchers,
        seats: asked.map((wish) => seatOf(wish, botOf(wish), settings.name)),
      },
      titleOf(asked, asked.map(botOf)),
      () => keepLastGame({ ...last, game, edition, seats: count, wishes }),
    );
  const wish = (i: number, change: Partial<Wish>): void =>
    setWishes((old) => old.map((one, j) => (i === j ? { ...one, ...change } : one)));

  const choose =
    (option: OfferedOption) =>
    (value: unknown): void =>
      setOptions((old) => ({ ...old, [option.name]: value }));
  const offered = (option: OfferedOption) => (
    <Offered
      key={option.name}
      option={option}
      value={chosenFor(option, options)}
      onChange={choose(option)}
    />
  );

  return (
    <>
      <div className="row">
        {editions.length > 1 && <OneOf title="Edition" choices={editions} value={chosen} onChange={setEdition} />}
        {offers.first.map((option) => (
          <OneOf
            key={option.name}
            title={option.title}
            choices={option.choices}
            value={String(chosenFor(option, options))}
            onChange={choose(option)}
          />
        ))}
        <fieldset className="seg">
          <legend>Seats</legend>
          {seats.map((n) => (
            <label key={n} className={n === many ? "on" : undefined}>
              <input type="radio" name="seats" checked={n === many} onChange={() => setCount(n)} />
              {n}
            </label>
          ))}
        </fieldset>
      </div>
      {offers.own.length > 0 && (
        <fieldset className="offers">
          <legend>With {editions.find((one) => one.name === chosen)?.title}</legend>
          {offers.own.map(offered)}
        </fieldset>
      )}
      <div className="wishes">
        {asked.map((one, i) => (
          <SeatWish
            key={LETTERS[i]}
            letter={LETTERS[i] ?? "A"}
            wish={one}
            bots={bots}
            defaultBot={defaultBot}
            ownName={settings.name}
            onOwnName={(name) => change({ name })}
            onChange={(next) => wish(i, next)}
          />
        ))}
      </div>
      <div className="ticks">
        {offers.every.map(offered)}
        {entry.advice && (
          <>
            <Tick words="Hints at this table" on={withHints} onChange={setHints} />
            <Tick words="Show each seat’s chance to win" on={chances} onChange={setChances} />
          </>
        )}
        <Tick words="A link to watch" on={watchers} onChange={setWatchers} />
        {entry.ownCards && (
          <OwnCardsFile game={game} edition={chosen} seats={many} options={wished} file={cards} onFile={setCards} />
        )}
      </div>
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <button type="button" className="go big" disabled={busy} onClick={start}>
        {busy ? "Laying the table …" : "Start the game"}
      </button>
    </>
  );
}

interface OfferedProps {
  option: OfferedOption;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Something that the game lets one choose: yes or no, or one of several. */
function Offered({ option, value, onChange }: OfferedProps) {
  const { title, about, choices, kind } = option;
  if (kind === "flag")
    return <Tick words={about ? `${title}. ${about}` : title} on={value === true} onChange={onChange} />;
  return <OneOf className="choice" title={title} about={about} choices={choices} value={String(value)} onChange={onChange} />;
}

interface OneOfProps {
  className?: string;
  title: string;
  about?: string;
  choices: readonly { name: string; title: string }[];
  value: string;
  onChange: (name: string) => void;
}

function OneOf({ className, title, about, choices, value, onChange }: OneOfProps) {
  return (
    <label className={className}>
      {title}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice.name} value={choice.name}>
            {choice.title}
          </option>
        ))}
      </select>
      {about && <small>{about}</small>}
    </label>
  );
}
