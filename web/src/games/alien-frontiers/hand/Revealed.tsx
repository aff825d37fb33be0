import { type CSSProperties, useState } from "react";
import { Icon } from "../../../shell/icons/Icon";
import { Token } from "../../../shell/seats/Token";
import { capital } from "../../../shell/text/words";
import { type Letter, title } from "../names/names";
import { powersOf, textOfWords } from "../names/things";
import { type View, seatOf } from "../position/view";
import { useDesk } from "../table/desk";
import { Proofs } from "./Proofs";
import { Rays } from "./Rays";

const CONFETTI = 16;
const SEATS: readonly Letter[] = ["A", "B", "C", "D", "E", "F"];

interface Turned {
  seat: Letter;
  name: string;
  points: number;
}

/** What has been turned up between two positions; taken back, or at the end of the game, nothing. */
export function turnedUp(before: View | null, now: View): Turned | null {
  if (!before || now.over) return null;
  for (const seat of now.letters) {
    const [was, is] = [seatOf(before, seat), seatOf(now, seat)];
    const open = is.revealed?.find((name) => !was.revealed?.includes(name));
    if (open) return { seat, name: open, points: 1 };
    const met = is.foretold?.find((name) => !was.foretold?.includes(name));
    if (met) return { seat, name: met, points: 2 };
  }
  return null;
}

/** An Agenda is revealed: its card shines for a moment, for everybody. It blocks nothing. */
export function Revealed({ number }: { number: number }) {
  const { view, before } = useDesk();
  const [past, pass] = useState(-1);
  const turned = turnedUp(before, view);
  if (!turned || past === number) return null;
  const { seat, name, points } = turned;
  const [now] = powersOf(name).map(({ text }) => capital(textOfWords(text)));
  return (
    <div
      className="fest is-done"
      aria-hidden="true"
      key={number}
      onAnimationEnd={({ animationName }) => animationName === "shine" && pass(number)}
    >
      <Rays />
      {Array.from({ length: CONFETTI }, (_, i) => (
        <i key={i} className="cf" style={{ "--a": `${i * 22.5 + 7}deg`, "--d": `${170 + ((i * 53) % 90)}px` } as CSSProperties}>
          <Token seat={SEATS[i % SEATS.length] ?? "A"} />
        </i>
      ))}
      <article className="bigag">
        <header>
          <Icon name="star" /> Agenda revealed
        </header>
        <h2>{title(name)}</h2>
        <p>{now}</p>
        <Proofs proofs={view.proved[name] ?? []} />
        <div className="medal">
          <Token seat={seat} />
          <b>+{points}</b>
          <span>
            VP
            <br />
            for good
          </span>
        </div>
      </article>
    </div>
  );
}
