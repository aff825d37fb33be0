import { useState } from "react";
import { saveFile } from "../files/files";
import { type PositionCheck, type PositionWish, api } from "../link/api";
import type { Letter } from "../link/wire";
import { useLoad } from "../link/useLoad";
import { go } from "../router/router";
import { CopyButton } from "../share/CopyButton";
import { keepTable, myself, usualBot } from "../store/browserStorage";
import { Folded } from "./Complaint";
import { type Entries, readEntries } from "./formEntries";
import { LETTERS } from "./laidDraft";

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
export function LaidVerdict({ check, problem, placeOf, onShow, onSee }: VerdictProps) {
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

interface LaidWaysProps {
  wish: PositionWish;
  /** What the table and the file are called. */
  title?: string;
  /** Whose turn it is there, where that is told apart. */
  turn?: Letter;
  /** As a scenario file. */
  text: () => string;
  check: PositionCheck | null;
  onProblem: (problem: string) => void;
  onClear: () => void;
}

/** What can be done with it: play it, send it, save it. */
export function LaidWays({ wish, title = "A position of my own", turn, text, check, onProblem, onClear }: LaidWaysProps) {
  const { game, seats: many, ...laid } = wish;
  const [seat, setSeat] = useState<Letter | "">("");
  const [bot, setBot] = useState(() => usualBot() ?? "");
  const catalog = useLoad(() => api.game(game));
  const letters = LETTERS.slice(0, many);
  const mine = seat && letters.includes(seat) ? seat : (turn ?? letters[0]);
  const bots = catalog.value?.bots ?? [];
  const against = bots.some(({ name }) => name === bot) ? bot : (catalog.value?.default_bot ?? "");
  const play = async (): Promise<void> => {
    try {
      const seats = letters.map((letter) => (letter === mine ? myself() : { player: "bot" as const, bot: against || null }));
      const made = await api.make({ game, ...laid, hints: true, seats });
      keepTable({ id: made.id, game, keys: made.keys, links: made.links, title, opened: Date.now() });
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
        <CopyButton link={() => location.href} to={laid.position} done="Link copied">
          Copy link
        </CopyButton>
        <button type="button" className="cbtn" onClick={() => saveFile(fileName(title), text())}>
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
                {letter === turn ? ", in turn" : ""}
              </option>
            ))}
          </select>
        </label>
        <label>
          the others{" "}
          <select value={against} onChange={(event) => setBot(event.target.value)}>
            {bots.map((one) => (
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

function fileName(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return `${plain || "position"}.yaml`;
}

const NOWHERE: string[] = [];

interface LaidTextProps {
  text: string;
  /** Another position was written. */
  onChange: (position: Entries) => void;
}

/** The whole position as text, for those who would rather write. */
export function LaidText({ text, onChange }: LaidTextProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  return (
    <Folded title="As text" at={NOWHERE}>
      <p className="small" id="text-help">
        The same position as JSON; what is left out is as usual. It is checked while you type.
      </p>
      <textarea
        aria-label="The position as text"
        aria-describedby="text-help"
        aria-invalid={problem !== "" || undefined}
        spellCheck={false}
        rows={16}
        value={typed ?? text}
        onChange={(event) => {
          setTyped(event.target.value);
          const read = readEntries(event.target.value);
          setProblem(typeof read === "string" ? read : "");
          if (typeof read !== "string") onChange(read);
        }}
        onBlur={() => {
          if (!problem) setTyped(null);
        }}
      />
      {problem && (
        <p role="alert" className="wrong">
          {problem}
        </p>
      )}
    </Folded>
  );
}
