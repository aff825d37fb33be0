import { useEffect, useState, useSyncExternalStore } from "react";
import { go } from "../app/router";
import { Page } from "../app/Page";
import { api } from "../lib/api";
import { SocketLink } from "../lib/link";
import { keepTable } from "../lib/storage";
import { TableStore } from "../lib/store";
import { Coach } from "../learn/Coach";
import { LESSON, advance } from "../learn/lesson";
import { seatRival } from "../learn/rival";
import { Table } from "../table/Table";

/** The guided first game: one seat, dice that are known beforehand, every idea once. */
export default function Learn() {
  const [table, setTable] = useState<{ id: string; key: string; rival: string } | null>(null);
  const [problem, setProblem] = useState("");
  const begin = async (): Promise<void> => {
    try {
      const made = await api.make({
        edition: "later-printing",
        hints: false,
        seed: LESSON.seed,
        script: LESSON.script,
        position: LESSON.position,
        seats: [
          { player: "me", name: "Ada" },
          { player: "here", name: "Rosa" },
        ],
      });
      setTable({ id: made.id, key: made.keys["A"] ?? "", rival: made.keys["B"] ?? "" });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  if (table) return <Lesson id={table.id} keyOf={table.key} rival={table.rival} />;
  return (
    <Page title="Learn">
      <h1>Your first game, in ten minutes</h1>
      <p>
        You are going to colonise a planet against one rival. The dice of this lesson are known beforehand; everything
        else is the real game at the real table. A slip beside the board says what to do and why. You may always do
        something else: undo takes it back.
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
        <button className="go big" onClick={() => void begin()}>
          Begin
        </button>
      </p>
    </Page>
  );
}

function Lesson({ id, keyOf, rival }: { id: string; keyOf: string; rival: string }) {
  const [store] = useState(() => new TableStore());
  const [at, setAt] = useState(0);
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  useEffect(() => {
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
  useEffect(() => {
    setAt((now) => advance(now, snapshot));
  }, [snapshot]);
  const finish = (): void => {
    keepTable({ id, keys: { A: keyOf, B: rival }, links: {}, title: "Your first game", opened: Date.now() });
    go(`/t/${id}`);
  };
  return (
    <>
      <Table store={store} />
      {snapshot.shown && (
        <Coach
          step={at}
          onNext={() => setAt((now) => now + 1)}
          onFinish={finish}
          onAct={store.act}
          snapshot={snapshot}
        />
      )}
    </>
  );
}
