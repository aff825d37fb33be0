import { Token } from "../seats/Token";
import { useTable } from "./context";
import type { Result as PlainResult } from "./plain";
import { Said } from "./Said";
import { figure, seatName } from "./texts";

/** Roles written out: laid out as cards, rows and cells would not be those of a table any more. */
const TABLE = { role: "table" };
const ROWS = { role: "rowgroup" };
const ROW = { role: "row" };
const COLUMN = { role: "columnheader", scope: "col" };
const NAME = { role: "rowheader", scope: "row" };
const CELL = { role: "cell" };

/** The end: who won, and of what each total is made. */
export function Result({ result }: { result: PlainResult }) {
  const { plain, after } = useTable();
  return (
    <div className="p-result p-scroll" data-scroll>
      <p className="p-caps">
        Round {plain.round}, {plain.status.step}
      </p>
      <h1 id="p-question">
        <Said words={result.words} />
      </h1>
      <p className="p-d">
        <Said words={result.detail} />
      </p>
      <table className="p-points" {...TABLE}>
        <caption className="vh">Points by source</caption>
        <thead {...ROWS}>
          <tr {...ROW}>
            <th {...COLUMN}>
              <span className="vh">Rank</span>
            </th>
            {["Seat", "Total", ...result.columns].map((title) => (
              <th key={title} {...COLUMN}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROWS}>
          {result.rows.map(({ seat, team, rank, total, parts }) => (
            <tr key={seat} {...ROW} data-first={rank === 1 || undefined}>
              <td {...CELL}>{rank}</td>
              <th {...NAME}>
                <Token seat={seat} className="p-tok" /> {seatName(seat, plain)}
                {team && <small>{team}</small>}
              </th>
              <td {...CELL} className="p-total">
                {figure(total)}
              </td>
              {parts.map((n, i) => (
                <td key={i} {...CELL} data-of={result.columns[i]} data-none={n === 0 || undefined}>
                  {figure(n)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {result.tie && (
        <p className="p-d">
          <Said words={result.tie} />
        </p>
      )}
      {after && <div className="p-after">{after}</div>}
    </div>
  );
}
