import { useState } from "react";
import type { GameChoices } from "../game/GameModule";
import type { Bot } from "../link/api";
import type { Letter, OfferedOption } from "../link/wire";
import { Token } from "../seats/Token";
import { useSettings } from "../settings/SettingsProvider";
import { type Wish, keepLastGame, lastGame } from "../store/browserStorage";
import { type Chosen, type GameEntry, chosenOf, optionsOf, seatsOf, chosenFor, goesWith, isBySeat, isSet, ofSeats, wayOf } from "./catalog";
import { type CardFile, OwnCardsFile } from "./OwnCardsFile";
import { OneOf } from "./OneOf";
import { FirstTime, Pictured, Segments } from "./Pictured";
import { SeatChoices } from "./SeatChoice";
import { SeatWish } from "./SeatWish";
import { Tick } from "./Tick";
import { seatOf, titleOf, useNewTable } from "./useNewTable";

const LETTERS: Letter[] = ["A", "B", "C", "D", "E", "F"];

interface NewGameProps {
  entry: GameEntry;
  /** Pictures of what can be chosen. */
  shown: GameChoices;
  /** How it is played, which is chosen before. */
  way: Chosen;
  onWay: (way: Chosen) => void;
  /** By one person, on every seat. */
  alone: boolean;
}

/** A new game: edition, number of seats, who sits where. */
export function NewGame({ entry, shown, way, onWay, alone }: NewGameProps) {
  const { settings, change } = useSettings();
  const [last] = useState(lastGame);
  const [edition, setEdition] = useState(last.edition);
  const [picked, setCount] = useState<number | null>(null);
  const [wishes, setWishes] = useState<Wish[]>(last.wishes);
  const [others, setOptions] = useState<Chosen>({});
  const options = { ...others, ...way };
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
  // Whoever leads all seats begins with few of them.
  const count = picked ?? (alone ? Math.min(...seats) : last.seats);
  const many = seats.includes(count) ? count : (full ?? count);
  const botOf = (wish: Wish): Bot | undefined =>
    bots.find((bot) => bot.name === wish.bot) ?? bots.find((bot) => bot.name === defaultBot);
  const asked = wishes.slice(0, many).map((one): Wish => (alone ? { ...one, player: "me", name: "" } : one));
  const people = alone ? 1 : asked.filter((wish) => wish.player !== "bot").length;
  const withHints = hints ?? people < 2;

  const start = (): void =>
    lay(
      {
        game,
        edition: chosen,
        options: ofSeats(entry, wished, letters),
        ...(cards ? { cards: cards.text } : {}),
        hints: withHints && entry.advice,
        chances,
        watchers,
        // No two seats have one name, so whoever has all of them has it at the first.
        seats: asked.map((wish, i) => seatOf(wish, botOf(wish), alone && i > 0 ? "" : settings.name)),
      },
      titleOf(asked, asked.map(botOf)),
      () => keepLastGame({ ...last, game, edition, seats: picked ?? last.seats, wishes }),
    );
  // Pictures come where an edition has something to offer, or where there is only one; what needs one of them stands in its place.
  const single = editions.length === 1;
  const pictured = offers.own.length > 0 || single ? [...offers.own, ...offers.every].filter(({ name }) => shown.options[name]) : [];
  const listed = (some: readonly OfferedOption[]): OfferedOption[] =>
    some.filter((one) => !isBySeat(one) && !pictured.includes(one) && !pictured.some((option) => goesWith(one, option)));
  const wish = (i: number, change: Partial<Wish>): void =>
    setWishes((old) => old.map((one, j) => (i === j ? { ...one, ...change } : one)));

  const choose =
    (option: OfferedOption) =>
    (value: unknown): void =>
      setOptions((old) => ({ ...old, [option.name]: value }));
  const letters = LETTERS.slice(0, many);
  const bySeat = [...offers.own, ...offers.every].filter(isBySeat);
  const choices = (letter: Letter) => (
    <SeatChoices
      options={bySeat}
      letter={letter}
      shown={shown}
      chosen={(option) => chosenFor(option, options)}
      onChange={(option, value) => choose(option)(value)}
    />
  );
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
      {shown.seats?.[many] && <p className="small">{shown.seats[many]}</p>}
      {shown.first && (
        <FirstTime
          first={shown.first}
          is={chosen === shown.first.edition && isSet(entry, shown.first.options, wished)}
          onChoose={(first) => {
            setEdition(first.edition);
            setOptions({ ...first.options });
            onWay(wayOf(entry, first.options));
          }}
        />
      )}
      {(offers.own.length > 0 || pictured.length > 0) && (
        <fieldset className="offers">
          <legend>{single ? "What else" : `With ${editions.find((one) => one.name === chosen)?.title}`}</legend>
          {pictured.map((option) => (
            <Pictured key={option.name} option={option} as={shown.options[option.name]} value={chosenFor(option, options)} onChange={choose(option)}>
              {offers.own.filter((one) => goesWith(one, option)).map((one) => (
                <Segments key={one.name} option={one} value={chosenFor(one, options)} onChange={choose(one)} />
              ))}
            </Pictured>
          ))}
          {listed(offers.own).map(offered)}
          {shown.length && <p className="length">{shown.length(wished, many)}</p>}
        </fieldset>
      )}
      <div className="wishes">
        {alone && <p className="small">All seats are yours: on each you lead a group of its own.</p>}
        {alone && bySeat.length > 0 && letters.map((letter) => (
          <div key={letter} className={`wish s${letter}`}>
            <Token seat={letter} />
            {choices(letter)}
          </div>
        ))}
        {!alone && asked.map((one, i) => (
          <SeatWish
            key={LETTERS[i]}
            letter={LETTERS[i] ?? "A"}
            wish={one}
            bots={bots}
            defaultBot={defaultBot}
            ownName={settings.name}
            onOwnName={(name) => change({ name })}
            onChange={(next) => wish(i, next)}
          >
            {choices(LETTERS[i] ?? "A")}
          </SeatWish>
        ))}
      </div>
      <div className="ticks">
        {listed(offers.every).map(offered)}
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
