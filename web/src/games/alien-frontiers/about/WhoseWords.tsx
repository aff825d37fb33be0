import { use } from "react";
import { MARKS, type TextMark } from "../../../shell/cards/marks";
import { TextMark as Marked } from "../../../shell/cards/TextMark";
import { things } from "../../../shell/link/api";
import "../styles/whose-words.css";

const EVERYTHING = "/api/things?game=alien-frontiers&edition=edition-x&everything=true";

/** What has a text of its own, by the server’s word for it. */
const KINDS: readonly (readonly [string, string])[] = [
  ["card", "Alien tech cards"],
  ["board", "Faction boards"],
  ["asteroid", "Asteroid cards"],
  ["agenda", "Agendas"],
];

const SHOWN: readonly TextMark[] = ["printed", "read", "designed"];

/** Of everything that Edition X can be played with: how many texts are whose, and which. */
export function WhoseWords() {
  const every = use(things(EVERYTHING)).things;
  const found = (mark: TextMark, kind?: string): string[] =>
    every
      .filter((one) => one.mark === mark && (kind ? one.kind === kind : KINDS.some(([name]) => name === one.kind)))
      .map(({ title }) => title.replace(/ board$/, "").replaceAll("'", "’"));
  return (
    <>
      <div className="whosebox">
        <table className="whose">
          <caption className="vh">How many texts of each kind are whose</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">Kind</span>
              </th>
              {SHOWN.map((mark) => (
                <th key={mark} scope="col">
                  <Marked mark={mark} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {KINDS.map(([kind, name]) => (
              <tr key={kind}>
                <th scope="row">{name}</th>
                {SHOWN.map((mark) => (
                  <td key={mark}>{found(mark, kind).length || "–"}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {SHOWN.map((mark) => (
        <details key={mark}>
          <summary>
            Which are {MARKS[mark]}: {found(mark).length}
          </summary>
          <p className="small">{found(mark).join(", ")}.</p>
        </details>
      ))}
    </>
  );
}
