import { useSyncExternalStore } from "react";
import { useOwnCards } from "../cards/ownCards";
import { Sheet } from "../frame/Sheet";
import type { SeatInfo } from "../link/messages";
import { Token } from "../seats/Token";
import { ownTables } from "../store/browserStorage";
import type { TableStore } from "../store/TableStore";
import { NotifyMe } from "../sound/NotifyMe";
import { hasOthers } from "../table/people";
import { CopyButton } from "./CopyButton";

interface ShareProps {
  id: string;
  store: TableStore;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Who sits where, and the links for those who are still to come. */
export function Share({ id, store, open, onOpen }: ShareProps) {
  const { table } = useSyncExternalStore(store.subscribe, store.snapshot);
  const own = useOwnCards();
  const links = ownTables().find((one) => one.id === id)?.links ?? {};
  return (
    <Sheet title="Seats and links" open={open} onOpen={onOpen}>
      {table?.seats.map((seat) => (
        <SeatRow
          key={seat.letter}
          seat={seat}
          link={links[seat.letter]}
          onName={(name) => store.rename(seat.letter, name)}
        />
      ))}
      {links["watch"] && <LinkRow label="To watch" link={links["watch"]} />}
      {table?.foreseen && (
        <p className="small">Chance at this table follows from a seed: whoever made it may know what comes.</p>
      )}
      {own && (
        <p className="small">
          This table is played with cards of its host’s own, and whoever comes is told so.{" "}
          <button
            type="button"
            className="linklike"
            onClick={() => {
              onOpen(false);
              own.show();
            }}
          >
            See what is replaced
          </button>
        </p>
      )}
      {hasOthers(table?.seats ?? []) && <NotifyMe />}
      <p className="small">
        {Object.values(links).some(staysHere) ? (
          <>
            These links work on this computer. So that other devices in your home can follow them, start Landfall
            with <code>landfall table --host 0.0.0.0</code>.
          </>
        ) : (
          "A seat’s link is its key: whoever has it plays that seat, on any device."
        )}
      </p>
    </Sheet>
  );
}

/** Does the link lead to the very computer that opens it? */
function staysHere(link: string): boolean {
  return ["127.0.0.1", "localhost", "[::1]"].includes(new URL(link, location.href).hostname);
}

function SeatRow({ seat, link, onName }: { seat: SeatInfo; link: string | undefined; onName: (name: string) => void }) {
  return (
    <div className="seatrow">
      <Token seat={seat.letter} />
      {seat.yours ? (
        <input
          defaultValue={seat.name}
          aria-label={`Name of seat ${seat.letter}`}
          maxLength={40}
          onBlur={(event) => event.target.value.trim() && onName(event.target.value.trim())}
        />
      ) : (
        <span>
          {seat.name} <small>{seat.player === "bot" ? computer(seat) : seat.present ? "is here" : "is away"}</small>
        </span>
      )}
      {link && <Copy link={link} label={`Copy the link for seat ${seat.letter}`} />}
    </div>
  );
}

/** Which computer player it is, unless its name says so already. */
function computer({ name, title }: SeatInfo): string {
  return title && !name.startsWith(title) ? title : "computer";
}

function LinkRow({ label, link }: { label: string; link: string }) {
  return (
    <div className="seatrow">
      <span>{label}</span>
      <Copy link={link} label={`Copy the link: ${label}`} />
    </div>
  );
}

function Copy({ link, label }: { link: string; label: string }) {
  return (
    <CopyButton link={() => new URL(link, location.href).href} to={link} label={label} done="Copied">
      Copy link
    </CopyButton>
  );
}
