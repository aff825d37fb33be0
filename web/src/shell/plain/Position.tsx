import type { ReactNode } from "react";
import { useTable } from "./context";
import { CardRow, FactRow } from "./Fact";
import type { CardFact, Fact, Group } from "./plain";
import { Sign } from "./Sign";
import { seatName } from "./texts";

type Row = Fact | CardFact;

/** Everything that lies on the table, group by group; and only what has changed, if one likes. */
export function Position() {
  const { plain, page, send } = useTable();
  const changed = plain.position.reduce((sum, { rows }) => sum + rows.filter(({ was }) => was).length, 0);
  return (
    <section className="p-pane p-part" id="p-position" tabIndex={-1} aria-labelledby="p-position-title">
      <div className="p-head">
        <h2 id="p-position-title">The position</h2>
        {(changed > 0 || page.changes) && (
          <button
            type="button"
            className="p-chip"
            aria-pressed={page.changes}
            onClick={() => send({ kind: "changes" })}
          >
            what changed <small>{changed}</small>
          </button>
        )}
      </div>
      {page.changes && changed === 0 && <p className="p-d">Nothing has changed since your last act.</p>}
      {plain.position.map((group) => (
        <Facts key={group.id} group={group} />
      ))}
    </section>
  );
}

function Facts({ group }: { group: Group }) {
  const { page, send, plain } = useTable();
  const rows = group.rows.filter(({ was }) => !page.changes || was);
  if (page.changes && rows.length === 0) return null;
  const shown = !page.closed.has(group.id);
  const id = `p-f-${group.id}`;
  return (
    <div className="p-facts" role="group" aria-labelledby={id}>
      <h3 id={id}>
        <button
          type="button"
          data-facts={group.id}
          aria-expanded={shown}
          onClick={() => send({ kind: "close", group: group.id })}
        >
          <Sign name="fold" className="p-fold" />
          <span>{group.title}</span>
          {group.private && !group.sealed && (
            <span className="p-private">
              <Sign name="lock" />
              {group.private === plain.viewer ? "only you" : "hidden"}
            </span>
          )}
          {group.count && <span className="p-count">{group.count}</span>}
        </button>
      </h3>
      {shown && <Contents group={group} rows={rows} />}
    </div>
  );
}

function Contents({ group, rows }: { group: Group; rows: Row[] }): ReactNode {
  const { plain, open, uncover, shared, focus } = useTable();
  if (group.sealed)
    return (
      <p className="p-seal p-still">
        <Sign name="lock" />
        <span>
          {group.sealed}. {group.private && `Only ${seatName(group.private, plain)} sees them.`}
        </span>
      </p>
    );
  const look = (now: boolean): void => {
    uncover(now);
    focus(`[data-facts="${CSS.escape(group.id)}"]`);
  };
  if (group.private && !open)
    return (
      <div className="p-seal">
        <Sign name="lock" />
        <span>{shared ? "Covered: this screen is shared." : "Covered."}</span>
        <button type="button" className="p-link" onClick={() => look(true)}>
          Look, alone
        </button>
      </div>
    );
  return (
    <>
      {runs(rows).map((run, i) =>
        "card" in (run[0] as Row) ? (
          run.map((row) => <CardRow key={row.id} fact={row as CardFact} />)
        ) : (
          <dl key={i}>
            {run.map((row) => (
              <FactRow key={row.id} fact={row as Fact} />
            ))}
          </dl>
        ),
      )}
      {group.private && shared && (
        <button type="button" className="p-link" onClick={() => look(false)}>
          Cover again
        </button>
      )}
    </>
  );
}

/** Facts stand in lists of their own, between cards. */
function runs(rows: Row[]): Row[][] {
  const found: Row[][] = [];
  for (const row of rows) {
    const last = found.at(-1);
    if (last && "card" in (last[0] as Row) === "card" in row) last.push(row);
    else found.push([row]);
  }
  return found;
}
