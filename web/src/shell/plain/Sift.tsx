import { useTable } from "./context";
import type { Prompt } from "./plain";
import { Die } from "./Said";
import { Sign } from "./Sign";
import { countWords, factName, isFindOnly, OPEN, wants } from "./sieve";
import { unitShort } from "./texts";

/** The sieve as a sentence: find … with these, for that. */
export function Sift({ prompt, count }: { prompt: Prompt; count: number }) {
  const { page, send, plain, focus } = useTable();
  const { sieve } = page;
  const lately = prompt.options.filter((option) => option.lately).length;
  return (
    <div className="p-sift" role="search" aria-label="Options">
      <div className="p-find">
        <Sign name="find" />
        <label className="vh" htmlFor="p-find">
          Find an option, by words or number
        </label>
        <input
          id="p-find"
          data-finder
          type="search"
          autoComplete="off"
          placeholder="Find, or a number"
          value={sieve.find}
          onChange={(event) => send({ kind: "sift", by: { find: event.target.value } })}
        />
        <span className="p-count">{countWords(count, prompt.options.length)}</span>
      </div>
      <div className="p-with">
        {prompt.pieces.length > 0 && <Pieces prompt={prompt} />}
        <span className="p-rest">
          {lately > 0 && (
            <button
              type="button"
              className="p-chip p-lately"
              aria-pressed={sieve.lately}
              onClick={() => send({ kind: "sift", by: { lately: !sieve.lately } })}
            >
              lately <small>{lately}</small>
            </button>
          )}
          {sieve.at && (
            <button
              type="button"
              className="p-chip"
              aria-pressed="true"
              onClick={() => send({ kind: "sift", by: { at: "" } })}
            >
              at {factName(sieve.at, plain)}
            </button>
          )}
          {!isFindOnly(sieve) && (
            <button
              type="button"
              className="p-link"
              onClick={() => {
                send({ kind: "sift", by: OPEN });
                focus("[data-finder]");
              }}
            >
              Clear
            </button>
          )}
        </span>
      </div>
      <Wants prompt={prompt} lately={lately} />
    </div>
  );
}

function Pieces({ prompt: { pieces, piecesTitle = "with" } }: { prompt: Prompt }) {
  const { page, send } = useTable();
  return (
    <div className="p-by" role="group" aria-label={`${piecesTitle}: show what these can do`}>
      <span aria-hidden="true">{piecesTitle}</span>
      {pieces.map((piece) => (
        <button
          key={piece.id}
          type="button"
          className="p-chip p-piece"
          data-piece
          aria-pressed={page.sieve.pieces.some(({ id }) => id === piece.id)}
          aria-label={piece.label}
          onClick={() => send({ kind: "piece", piece })}
        >
          {piece.die ? <Die face={piece.die} seat={piece.seat} /> : piece.label}
        </button>
      ))}
    </div>
  );
}

/** Units that options bring: buttons where there is room, a list where there is not. */
function Wants({ prompt, lately }: { prompt: Prompt; lately: number }) {
  const { page, send, plain } = useTable();
  const { want } = page.sieve;
  const offered = wants(prompt, plain);
  if (offered.length === 0) return null;
  return (
    <>
      <div className="p-by p-wide" role="group" aria-label="for: show what brings this">
        <span aria-hidden="true">for</span>
        {offered.map(([unit, count]) => (
          <button
            key={unit}
            type="button"
            className="p-chip"
            aria-pressed={want === unit}
            onClick={() => send({ kind: "sift", by: { want: want === unit ? "" : unit } })}
          >
            <Sign name={plain.units[unit]?.mark} />
            {unitShort(unit, plain)} <small>{count}</small>
          </button>
        ))}
      </div>
      <div className="p-by p-slim">
        <label htmlFor="p-want">for</label>
        <select
          id="p-want"
          value={page.sieve.lately ? "*" : want}
          onChange={({ target: { value } }) =>
            send({ kind: "sift", by: { want: value === "*" ? "" : value, lately: value === "*" } })
          }
        >
          <option value="">anything</option>
          {offered.map(([unit, count]) => (
            <option key={unit} value={unit}>
              {unitShort(unit, plain)} ({count})
            </option>
          ))}
          {lately > 0 && <option value="*">lately used ({lately})</option>}
        </select>
      </div>
    </>
  );
}
