import type { ReactNode } from "react";
import { TextMark } from "../../../shell/cards/TextMark";
import { HintMark } from "../board/HintMark";
import type { Spot } from "../hint/spots";
import { Labelled } from "../icons/Resource";
import { Mark } from "../marks/Mark";
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
      {powersOf(name).map(({ kind, heading, price, text, mark }) => (
        <p key={`${kind}${heading}`}>
          {(heading || price) && <b>{[heading, price].filter(Boolean).join(", ")}: </b>}
          <Labelled words={text} /> {mark && <TextMark mark={mark} />}
        </p>
      ))}
      <OnCard card={name} />
      <HintMark spot={spot} />
      {children && <div className="acts">{children}</div>}
    </article>
  );
}
