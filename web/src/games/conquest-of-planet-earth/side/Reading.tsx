import { Sheet } from "../../../shell/frame/Sheet";
import { type NamedThing, useThings } from "../../../shell/game/things";
import { Icon } from "../../../shell/icons/Icon";
import type { Letter } from "../../../shell/link/wire";
import type { Plain } from "../../../shell/plain/plain";
import { Spans } from "../../../shell/text/Spans";
import { wordsText } from "../../../shell/text/spans";
import { iconOf } from "../drawing/icons/iconOf";
import { type NamesOf, type ThingKind, placeTitle, titleOf, useNamed } from "../names/things";
import { type View, playerOf } from "../position/view";
import { useDesk } from "../table/desk";
import { titleOfSpace, whoIsThere } from "../world/words";

/** Of which kind the cards of a pile are. */
const PILES: Readonly<Record<string, readonly [kind: ThingKind, title: string]>> = {
  events: ["event", "Discarded Events"],
  "resistance-events": ["event", "Discarded Resistance Events"],
  resistance: ["resistance", "Discarded Resistance"],
  locations: ["location", "Discarded Locations"],
  "space-stuff": ["stuff", "Discarded Space Stuff"],
  "human-tech": ["tech", "Discarded Human Tech"],
};

interface Read {
  title: string;
  /** Above the cards. */
  words?: string;
  cards: readonly { kind: ThingKind; name: string; note?: string }[];
}

/** What lies open and somebody wants to read: a card, a seat's things from space, a partner's Events, a discard pile. */
export function Reading() {
  const { reading, read, view, plain, nameOf } = useDesk();
  const named = useNamed();
  const found = reading ? (placeRead(reading, view, plain, named) ?? whatIsRead(reading, view, named, nameOf)) : null;
  return (
    <Sheet title={found?.title ?? ""} open={found !== null} onOpen={(open) => !open && read("")}>
      {found?.words && <p>{found.words}</p>}
      {found?.cards.length === 0 && !found.words && <p>Nothing lies there.</p>}
      <ul className="readcards">
        {found?.cards.map(({ kind, name, note }, i) => (
          <li key={`${name}-${i}`}>
            <CardText thing={named(kind, name)} name={name} note={note} under={found.title} above={found.words} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** A place of the map: who and what is there, and what its card and its Counters say. */
function placeRead(what: string, view: View, plain: Plain | null, named: NamesOf): Read | null {
  const name = what.startsWith("space:") ? what.slice(6) : "";
  const space = view.spaces[name];
  if (!space) return null;
  const { location, counters } = space;
  const place = location ? [{ kind: named("location", location) ? "location" : "objective", name: location } as const] : [];
  return {
    title: titleOfSpace(space, named),
    words: whoIsThere(name, plain),
    cards: [...place, ...counters.map(({ counter }) => ({ kind: "counter", name: counter }) as const)],
  };
}

function whatIsRead(what: string, view: View, named: NamesOf, nameOf: (seat: Letter) => string): Read {
  const [kind = "", name = ""] = what.split(":");
  if (kind === "pile") {
    const [of, title] = PILES[name] ?? ["event", name];
    const cards = [...(view.piles[name]?.discards ?? [])].reverse();
    return { title, cards: cards.map((card) => ({ kind: of, name: card })) };
  }
  if (kind === "hand") {
    const { hand } = playerOf(view, name as Letter);
    return { title: `Events of ${nameOf(name as Letter)}`, cards: hand.map((card) => ({ kind: "event", name: card })) };
  }
  if (kind === "stuff" && /^[A-F]$/.test(name)) {
    const { stuff, activated } = playerOf(view, name as Letter);
    const used = activated.map((card) => ({ kind: "stuff" as const, name: card, note: "used this round" }));
    return {
      title: `Space Stuff of ${nameOf(name as Letter)}`,
      cards: [...stuff.map((card) => ({ kind: "stuff" as const, name: card })), ...used],
    };
  }
  const title = kind === "location" ? placeTitle(named, name) : titleOf(named, kind as ThingKind, name);
  return { title, cards: [{ kind: kind as ThingKind, name }] };
}

interface CardTextProps {
  thing: NamedThing | undefined;
  name: string;
  note: string | undefined;
  /** The title above: what is called so needs no other. */
  under: string;
  /** What is told above as it is now. */
  above: string | undefined;
}

function CardText({ thing, name, note, under, above }: CardTextProps) {
  const { units } = useThings();
  const label = thing?.label ? wordsText(thing.label, units) : "";
  return (
    <>
      {thing?.title !== under && (
        <h3>
          <Icon name={iconOf(name)} /> {thing?.title ?? name} {note && <small>{note}</small>}
        </h3>
      )}
      {label && above !== `${label}.` && (
        <p>
          {above && thing?.title === under && "On its card: "}
          {label}
        </p>
      )}
      {thing?.powers.map((power, i) => (
        <p key={i}>
          {power.heading && <b>{power.heading}: </b>}
          {power.price.length > 0 && (
            <>
              <Spans words={power.price} />.{" "}
            </>
          )}
          <Spans words={power.text} />
        </p>
      ))}
    </>
  );
}
