import { useState } from "react";
import { go } from "../../app/router";
import { useSettings } from "../../app/settings";
import { useLoad } from "../../app/useLoad";
import { type Bot, type NewSeat, api } from "../../lib/api";
import type { Letter } from "../../lib/names";
import { keepTable } from "../../lib/storage";
import { SeatWish, type Wish } from "./SeatWish";

const LETTERS: Letter[] = ["A", "B", "C", "D"];

/** A new game: edition, number of seats, who sits where. */
export function NewGame() {
  const catalog = useLoad(() => api.catalog(), []);
  const { settings, change } = useSettings();
  const [edition, setEdition] = useState("");
  const [count, setCount] = useState(4);
  const [wishes, setWishes] = useState<Wish[]>(
    LETTERS.map((_, i) => ({ player: i === 0 ? "me" : "bot", bot: "", name: "" })),
  );
  const [long, setLong] = useState(false);
  const [hints, setHints] = useState<boolean | null>(null);
  const [chances, setChances] = useState(false);
  const [watchers, setWatchers] = useState(false);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  if (catalog.error)
    return (
      <section className="panel newgame">
        <h2>New game</h2>
        <p role="alert">{catalog.error}</p>
      </section>
    );
  if (!catalog.value)
    return (
      <section className="panel newgame">
        <h2>New game</h2>
        <p role="status">Asking the server …</p>
      </section>
    );
  const { editions, bots, seats, default_edition } = catalog.value;
  const asked = wishes.slice(0, count);
  const people = asked.filter((wish) => wish.player !== "bot").length;
  const withHints = hints ?? people < 2;

  const start = async (): Promise<void> => {
    setBusy(true);
    setProblem("");
    try {
      const made = await api.make({
        edition: edition || default_edition,
        long_game: long,
        hints: withHints,
        chances,
        watchers,
        seats: asked.map((wish) => seatOf(wish, bots, settings.name)),
      });
      const links: Record<string, string> = { ...made.links, ...(made.watch ? { watch: made.watch } : {}) };
      keepTable({ id: made.id, keys: { ...made.keys }, links, title: titleOf(asked, bots), opened: Date.now() });
      go(`/t/${made.id}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  const wish = (i: number, change: Partial<Wish>): void =>
    setWishes((old) => old.map((one, j) => (i === j ? { ...one, ...change } : one)));

  return (
    <section className="panel newgame" aria-label="New game">
      <h2>New game</h2>
      <div className="row">
        <label>
          Edition
          <select value={edition || default_edition} onChange={(event) => setEdition(event.target.value)}>
            {editions.map((one) => (
              <option key={one.name} value={one.name}>
                {one.title}
              </option>
            ))}
          </select>
        </label>
        <fieldset className="seg">
          <legend>Seats</legend>
          {seats.map((n) => (
            <label key={n} className={n === count ? "on" : undefined}>
              <input type="radio" name="seats" checked={n === count} onChange={() => setCount(n)} />
              {n}
            </label>
          ))}
        </fieldset>
      </div>
      <div className="wishes">
        {asked.map((one, i) => (
          <SeatWish
            key={i}
            letter={LETTERS[i] ?? "A"}
            wish={one}
            bots={bots}
            ownName={settings.name}
            onOwnName={(name) => change({ name })}
            onChange={(next) => wish(i, next)}
          />
        ))}
      </div>
      <details>
        <summary>More choices</summary>
        <label className="tick">
          <input type="checkbox" checked={long} onChange={(event) => setLong(event.target.checked)} /> Long game: eight
          colonies each
        </label>
        <label className="tick">
          <input type="checkbox" checked={withHints} onChange={(event) => setHints(event.target.checked)} /> Hints at
          this table
        </label>
        <label className="tick">
          <input type="checkbox" checked={chances} onChange={(event) => setChances(event.target.checked)} /> Show each
          seat’s chance to win
        </label>
        <label className="tick">
          <input type="checkbox" checked={watchers} onChange={(event) => setWatchers(event.target.checked)} /> A link to
          watch
        </label>
      </details>
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <button className="go big" disabled={busy} onClick={() => void start()}>
        {busy ? "Laying the table …" : "Start the game"}
      </button>
    </section>
  );
}

function seatOf(wish: Wish, bots: Bot[], ownName: string): NewSeat {
  if (wish.player === "bot") return { player: "bot", bot: wish.bot || (gentlest(bots)?.name ?? null) };
  return { player: wish.player, name: (wish.player === "me" ? wish.name || ownName : wish.name) || null };
}

export function gentlest(bots: Bot[]): Bot | undefined {
  return [...bots].sort((a, b) => a.level - b.level)[0];
}

function titleOf(wishes: Wish[], bots: Bot[]): string {
  const people = wishes.filter((wish) => wish.player !== "bot").length;
  const level =
    bots.find((bot) => bot.name === wishes.find((wish) => wish.player === "bot")?.bot)?.title ?? gentlest(bots)?.title;
  return people === wishes.length
    ? `${people} people`
    : `${people === 1 ? "You" : `${people} people`} and ${wishes.length - people} computer${wishes.length - people > 1 ? "s" : ""}${level ? ` (${level})` : ""}`;
}
