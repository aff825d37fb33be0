import { useCallback, useEffect, useRef, useState } from "react";
import { Waiting } from "../frame/Waiting";
import { useGame } from "../game/games";
import { api } from "../link/api";
import type { ServerMessage } from "../link/messages";
import { SocketLink } from "../link/SocketLink";
import { go } from "../router/router";
import { type LessonProgress, keepLesson, keepTable, keptLesson, myself } from "../store/browserStorage";
import { TableStore } from "../store/TableStore";
import { GameTable } from "../table/GameTable";
import { lookBack } from "../table/lookBack";
import { Coach } from "./Coach";
import type { Lesson } from "./lesson";
import { seatRival } from "./rival";

/** A lesson begins at once, or goes on where somebody left it. */
export function LessonPage({ lesson }: { lesson: Lesson }) {
  const [progress, setProgress] = useState<LessonProgress | null>(null);
  const [problem, setProblem] = useState("");
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    begun(lesson).then(setProgress, (error) => setProblem(error instanceof Error ? error.message : String(error)));
  }, [lesson]);
  const onStep = useCallback(
    (step: number, from: number) =>
      setProgress((old) => {
        const next = old && { ...old, step, from };
        keepLesson(lesson.name, next);
        return next;
      }),
    [lesson],
  );
  if (problem)
    return (
      <Waiting problem>
        {problem} <a href="/">To the start page</a>
      </Waiting>
    );
  return progress ? (
    <Learning key={progress.table} lesson={lesson} progress={progress} onStep={onStep} />
  ) : (
    <Waiting>Laying the table …</Waiting>
  );
}

/** The lesson under way if its table is still there, else a new one. */
async function begun(lesson: Lesson): Promise<LessonProgress> {
  const kept = keptLesson(lesson.name);
  if (kept && kept.step < lesson.steps.length) {
    const { tables } = await api.mine([{ id: kept.table, keys: [kept.key] }]);
    if (tables[0] && !tables[0].gone && !tables[0].over) return kept;
  }
  const name = myself().name ?? "Ada";
  const { rival } = lesson;
  const made = await api.make({
    ...lesson.table,
    game: lesson.game,
    rolls: true,
    seats: [
      { player: "me", name },
      // No two have one name.
      { player: "here", name: name.toLowerCase() === rival.name.toLowerCase() ? rival.otherwise : rival.name },
    ],
  });
  const first = { table: made.id, key: made.keys["A"] ?? "", rival: made.keys["B"] ?? "", step: 0, from: -1 };
  keepLesson(lesson.name, first);
  return first;
}

interface LearningProps {
  lesson: Lesson;
  progress: LessonProgress;
  onStep: (step: number, from: number) => void;
}

function Learning({ lesson, progress, onStep }: LearningProps) {
  const [store] = useState(() => new TableStore());
  const drawn = useGame(lesson.game)?.drawn;
  const { table, key, rival } = progress;
  useEffect(() => {
    const since = (): number | null => store.snapshot().lines.at(-1)?.number ?? null;
    const events = {
      // What happened meanwhile is the lesson's to tell.
      message: (message: ServerMessage) => message.kind !== "since" && store.receive(message),
      connected: store.connected,
    };
    store.link = new SocketLink(table, [key], since, events, () => store.inPlainWords, true);
    const leave = seatRival(table, rival, "B", lesson.rival.acts);
    return () => {
      leave();
      store.close();
    };
  }, [store, table, key, rival, lesson]);
  if (!drawn) throw new Error("a lesson points at a table that is drawn");
  return (
    <Coach lesson={lesson} drawn={drawn} store={store} progress={progress} onStep={onStep} end={<WaysOn lesson={lesson} />}>
      <GameTable store={store} secret={key} onLook={(number) => lookBack(table, number, key)} drawn />
    </Coach>
  );
}

/** Straight into a game against the computer, or on to the next lesson. */
function WaysOn({ lesson: { game, end } }: { lesson: Lesson }) {
  const [problem, setProblem] = useState("");
  const play = async (): Promise<void> => {
    try {
      const { default_edition } = await api.game(game);
      const seats = [myself(), { player: "bot" as const, bot: end.bot }];
      const { options = {} } = end;
      const made = await api.make({ game, edition: default_edition, options, hints: true, seats });
      const title = "Your first game";
      keepTable({ id: made.id, game, keys: made.keys, links: made.links, title, opened: Date.now() });
      go(`/t/${made.id}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      {end.next && <a href={end.next.address}>{end.next.words}</a>}
      <button type="button" className="go" onClick={() => void play()}>
        {end.play}
      </button>
      {problem && <span role="alert">{problem}</span>}
    </>
  );
}
