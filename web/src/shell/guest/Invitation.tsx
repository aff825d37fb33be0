import * as Dialog from "@radix-ui/react-dialog";
import { useState, useSyncExternalStore } from "react";
import { useGame } from "../game/games";
import type { SeatInfo } from "../link/messages";
import { Token } from "../seats/Token";
import { seatWords } from "../seats/seatWords";
import { useSettings } from "../settings/SettingsProvider";
import type { TableStore } from "../store/TableStore";
import { capital } from "../text/words";
import { invitationTitle, invitedSeat, offeredName, seatNote } from "./invitation";
import "../styles/guest.css";

/** A guest is greeted: who asks, which seat it is, what to be called; then they sit down, learn first, or only watch. */
export function Invitation({ store, onWatch }: { store: TableStore; onWatch: () => void }) {
  const { table, notice } = useSyncExternalStore(store.subscribe, store.snapshot);
  const seat = invitedSeat(table?.seats ?? []);
  if (!table || !seat) return null;
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <div className="veil" />
        <Dialog.Content
          className={`invitation s${seat.letter}`}
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => event.preventDefault()}
        >
          <Orbit seat={seat} />
          <Card
            key={seat.letter}
            game={table.game}
            seats={table.seats}
            seat={seat}
            notice={notice}
            onSit={(name) => store.rename(seat.letter, name)}
            onWatch={onWatch}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface CardProps {
  game: string;
  seats: SeatInfo[];
  seat: SeatInfo;
  /** What was wrong with the name. */
  notice: string;
  onSit: (name: string) => void;
  onWatch: () => void;
}

function Card({ game, seats, seat, notice, onSit, onWatch }: CardProps) {
  const { settings, change } = useSettings();
  const module = useGame(game);
  const [name, setName] = useState(() => offeredName(seats, seat, settings.name));
  const sit = (): void => {
    const chosen = name.trim();
    if (!chosen) return;
    change({ name: chosen });
    onSit(chosen);
  };
  return (
    <form
      className="greeting"
      onSubmit={(event) => {
        event.preventDefault();
        sit();
      }}
    >
      <Dialog.Title asChild>
        <h2>{invitationTitle(seats, module?.title ?? capital(game.replaceAll("-", " ")))}</h2>
      </Dialog.Title>
      <p>
        You are the <b>{seatWords(seat.letter, settings.palette)}</b>, seat {seat.letter}.
        {module?.minutes && ` About ${module.minutes} minutes;`} you may leave and come back by this link.
      </p>
      <ul>
        {seats.map((one) => (
          <li key={one.letter} className={`s${one.letter}${one.yours ? " on" : ""}`}>
            <Token seat={one.letter} />
            <b>{one.yours ? "You" : one.name}</b>
            <span>{seatNote(one)}</span>
          </li>
        ))}
      </ul>
      <label>
        Your name
        <input
          // biome-ignore lint/a11y/noAutofocus: whoever comes is asked one thing
          autoFocus
          value={name}
          maxLength={30}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
      </label>
      {notice && (
        <p role="alert" className="problem">
          {notice}
        </p>
      )}
      <p className="presses">
        <button type="submit" className="cbtn pri">
          Sit down
        </button>
        {module?.lesson && (
          <a className="cbtn" href={module.lesson}>
            Learn first, 10 min
          </a>
        )}
        <button type="button" className="linklike" onClick={onWatch}>
          Only watch
        </button>
      </p>
    </form>
  );
}

/** The seat's token before a sphere, and a ship on its way. */
function Orbit({ seat }: { seat: SeatInfo }) {
  return (
    <div className="orbit" aria-hidden="true">
      <svg viewBox="0 0 320 470" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <defs>
          <pattern id="guest-dots" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
            <circle cx="4.5" cy="4.5" r="1.7" fill="#0005" />
          </pattern>
        </defs>
        <circle cx="160" cy="236" r="98" style={{ fill: "color-mix(in oklab, var(--s) 62%, #0c1525)" }} />
        <circle cx="160" cy="236" r="98" fill="url(#guest-dots)" />
        <g fill="none" style={{ stroke: "var(--s)" }} strokeWidth="1.6">
          <ellipse cx="160" cy="236" rx="186" ry="72" transform="rotate(-22 160 236)" />
          <ellipse cx="160" cy="236" rx="204" ry="104" transform="rotate(-22 160 236)" strokeDasharray="2 8" />
        </g>
        <g transform="translate(272 96) rotate(42) scale(1.5)">
          <path
            d="M0-26c9 8 11 19 10 29l7 8v9L7 16H-7l-10 4v-9l7-8c-1-10 1-21 10-29z"
            fill="#fbf1dc"
            stroke="#111b2e"
            strokeWidth="2"
          />
          <circle cy="-4" r="4.500" style={{ fill: "var(--sun)" }} />
        </g>
      </svg>
      <Token seat={seat.letter} />
    </div>
  );
}
