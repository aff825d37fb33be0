import { useState } from "react";
import type { TableView } from "../game/TableView";
import { type RecordSteps, api } from "../link/api";
import { go } from "../router/router";
import { keepTable, myself, usualBot } from "../store/browserStorage";

interface PlayProps {
  record: RecordSteps;
  view: TableView;
  number: number;
}

/** A new table from this position: the seat in turn is yours, the others are the computer's. */
export function PlayFromHere({ record, view, number }: PlayProps) {
  const [problem, setProblem] = useState("");
  const start = async (): Promise<void> => {
    try {
      const bot = usualBot();
      const { game, edition, options } = record.header;
      const made = await api.make({
        game,
        edition,
        options,
        hints: true,
        seats: view.letters.map((seat) => (seat === view.inTurn ? myself() : { player: "bot", bot })),
        record: { id: record.id, number },
      });
      keepTable({
        id: made.id,
        game,
        keys: made.keys,
        links: made.links,
        title: `From position ${number} of a replay`,
        opened: Date.now(),
      });
      go(`/t/${made.id}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <button type="button" className="cbtn" disabled={view.over} onClick={() => void start()}>
        Play from here
      </button>
      {problem && (
        <span role="alert" className="small">
          {problem}
        </span>
      )}
    </>
  );
}
