import { useState } from "react";
import { useTable } from "./context";
import { byRound, earlier } from "./lines";
import type { Plain, Seat, Words } from "./plain";
import { SeatSign, Said } from "./Said";
import { seatName } from "./texts";

/** Words beside the sign of a seat: where they name it, its sign is not shown once more. */
function beside(seat: Seat | null, words: Words, plain: Plain): Words {
  return words.map((span) =>
    typeof span !== "string" && "seat" in span && !("die" in span) && span.seat === seat && span.name
      ? { strong: seatName(span.seat, plain) }
      : span,
  );
}

/** What has happened, by rounds; a dashed line where the viewer acted last. */
export function Story() {
  const { plain, replayAt } = useTable();
  const [whole, open] = useState(false);
  const left = whole ? 0 : earlier(plain.story);
  const lines = plain.story.slice(left);
  const fresh = plain.viewer ? lines.find((line) => line.fresh) : undefined;
  return (
    <section className="p-pane p-part" id="p-story" tabIndex={-1} aria-labelledby="p-story-title">
      <div className="p-head">
        <h2 id="p-story-title">The story so far</h2>
        {replayAt && (
          <a className="p-link" href={replayAt}>
            Replay
          </a>
        )}
      </div>
      {plain.story.length === 0 && <p className="p-d">Nothing has happened yet.</p>}
      {left > 0 && (
        <button type="button" className="p-link" onClick={() => open(true)}>
          {left} earlier
        </button>
      )}
      <div role="log" aria-label="Story" aria-live="off">
        {byRound(lines).map(({ round, lines: told }) => (
          <div key={round}>
            <h3 className="p-caps">{round > 0 ? `Round ${round}` : "Setting up"}</h3>
            <ol>
              {told.map((line) => (
                <li key={line.number}>
                  {line === fresh && <p className="p-since">since your last act</p>}
                  <div className="p-line">
                    {line.seat ? <SeatSign seat={line.seat} /> : <span />}
                    <span>
                      <Said words={beside(line.seat, line.words, plain)} />
                    </span>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
