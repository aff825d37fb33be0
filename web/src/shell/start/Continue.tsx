import { useState } from "react";
import { Icon } from "../icons/Icon";
import { api } from "../link/api";
import { useLoad } from "../link/useLoad";
import { forgetTable, ownTables } from "../store/browserStorage";

/** The tables this browser has keys for, as the server knows them. */
export function Continue() {
  const [tables, setTables] = useState(ownTables);
  const known = useLoad(async () =>
    tables.length === 0
      ? []
      : (await api.mine(tables.map((table) => ({ id: table.id, keys: Object.values(table.keys) })))).tables,
  );
  const forget = (id: string): void => {
    forgetTable(id);
    setTables(ownTables());
  };
  return (
    <section className="panel" aria-label="Continue">
      <h2>Continue</h2>
      {tables.length === 0 && <p className="small">Games you begin here are kept, and wait for you.</p>}
      {tables.length > 0 && (
        <ul className="tablelist">
          {tables.slice(0, 8).map((table) => {
            const status = known.value?.find((one) => one.id === table.id);
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
      )}
    </section>
  );
}
