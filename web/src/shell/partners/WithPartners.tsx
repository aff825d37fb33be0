import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Sheet } from "../frame/Sheet";
import { Icon } from "../icons/Icon";
import type { Letter } from "../link/wire";
import { Token } from "../seats/Token";
import type { TableStore } from "../store/TableStore";
import { PartnersContext, type Heard, type Partnering } from "./partners";
import { PartnerTalk } from "./PartnerTalk";
import "../styles/partners.css";

/** Milliseconds for which a word of a partner stands over the table; the list keeps it for longer. */
const SHOWN = 15_000;

/** A table at which somebody may have partners: what they say is shown, and any part of the table leads to an answer. */
export function WithPartners({ store, children }: { store: TableStore; children: ReactNode }) {
  const table = useSyncExternalStore(store.subscribe, () => store.snapshot().table);
  const heard = useSyncExternalStore(store.subscribe, () => store.snapshot().heard);
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState("");
  const [aiming, setAiming] = useState(false);
  const [fresh, close] = useFresh(heard);
  const told = table?.partners ?? null;
  const partnering = useMemo<Partnering | null>(
    () =>
      told && {
        told,
        fresh,
        aiming,
        aimAt: (at) => {
          setPlace(at);
          setAiming(false);
          setOpen(true);
        },
        show: () => setOpen(true),
      },
    [told, fresh, aiming],
  );
  const nameOf = (seat: Letter): string => table?.seats.find(({ letter }) => letter === seat)?.name ?? seat;
  const mine = table?.seats.filter(({ yours }) => yours).map(({ letter }) => letter) ?? [];
  const [first] = mine;
  return (
    <PartnersContext value={partnering}>
      {children}
      <div className="partnernotes" role="status">
        {fresh
          .filter(({ seat }) => !mine.includes(seat))
          .map(({ id, seat, words }) => (
            <p key={id}>
              <Token seat={seat} /> <b>{nameOf(seat)}</b> <span>{words}</span>
              <button type="button" className="nx" aria-label={`Close what ${nameOf(seat)} says`} onClick={() => close(id)}>
                <Icon name="x" />
              </button>
            </p>
          ))}
        {aiming && (
          <p>
            <span>Touch the place you mean.</span>
            <button type="button" className="cbtn" onClick={() => setAiming(false)}>
              Never mind
            </button>
          </p>
        )}
      </div>
      {told && first && (
        <Sheet title="To your partners" open={open} onOpen={setOpen}>
          <PartnerTalk
            told={told}
            heard={heard}
            nameOf={nameOf}
            place={place}
            onPlace={setPlace}
            onAim={() => {
              setAiming(true);
              setOpen(false);
            }}
            onSay={(phrase) => {
              store.signal(first, phrase, place);
              setPlace("");
              setOpen(false);
            }}
          />
        </Sheet>
      )}
    </PartnersContext>
  );
}

/** What is shown for a while, or until it is closed. */
function useFresh(heard: readonly Heard[]): [readonly Heard[], (id: number) => void] {
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const close = (id: number): void => setGone((old) => new Set([...old, id]));
  const newest = heard.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    const timer = setTimeout(() => setGone((old) => new Set([...old, newest])), SHOWN);
    return () => clearTimeout(timer);
  }, [newest]);
  // One that is gone takes those before it along.
  const last = Math.max(0, ...gone);
  const fresh = useMemo(() => heard.filter(({ id }) => !gone.has(id) && id > last), [heard, gone, last]);
  return [fresh, close];
}
