import type { CSSProperties, ReactNode } from "react";
import type { Outcome } from "../link/messages";
import { Token } from "../seats/Token";
import { type Whose, ranked } from "./endWords";

interface PointsProps {
  outcome: Outcome;
  whose: Whose;
  signOf: ((column: string) => ReactNode) | undefined;
  nounOf: (column: string) => string;
}

/** Every point as one piece of what it was won with. */
export function Points({ outcome, whose, signOf, nounOf }: PointsProps) {
  const { made } = outcome;
  const used = made?.columns.filter((_, i) => made.rows.some((row) => row.parts[i])) ?? [];
  return (
    <section className="fcard" aria-label="What the points are made of">
      <h3>What the points are made of</h3>
      <ol>
        {ranked(outcome, whose.letters).map((seat) => {
          const row = made?.rows.find((one) => one.seat === seat);
          const parts = made?.columns.map((column, i) => ({ column, n: row?.parts[i] ?? 0 })) ?? [];
          const said = parts.filter(({ n }) => n > 0).map(({ column, n }) => `${column} ${n}`);
          return (
            <li key={seat} className={`pt s${seat}${whose.isMine(seat) ? " own" : ""}`}>
              <em>{outcome.ranks[whose.letters.indexOf(seat)]}</em>
              <Token seat={seat} />
              <span className="nm">{whose.isMine(seat) ? "You" : whose.nameOf(seat)}</span>
              <span className="un" aria-hidden="true">
                {parts.map(({ column, n }, i) =>
                  Array.from({ length: Math.max(0, n) }, (_, j) => (
                    <i
                      key={`${column} ${j}`}
                      className={j === 0 ? "begins" : undefined}
                      style={{ "--i": i * 4 + j } as CSSProperties}
                    >
                      {signOf?.(column)}
                    </i>
                  )),
                )}
              </span>
              <span className="vh">{said.join(", ")}; in all</span>
              <b>{outcome.scores[whose.letters.indexOf(seat)]}</b>
            </li>
          );
        })}
      </ol>
      {signOf && (
        <p className="key" aria-hidden="true">
          {used.map((column) => (
            <span key={column}>
              {signOf(column)}
              {nounOf(column)}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
