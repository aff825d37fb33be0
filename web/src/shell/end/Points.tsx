import type { CSSProperties, ReactNode } from "react";
import { Icon } from "../icons/Icon";
import type { Outcome } from "../link/messages";
import type { Letter, Disclosed } from "../link/wire";
import { Token } from "../seats/Token";
import { Spans } from "../text/Spans";
import { plural } from "../text/words";
import type { Whose } from "./endWords";
import { latePoints, openBefore, rankedAfter, scoreAfter } from "./turning";
import { useMovedRows } from "./useMovedRows";

interface PointsProps {
  outcome: Outcome;
  whose: Whose;
  /** Who has turned up what was face down; `done` when nothing is left of it. */
  open: readonly Letter[];
  done: boolean;
  signOf: ((column: string) => ReactNode) | undefined;
  nounOf: (column: string) => string;
}

/** Every point as one piece of what it was won with, and beneath what was kept face down. */
export function Points({ outcome, whose, open, done, signOf, nounOf }: PointsProps) {
  const { made } = outcome;
  const { letters } = whose;
  const used = made?.columns.filter((_, i) => made.rows.some((row) => row.parts[i])) ?? [];
  const order = rankedAfter(outcome, letters, open);
  const joint = isJoint(outcome);
  const alone = letters.filter(whose.isMine).length === 1;
  const list = useMovedRows(order.join());
  return (
    <section className="fcard points" aria-label="What the points are made of">
      <h3>What the points are made of</h3>
      <ol ref={list}>
        {order.map((seat, place) => {
          const row = made?.rows.find((one) => one.seat === seat);
          const parts =
            made?.columns.map((column, i) => {
              const late = latePoints(outcome, seat, column);
              const n = row?.parts[i] ?? 0;
              return { column, n: open.includes(seat) ? n : n - late, late: open.includes(seat) ? late : 0 };
            }) ?? [];
          const said = parts.filter(({ n }) => n > 0).map(({ column, n }) => `${column} ${n}`);
          return (
            <li key={seat} data-row={seat} className={`pt s${seat}${whose.isMine(seat) ? " own" : ""}`}>
              <em>{joint ? "" : done ? outcome.ranks[letters.indexOf(seat)] : place + 1}</em>
              <Token seat={seat} />
              <span className="nm">{whose.isMine(seat) && alone ? "You" : whose.nameOf(seat)}</span>
              <span className="un" aria-hidden="true">
                {parts.map(({ column, n, late }, i) =>
                  Array.from({ length: Math.max(0, n) }, (_, j) => (
                    <i
                      key={`${column} ${j}`}
                      className={[j === 0 ? "begins" : "", j >= n - late ? "lately" : ""].join(" ").trim() || undefined}
                      style={{ "--i": i * 4 + j } as CSSProperties}
                    >
                      {signOf?.(column)}
                    </i>
                  )),
                )}
              </span>
              <span className="vh">{said.join(", ")}; in all</span>
              <b>{joint ? sum(row?.parts ?? []) : scoreAfter(outcome, letters, seat, open)}</b>
              <FaceUp {...openBefore(outcome, seat, open)} />
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

/** Do all have the points of all together? Then each has won a part of them. */
function isJoint({ made, scores }: Outcome): boolean {
  const all = sum(made?.rows.flatMap(({ parts }) => parts) ?? []);
  return scores.length > 1 && scores.every((score) => score === all);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** What a seat had face down: what it brought, or what it would have taken. */
function FaceUp({ shown, hidden }: { shown: Disclosed[]; hidden: number }) {
  if (shown.length + hidden === 0) return null;
  return (
    <div className="faceup">
      {shown.map((one) => (
        <p key={one.thing} className={one.points ? "had" : "missed"}>
          <Icon name={one.points ? "ok" : "x"} />
          <b>{one.title}</b>{" "}
          <span>
            <span className="vh">{one.points ? `${plural(one.points, "point")}. ` : "missed. "}</span>
            {one.heading}: <Spans words={one.words} />
            {one.points > 1 && `, ${plural(one.points, "point")}`}
          </span>
        </p>
      ))}
      {hidden > 0 && <p className="back">{hidden} face down</p>}
    </div>
  );
}
