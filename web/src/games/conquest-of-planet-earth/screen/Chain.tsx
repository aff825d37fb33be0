import { Figure } from "../drawing/Drawings";
import { titleOf, useNamed } from "../names/things";
import type { Link } from "../position/position";
import { useDesk } from "../table/desk";
import { type Picture, awaited } from "./film";

/** The Resistance of a Fight: Heroes one by one, then whom they help; each can be read. */
export function Chain({ picture }: { picture: Picture }) {
  const { chain } = picture.fight;
  if (chain.length === 0) {
    const next = awaited(picture);
    return next && <p className="yet">{next === "card" ? "A Resistance card" : "A Counter"} is yet to come</p>;
  }
  return (
    <ol className={`chain of${Math.min(chain.length, 6)}`} aria-label="Resistance of this Fight">
      {chain.map((link, at) => (
        <Card key={`${link.name} ${at}`} link={link} nth={at} />
      ))}
    </ol>
  );
}

function Card({ link, nth }: { link: Link; nth: number }) {
  const { read } = useDesk();
  const named = useNamed();
  const { kind, name, n, notes } = link;
  const thing = kind === "counter" ? "counter" : "resistance";
  const title = titleOf(named, thing, name);
  const said = [kind === "hero" ? "Hero" : kind === "counter" ? "Counter" : "", ...notes].filter(Boolean).join(" · ");
  return (
    <li className={`rc ${kind === "hero" ? "hero" : "full"}`} style={{ "--nth": nth } as React.CSSProperties}>
      <button type="button" onClick={() => read(`${thing}:${name}`)} aria-label={`${title}, ${said}, ${kind === "hero" ? `plus ${n}` : `Strength ${n}`}`}>
        <span className="pic">
          <Figure of={name} />
        </span>
        <b className="st">{kind === "hero" ? `+${n}` : n}</b>
        <strong>{title}</strong>
        <small>{said}</small>
      </button>
    </li>
  );
}
