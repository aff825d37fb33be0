import { Fragment, type ReactNode } from "react";
import { Token } from "../seats/Token";
import { useTable } from "./context";
import type { Amount, Seat, Span, Words } from "./plain";
import { Sign } from "./Sign";
import { highlight } from "./sieve";
import { figure, seatName, unitWord } from "./texts";

/** A text in which what was looked for is marked. */
export function Found({ text, find = "" }: { text: string; find?: string | undefined }) {
  return highlight(text, find).map(([part, found], i) => (found ? <mark key={i}>{part}</mark> : part));
}

/** A seat's shape and letter, with the player's name for those who listen. */
export function SeatSign({ seat }: { seat: Seat }) {
  const { plain } = useTable();
  return (
    <span role="img" aria-label={seatName(seat, plain)}>
      <Token seat={seat} className="p-tok" />
    </span>
  );
}

export function Die({ face, seat = "H" }: { face: string; seat?: Seat | "H" | undefined }) {
  return <span className={`p-die s${seat}`}>{face}</span>;
}

/** "3 coins to B": the number, the mark, the word; never broken over two lines. */
export function Much({ of, find }: { of: Amount; find?: string | undefined }) {
  const { plain } = useTable();
  if (of.words) return <Said words={of.words} find={find} />;
  const n = of.n ?? 0;
  return (
    <span className="p-amt">
      <b>{figure(n)}</b>
      {of.unit && (
        <>
          <Sign name={plain.units[of.unit]?.mark} /> <Found text={unitWord(of.unit, n, plain)} find={find} />
        </>
      )}
      {of.to && (
        <>
          <span className="vh"> to</span> <SeatSign seat={of.to} />
        </>
      )}
    </span>
  );
}

function One({ span, find }: { span: Span; find: string | undefined }) {
  const { plain } = useTable();
  if (typeof span === "string") return <Found text={span} find={find} />;
  if ("strong" in span)
    return (
      <b>
        <Found text={span.strong} find={find} />
      </b>
    );
  if ("die" in span) return <Die face={span.die} seat={span.seat} />;
  if ("unit" in span) return <Much of={span} find={find} />;
  if (!span.name) return <SeatSign seat={span.seat} />;
  return (
    <span className="p-who">
      <Token seat={span.seat} className="p-tok" /> {seatName(span.seat, plain)}
    </span>
  );
}

const isDie = (span: Span | undefined): boolean => typeof span === "object" && "die" in span;
const isUnit = (span: Span | undefined): boolean => typeof span === "object" && "unit" in span;

/** What the ear needs between two spans, and the eye does not. */
function glue(words: Words, i: number): ReactNode {
  const [before, span, after] = [words[i - 1], words[i], words[i + 1]];
  if (span === " " && isDie(before) && isDie(after)) return <span className="vh"> and</span>;
  if (typeof span !== "object" || typeof before !== "object") return null;
  if (isUnit(before) && isUnit(span)) return " ";
  return <span className="vh">, </span>;
}

/** A sentence of the server, as it stands. */
export function Said({ words, find }: { words: Words | undefined; find?: string | undefined }) {
  return words?.map((span, i) => (
    <Fragment key={i}>
      {glue(words, i)}
      <One span={span} find={find} />
    </Fragment>
  ));
}
