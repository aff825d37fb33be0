import { MARKS } from "../cards/marks";
import { useTable } from "./context";
import type { CardFact, Fact } from "./plain";
import { Said } from "./Said";
import { To } from "./Sign";
import { isLong } from "./sieve";

/** A name and what is there; what was there before, and how many options are about it. */
export function FactRow({ fact }: { fact: Fact }) {
  const { was } = fact;
  return (
    <div className="p-fact" data-new={was ? true : undefined}>
      <dt>
        <Key fact={fact} />
      </dt>
      <dd>
        {was && was.length > 0 && (
          <span className="p-was">
            <span className="vh">was </span>
            <Said words={was} /> <To />
            <span className="vh">now </span>
          </span>
        )}
        {was?.length === 0 && <span className="vh">changed: </span>}
        <Said words={fact.value} />
        {fact.note && (
          <span className="p-note">
            <span className="vh">; </span>
            <Said words={fact.note} />
          </span>
        )}
        {fact.mark && (
          <span className="p-note">
            <span className="vh">; </span>
            {MARKS[fact.mark]}
          </span>
        )}
      </dd>
    </div>
  );
}

/** The name; a button to the options that are about it. */
function Key({ fact: { id, key } }: { fact: Fact }) {
  const { plain, send, focus } = useTable();
  const { prompt } = plain;
  const about = prompt && isLong(prompt) ? prompt.options.filter(({ target }) => target.includes(id)).length : 0;
  if (about === 0) return key;
  return (
    <button
      type="button"
      className="p-about"
      onClick={() => {
        send({ kind: "sift", by: { at: id } });
        focus("[data-option]");
      }}
    >
      <span>{key}</span>
      <span className="vh">: </span>
      <i>
        {about}
        <span className="vh"> {about === 1 ? "option" : "options"}</span>
      </i>
    </button>
  );
}

export function CardRow({ fact: { card, was } }: { fact: CardFact }) {
  return (
    <article className="p-card" data-new={was ? true : undefined}>
      <h4>
        {card.name}
        {(was || card.state) && (
          <span>
            <span className="vh">, </span>
            {was && <b>new </b>}
            {card.state}
          </span>
        )}
      </h4>
      {card.text.map(([heading, words], i) => (
        <p key={i}>
          {heading && <b>{heading}: </b>}
          <Said words={words} />
          {card.marks?.[i] && <small className="p-mark"> {MARKS[card.marks[i]]}</small>}
        </p>
      ))}
      {card.mark && !card.marks && <p className="p-mark">{MARKS[card.mark]}</p>}
    </article>
  );
}
