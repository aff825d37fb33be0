import { useState } from "react";
import { Icon } from "../icons/Icon";
import { api } from "../link/api";
import { useLoad } from "../link/useLoad";
import { forgetTable, ownTables } from "../store/browserStorage";

/** The one that is gone on with at once is told apart; so many more are listed. */
const LISTED = 8;

/** The tables this browser has keys for, as the server knows them: the newest first, and those that wait for you. */
export function Continue() {
  const [tables, setTables] = useState(ownTables);
  const known = useLoad(async () =>
    tables.length === 0
      ? []
      : (await api.mine(tables.map((table) => ({ id: table.id, keys: Object.values(table.keys) })))).tables,
  );
  const statusOf = (id: string) => known.value?.find((one) => one.id === id);
  const forget = (id: string): void => {
    forgetTable(id);
    setTables(ownTables());
  };
  if (tables.length === 0) return null;
  const waiting = (id: string): number => (statusOf(id)?.yours ? 0 : statusOf(id)?.over || statusOf(id)?.gone ? 2 : 1);
  const listed = tables.slice(0, LISTED).sort((a, b) => waiting(a.id) - waiting(b.id));
  return (
    <section className="panel continue" aria-label="Continue">
      <h2>Continue</h2>
      <ul className="tablelist">
        {listed.map((table) => {
          const status = statusOf(table.id);
          return (
            <li key={table.id}>
              <a href={`/t/${table.id}`} aria-disabled={status?.gone || undefined}>
                <b>{table.title}</b>
                <span>
                  {status?.gone
                    ? "no longer on this server"
                    : (status?.words ?? new Date(table.opened).toLocaleString())}
                </span>
              </a>
              {status?.yours && <em className="yours">your turn</em>}
              <button
                type="button"
                className="nx"
                aria-label={`Forget: ${table.title}`}
                onClick={() => forget(table.id)}
              >
                <Icon name="x" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
