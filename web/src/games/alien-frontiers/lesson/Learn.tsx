import { useEffect, useState, useSyncExternalStore } from "react";
import { Page } from "../../../shell/frame/Page";
import { Named } from "../../../shell/game/Named";
import { api } from "../../../shell/link/api";
import { SocketLink } from "../../../shell/link/SocketLink";
import { myself } from "../../../shell/store/browserStorage";
import { TableStore } from "../../../shell/store/TableStore";
import { GAME } from "../names/names";
import { drawn } from "../table/drawn";
import { Table } from "../table/Table";
import { Coach } from "./Coach";
import { LESSON, stepAt } from "./lesson";
import { seatRival } from "./rival";

/** The guided first game: one seat, dice that are known beforehand, every idea once. */
export default function Learn() {
  const [table, setTable] = useState<{ id: string; key: string; rival: string } | null>(null);
  const [problem, setProblem] = useState("");
  const begin = async (): Promise<void> => {
    try {
      const name = myself().name ?? "Ada";
      const made = await api.make({
        game: GAME,
        edition: LESSON.edition,
        hints: false,
        seed: LESSON.seed,
        script: LESSON.script,
        position: LESSON.position,
        seats: [
          { player: "me", name },
          { player: "here", name: name.toLowerCase() === "rosa" ? "Rosa B" : "Rosa" }, // no two have one name
        ],
      });
      setTable({ id: made.id, key: made.keys["A"] ?? "", rival: made.keys["B"] ?? "" });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  if (table)
    return (
      <Named key={table.id} at={`/api/tables/${table.id}/things`} secret={table.key}>
        <Lesson id={table.id} keyOf={table.key} rival={table.rival} onAgain={() => void begin()} />
      </Named>
    );
  return (
    <Page title="Learn">
      <h1>Your first game, in ten minutes</h1>
      <p>
        You are going to colonise a planet against one rival. The dice of this lesson are known beforehand; everything
        else is the real game at the real table. A slip says what to do and why, and does it for you if you like. You
        may always do something else: undo takes it back.
      </p>
      <ol className="ideas">
        {LESSON.ideas.map((idea) => (
          <li key={idea}>{idea}</li>
        ))}
      </ol>
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <p>
        <button type="button" className="go big" onClick={() => void begin()}>
          Begin
        </button>
      </p>
    </Page>
  );
}

interface LessonProps {
  id: string;
  keyOf: string;
  rival: string;
  onAgain: () => void;
}

function Lesson({ id, keyOf, rival, onAgain }: LessonProps) {
  const [store] = useState(() => new TableStore());
  const [begun, setBegun] = useState(false);
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  useEffect(() => {
    if (drawn.pace) store.pace = drawn.pace;
    store.link = new SocketLink(id, [keyOf], () => store.snapshot().lines.at(-1)?.number ?? null, {
      message: store.receive,
      connected: store.connected,
    });
    const leave = seatRival(id, rival);
    return () => {
      leave();
      store.close();
    };
  }, [id, keyOf, rival, store]);
  const step = stepAt(snapshot);
  return (
    <div className="lesson">
      <Table
        store={store}
        slip={
          snapshot.shown && (
            <Coach
              step={begun || step > 1 ? step : 0}
              onNext={() => setBegun(true)}
              onAgain={onAgain}
              onAct={store.act}
              snapshot={snapshot}
            />
          )
        }
      />
    </div>
  );
}
