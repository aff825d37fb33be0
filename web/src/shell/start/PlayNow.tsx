import { useState } from "react";
import { useGame } from "../game/games";
import { useSettings } from "../settings/SettingsProvider";
import { type Wish, keepLastGame, lastGame } from "../store/browserStorage";
import { plural } from "../text/words";
import { type Chosen, type GameEntry, seatsOf } from "./catalog";
import { Strength } from "./Strength";
import { seatOf, titleOf, useNewTable } from "./useNewTable";

/** The person, and as many computers as the smallest table needs: one, in most games. */
function fewest(entry: GameEntry, way: Chosen, alone: boolean): Wish["player"][] {
  const seats = seatsOf(entry, entry.defaultEdition, way);
  const count = alone ? Math.min(...seats) : Math.min(...seats.filter((n) => n > 1), Math.max(...seats));
  return Array.from({ length: count }, (_, i) => (i === 0 ? "me" : "bot"));
}

interface PlayNowProps {
  entry: GameEntry;
  /** How it is played. */
  way: Chosen;
  /** By one person, on every seat. */
  alone: boolean;
}

/** A game at once, with the computer on the other seats, and the way to learn it. */
export function PlayNow({ entry, way, alone }: PlayNowProps) {
  const { settings } = useSettings();
  const { bots, defaultBot } = entry;
  const [chosen, choose] = useState(() => lastGame().against);
  const { busy, problem, lay } = useNewTable();
  const bot = bots.find((one) => one.name === chosen && !one.own) ?? bots.find((one) => one.name === defaultBot);
  const { lesson, chapters } = useGame(entry.name) ?? {};
  const wishes = fewest(entry, way, alone).map((player): Wish => ({ player, bot: bot?.name ?? "", name: "" }));
  const play = (): void => {
    lay(
      {
        game: entry.name,
        edition: entry.defaultEdition,
        options: way,
        hints: entry.advice,
        seats: wishes.map((wish) => seatOf(wish, bot, settings.name)),
      },
      titleOf(wishes, wishes.map(() => bot)),
      () => keepLastGame({ ...lastGame(), game: entry.name, against: bot?.name ?? "" }),
    );
  };
  return (
    <div className="playnow">
      <p className="presses">
        <button type="button" className="go big" disabled={busy} onClick={play}>
          {busy ? "Laying the table …" : "Play now"}
        </button>
        {lesson && (
          <a className="cbtn" href={lesson}>
            Learn in ten minutes
          </a>
        )}
      </p>
      <p className="small">
        {titleOf(wishes, wishes.map(() => bot))}, {plural(wishes.length, "seat")}.{" "}
        {chapters && <a href={chapters.at}>All lessons</a>}
      </p>
      {wishes.some(({ player }) => player === "bot") && (
        <Strength label="How strong the computer plays" bots={bots} bot={bot} onBot={choose} />
      )}
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </div>
  );
}
