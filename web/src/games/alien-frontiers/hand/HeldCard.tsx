import type { ReactNode } from "react";
import { TextMark } from "../../../shell/cards/TextMark";
import { HintMark } from "../board/HintMark";
import type { Spot } from "../hint/spots";
import { Labelled } from "../icons/Resource";
import { Mark } from "../marks/Mark";
import { isBoard } from "../names/names";
import { factionOf, powersOf } from "../names/things";
import { useDesk } from "../table/desk";
import { glyphOf } from "./glyphs";
import { OnCard } from "./OnCard";
import { Sign } from "./Sign";

interface HeldCardProps {
  name: string;
  spot: Spot;
  /** What it can do now. */
  children?: ReactNode;
}

/** What a board says of each kind has no heading of its own. */
const OF_A_BOARD: Readonly<Record<string, string>> = { dock: "Dock", fee: "Fee", held: "Power" };

/** A card of one's own, opened: all its words, whose they are, what lies on it, and what it can do now. */
export function HeldCard({ name, spot, children }: HeldCardProps) {
  const { me } = useDesk();
  return (
    <article className={`card held s${me}${glyphOf(name) === "rock" ? " rock" : ""}`}>
      <h3>
        <Sign of={name} />
        <span>{factionOf(name)}</span>
        <Mark of={name} />
      </h3>
      {powersOf(name).map(({ kind, heading, price, text, mark }, i, all) => (
        <p key={`${kind}${heading}${i}`}>
          <Heading words={[heading || (isBoard(name) && all[i - 1]?.kind !== kind ? OF_A_BOARD[kind] : ""), price]} />
          <Labelled words={text} /> {mark && <TextMark mark={mark} />}
        </p>
      ))}
      <OnCard card={name} />
      <HintMark spot={spot} />
      {children && <div className="acts">{children}</div>}
    </article>
  );
}

function Heading({ words }: { words: readonly (string | undefined)[] }) {
  const said = words.filter(Boolean).join(", ");
  return said && <b>{said}: </b>;
}
