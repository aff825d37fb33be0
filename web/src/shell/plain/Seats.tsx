import { Fragment } from "react";
import { Token } from "../seats/Token";
import { useTable } from "./context";
import type { Plain, SeatFact, SeatFacts } from "./plain";
import { Sign } from "./Sign";
import { figure, signed, unitShort, unitWord } from "./texts";

/** More numbers than this to a seat, and they stand closer. */
const ROOMY = 6;

/** The seats as a table: a row each, their numbers in columns, teams together. */
export function Seats() {
  const { plain } = useTable();
  const units = unitsOf(plain);
  const { score } = plain;
  const unit = plain.units[score.unit];
  return (
    <section className="p-pane p-part" id="p-seats" tabIndex={-1} aria-labelledby="p-seats-title">
      <div className="p-head">
        <h2 id="p-seats-title">Seats</h2>
        {score.goal !== undefined && (
          <span className="p-goal">
            {score.goal} {unitWord(score.unit, score.goal, plain)} to win
          </span>
        )}
      </div>
      <table className="p-table" data-close={units.length > ROOMY || undefined}>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">Seat</span>
            </th>
            <th scope="col">
              {unit?.short ?? (
                <>
                  <Sign name={unit?.mark} />
                  <span className="vh">{unitWord(score.unit, 2, plain)}</span>
                </>
              )}
            </th>
            {units.map((id) => (
              <th key={id} scope="col" data-wide={showsSome(plain, id) || undefined}>
                <Sign name={plain.units[id]?.mark} />
                <span className={plain.units[id]?.mark ? "vh" : undefined}>
                  {unitWord(id, 2, plain)}
                  {plain.units[id]?.hidden && ", hidden"}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {teamsOf(plain.seats).map(([team, seats]) => (
          <tbody key={team}>
            {team && (
              <tr className="p-team">
                <th scope="rowgroup" colSpan={units.length + 2}>
                  {team}
                </th>
              </tr>
            )}
            {seats.map((seat) => (
              <SeatRow key={seat.letter} seat={seat} units={units} />
            ))}
          </tbody>
        ))}
      </table>
      <p className="p-legend" aria-hidden="true">
        {units.map((id) => (
          <Fragment key={id}>
            <span>
              <Sign name={plain.units[id]?.mark} /> {unitShort(id, plain)}
              {plain.units[id]?.hidden && " (hidden)"}
            </span>{" "}
          </Fragment>
        ))}
      </p>
    </section>
  );
}

function SeatRow({ seat, units }: { seat: SeatFacts; units: string[] }) {
  const { plain } = useTable();
  const { status, result } = plain;
  const acts = status.actors.includes(seat.letter) && !result;
  return (
    <tr className={`s${seat.letter}`} data-on={acts || undefined}>
      <th scope="row">
        <Token seat={seat.letter} className="p-tok" /> {seat.name}
        {(acts || seat.note) && (
          <small>
            <span className="vh">, </span>
            {acts && <b>{status.doing ?? "to play"}</b>}
            {acts && seat.note && ", "}
            {seat.note}
          </small>
        )}
      </th>
      <td className="p-score">
        {figure(seat.score)}
        {seat.scoreWas !== undefined && !result && <Moved from={seat.scoreWas} to={seat.score} />}
      </td>
      {units.map((unit) => (
        <Held key={unit} fact={seat.facts.find((fact) => fact.unit === unit)} />
      ))}
    </tr>
  );
}

function Held({ fact }: { fact: SeatFact | undefined }) {
  if (!fact) return <td data-none>–</td>;
  return (
    <td data-none={fact.n === 0 || undefined}>
      {figure(fact.n)}
      {fact.shown ? (
        <span>
          +{fact.shown}
          <span className="vh"> shown</span>
        </span>
      ) : null}
      {fact.was !== undefined && <Moved from={fact.was} to={fact.n} />}
    </td>
  );
}

function Moved({ from, to }: { from: number; to: number }) {
  if (from === to) return null;
  return (
    <span className="p-moved">
      <span className="vh">, changed by </span>
      {signed(to - from)}
    </span>
  );
}

/** Every unit that lies at some seat, in the order in which they are told. */
export function unitsOf({ seats }: Plain): string[] {
  return [...new Set(seats.flatMap(({ facts }) => facts.map(({ unit }) => unit)))];
}

/** A column of numbers such as 2+1 needs more room. */
function showsSome({ seats }: Plain, id: string): boolean {
  return seats.some(({ facts }) => facts.some(({ unit, shown }) => unit === id && shown));
}

/** Seats by team, in the order of the first seat of each; without teams, all together. */
export function teamsOf(seats: SeatFacts[]): [team: string, seats: SeatFacts[]][] {
  const teams = [...new Set(seats.map(({ team = "" }) => team))];
  return teams.map((team) => [team, seats.filter((seat) => (seat.team ?? "") === team)]);
}
