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
import { LetPhonesIn } from "./House";
import { handedOut, staysHere } from "./links";
import { Qr } from "./Qr";
import { useHouse } from "./useHouse";

interface ShareProps {
  id: string;
  store: TableStore;
  onOpen: (open: boolean) => void;
}

/** Who sits where, and the links for those who are still to come: to copy, and for a phone's camera. */
export default function Share({ id, store, onOpen }: ShareProps) {
  const { table } = useSyncExternalStore(store.subscribe, store.snapshot);
  const own = useOwnCards();
  const links = ownTables().find((one) => one.id === id)?.links ?? {};
  const { house, busy, problem, open: letIn } = useHouse();
  const reach = (link: string | undefined): string | undefined =>
    link && handedOut(link, house?.address ?? "", location.href);
  const handed = Object.values(links).map((link) => handedOut(link, house?.address ?? "", location.href));
  const watchers = table?.watching ?? 0;
  return (
    <Sheet title="Seats and links" open onOpen={onOpen}>
      {table?.seats.map((seat) => (
        <SeatRow
          key={seat.letter}
          seat={seat}
          link={reach(links[seat.letter])}
          onName={(name) => store.rename(seat.letter, name)}
        />
      ))}
      {links["watch"] && <LinkRow label="To watch" link={reach(links["watch"]) ?? ""} />}
      {watchers > 0 && <p className="small">{watchers === 1 ? "1 person watches." : `${watchers} people watch.`}</p>}
      {handed.length > 0 && house && <LetPhonesIn house={house} busy={busy} problem={problem} onOpen={letIn} />}
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
      {!handed.some(staysHere) && (
        <p className="small">A seat’s link is its key: whoever has it plays that seat, on any device.</p>
      )}
    </Sheet>
  );
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
          {seat.name} <small>{seat.player === "bot" ? computer(seat) : seat.present ? "is here" : seat.invited ? "has not come yet" : "is away"}</small>
        </span>
      )}
      {link && <Copy link={link} label={`Copy the link for seat ${seat.letter}`} />}
      {link && <Code link={link} label={`Code for seat ${seat.letter}, ${seat.name}`} />}
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
      <Code link={link} label="Code to watch" />
    </div>
  );
}

function Copy({ link, label }: { link: string; label: string }) {
  return (
    <CopyButton link={() => link} to={link} label={label} done="Copied">
      Copy link
    </CopyButton>
  );
}

/** For a phone that can come; a code that leads a phone to itself would be no use. */
function Code({ link, label }: { link: string; label: string }) {
  return staysHere(link) ? null : <Qr link={link} label={label} />;
}
