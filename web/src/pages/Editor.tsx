import { useEffect, useState } from "react";
import { go } from "../app/router";
import { Page } from "../app/Page";
import { type PositionCheck, api } from "../lib/api";
import { type Draft, decode, emptyDraft, encode, withSeats } from "../lib/draft";
import { keepTable, myself, usualBot } from "../lib/storage";
import { BoardForm } from "./editor/BoardForm";
import { CardsForm } from "./editor/CardsForm";
import { PendingForm } from "./editor/PendingForm";
import { Preview } from "./editor/Preview";
import { Scenarios } from "./editor/Scenarios";
import { SeatForm } from "./editor/SeatForm";
import { TextForm } from "./editor/TextForm";
import { TurnForm } from "./editor/TurnForm";
import "../styles/table.css";
import "../styles/editor.css";

const WAIT = 350;

/** Set up any position, have it checked, share it, play it. */
export default function Editor() {
  const [draft, setDraft] = useState<Draft>(firstDraft);
  const [check, setCheck] = useState<PositionCheck | null>(null);
  const [problem, setProblem] = useState("");

  useEffect(() => {
    history.replaceState(null, "", `#${encode(draft)}`);
    const timer = setTimeout(() => {
      api.check(draft).then(
        (told) => {
          setCheck(told);
          setProblem("");
        },
        (error: Error) => setProblem(error.message),
      );
    }, WAIT);
    return () => clearTimeout(timer);
  }, [draft]);

  const play = async (): Promise<void> => {
    try {
      const bot = usualBot();
      const made = await api.make({
        edition: draft.edition,
        long_game: draft.long_game,
        hints: true,
        position: check?.position as unknown as Record<string, unknown>,
        seats: Array.from({ length: draft.seats }, (_, i) =>
          i === "ABCD".indexOf(draft.position.turn) ? myself() : { player: "bot", bot },
        ),
      });
      keepTable({
        id: made.id,
        keys: made.keys,
        links: made.links,
        title: "From a position of your own",
        opened: Date.now(),
      });
      go(`/t/${made.id}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <Page title="Editor" wide>
      <h1>Set up a position</h1>
      <Scenarios onOpen={setDraft} />
      <div className="editor">
        <div className="forms">
          <BoardForm draft={draft} onChange={setDraft} onSeats={(seats) => setDraft(withSeats(draft, seats))} />
          <SeatForm draft={draft} onChange={setDraft} />
          <CardsForm draft={draft} onChange={setDraft} />
          <PendingForm draft={draft} onChange={setDraft} />
          <TurnForm draft={draft} onChange={setDraft} />
          <TextForm draft={draft} onChange={setDraft} />
        </div>
        <div className="result">
          <div className="verdict" role="status">
            {problem ? (
              <p className="problem">{problem}</p>
            ) : check === null ? (
              <p>Checking …</p>
            ) : check.ok ? (
              <p>
                <b>This position can be played.</b>
              </p>
            ) : (
              <p className="problem">
                <b>{check.where}</b> {check.problem}
              </p>
            )}
          </div>
          <p className="ways">
            <button className="go" disabled={!check?.ok} onClick={() => void play()}>
              Play from here
            </button>
            <CopyLink />
            <button className="cbtn" onClick={() => setDraft(emptyDraft(draft.seats))}>
              Clear
            </button>
          </p>
          {check?.ok && check.view && <Preview view={check.view} edition={draft.edition} />}
        </div>
      </div>
    </Page>
  );
}

function firstDraft(): Draft {
  return (location.hash.length > 1 && decode(location.hash.slice(1))) || emptyDraft();
}

function CopyLink() {
  const [copied, setCopied] = useState(false);
  return (
    <button
      className="cbtn"
      onClick={() => void navigator.clipboard?.writeText(location.href).then(() => setCopied(true))}
    >
      {copied ? "Link copied" : "Copy link"}
    </button>
  );
}
