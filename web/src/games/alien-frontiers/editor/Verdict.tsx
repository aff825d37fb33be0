import { useState } from "react";
import { saveFile } from "../../../shell/files/files";
import { type PositionCheck, api } from "../../../shell/link/api";
import { useLoad } from "../../../shell/link/useLoad";
import { go } from "../../../shell/router/router";
import { CopyButton } from "../../../shell/share/CopyButton";
import { keepTable, myself, usualBot } from "../../../shell/store/browserStorage";
import { GAME, type Letter } from "../names/names";
import { type Draft, LETTERS, optionsOf } from "./draft";
import { scenarioText } from "./scenarioText";

interface VerdictProps {
  check: PositionCheck | null;
  /** The server could not be asked. */
  problem: string;
  /** Where a complaint stands, in the words of the forms. */
  placeOf: (where: string) => string;
  onShow: () => void;
  /** Go to the picture, where it is far away. */
  onSee: () => void;
}

/** Can it be played? If not: where, and why. */
export function Verdict({ check, problem, placeOf, onShow, onSee }: VerdictProps) {
  return (
    <div className={`verdict${check?.ok && !problem ? " good" : ""}`}>
      <p role="status">
        {problem ? (
          problem
        ) : check === null ? (
          "Checking …"
        ) : check.ok ? (
          <b>This position can be played.</b>
        ) : (
          <>
            <b>{placeOf(check.where ?? "")}:</b> {check.words ?? ""}
          </>
        )}
      </p>
      {check && !check.ok && !problem && (
        <button type="button" className="cbtn" onClick={onShow}>
          Show it
        </button>
      )}
      {check?.ok && !problem && (
        <button type="button" className="cbtn see" onClick={onSee}>
          See and play it
        </button>
      )}
    </div>
  );
}

interface WaysProps {
  draft: Draft;
  check: PositionCheck | null;
  onProblem: (problem: string) => void;
  onClear: () => void;
}

/** What can be done with it: play it, send it, save it. */
export function Ways({ draft, check, onProblem, onClear }: WaysProps) {
  const [seat, setSeat] = useState<Letter | "">("");
  const [bot, setBot] = useState(() => usualBot() ?? "");
  const catalog = useLoad(() => api.game(GAME));
  const letters = LETTERS.slice(0, draft.seats);
  const mine = seat && letters.includes(seat) ? seat : draft.position.turn;
  const name = draft.name || "A position of my own";
  const play = async (): Promise<void> => {
    try {
      const made = await api.make({
        game: GAME,
        edition: draft.edition,
        options: optionsOf(draft),
        hints: true,
        position: draft.position,
        seats: letters.map((letter) => (letter === mine ? myself() : { player: "bot", bot: bot || null })),
      });
      keepTable({ id: made.id, game: GAME, keys: made.keys, links: made.links, title: name, opened: Date.now() });
      go(`/t/${made.id}`);
    } catch (error) {
      onProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <p className="ways">
        <button type="button" className="go" disabled={!check?.ok} onClick={() => void play()}>
          Play from here
        </button>
        <CopyButton link={() => location.href} to={draft} done="Link copied">
          Copy link
        </CopyButton>
        <button type="button" className="cbtn" onClick={() => saveFile(fileName(name), scenarioText(draft, name))}>
          Save as a scenario
        </button>
        <button type="button" className="cbtn" onClick={onClear}>
          Clear
        </button>
      </p>
      <p className="against">
        <label>
          I play{" "}
          <select value={mine} onChange={(event) => setSeat(event.target.value as Letter)}>
            {letters.map((letter) => (
              <option key={letter} value={letter}>
                seat {letter}
                {letter === draft.position.turn ? ", in turn" : ""}
              </option>
            ))}
          </select>
        </label>
        <label>
          against{" "}
          <select value={bot || (catalog.value?.default_bot ?? "")} onChange={(event) => setBot(event.target.value)}>
            {catalog.value?.bots.map((one) => (
              <option key={one.name} value={one.name}>
                {one.title}
              </option>
            ))}
          </select>
        </label>
      </p>
    </>
  );
}

function fileName(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return `${plain || "position"}.yaml`;
}
