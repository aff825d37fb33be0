import { Token } from "../seats/Token";
import { useTable } from "./context";
import type { Result as PlainResult } from "./plain";
import { Said } from "./Said";
import { figure, seatName } from "./texts";

/** The end: who won, and of what each total is made. Roles are written out, as a phone lays the rows out as cards. */
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
      <table className="p-points" role="table">
        <caption className="vh">Points by source</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              <span className="vh">Rank</span>
            </th>
            {["Seat", "Total", ...result.columns].map((title) => (
              <th key={title} scope="col" role="columnheader">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {result.rows.map(({ seat, team, rank, total, parts }) => (
            <tr key={seat} role="row" data-first={rank === 1 || undefined}>
              <td role="cell">{rank}</td>
              <th scope="row" role="rowheader">
                <Token seat={seat} className="p-tok" /> {seatName(seat, plain)}
                {team && <small>{team}</small>}
              </th>
              <td role="cell" className="p-total">
                {figure(total)}
              </td>
              {parts.map((n, i) => (
                <td key={i} role="cell" data-of={result.columns[i]} data-none={n === 0 || undefined}>
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
