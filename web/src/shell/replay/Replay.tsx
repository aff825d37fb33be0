import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useFlights } from "../../games/alien-frontiers/animation/useFlights";
import { Stage } from "../../games/alien-frontiers/board/Stage";
import { type View, readView } from "../../games/alien-frontiers/position/view";
import { Waiting } from "../frame/Waiting";
import { type RecordSteps, api } from "../link/api";
import { useLoad } from "../link/useLoad";
import type { Letter } from "../link/wire";
import { useRoundAgo } from "../seats/useRoundAgo";
import { useSettings } from "../settings/SettingsProvider";
import { pause } from "../store/pace";
import { toldBy } from "../story/story";
import { DeskContext } from "../table/desk";
import { namedSeats, passiveDesk } from "../table/passiveDesk";
import { Rail } from "../table/Rail";
import { Top } from "../table/Top";
import { Zones, type Zone } from "../table/Zones";
import { ReplayBar } from "./ReplayBar";
import { zoneOf } from "./steps";
import "../styles/table/table.css";
import "../styles/pages/replay.css";
import "../styles/pages/replay-phone.css";

/** A game from its record: step, play, jump; and what the analysis found. */
export default function Replay({ id }: { id: string }) {
  const record = useLoad(() => api.record(id), [id]);
  if (record.error)
    return (
      <Waiting problem>
        {record.error} <a href="/replay">Open another record</a>
      </Waiting>
    );
  if (!record.value) return <Waiting>Opening the record …</Waiting>;
  return <Opened record={record.value} />;
}

function Opened({ record }: { record: RecordSteps }) {
  const last = record.steps.at(-1)?.number ?? 0;
  const [number, setNumber] = useState(() => startAt(last));
  const [playing, setPlaying] = useState(false);
  const [zone, setZone] = useState<Zone>("planet");
  const [better, setBetter] = useState<string[]>([]);
  const { settings } = useSettings();
  const view = usePosition(record.id, number, last);
  const goTo = useCallback(
    (next: number, steps: string[] = []): void => {
      setPlaying(false);
      setBetter(steps);
      setZone((now) => zoneOf(steps) ?? now);
      setNumber(Math.max(0, Math.min(last, next)));
    },
    [last],
  );
  const play = (on: boolean): void => {
    setBetter([]);
    if (on && number >= last) setNumber(0);
    setPlaying(on);
  };
  const step = useMemo(() => record.steps.find((one) => one.number === number), [record, number]);

  useEffect(() => {
    document.title = "Replay · Landfall";
    history.replaceState(null, "", `#${number}`);
  }, [number]);
  useEffect(() => {
    if (!playing || !view.now || view.at !== number) return;
    const timer = setTimeout(
      () => {
        if (number >= last) setPlaying(false);
        else setNumber(number + 1);
      },
      Math.max(120, pause(settings.speed, step?.action ?? "", false)),
    );
    return () => clearTimeout(timer);
  }, [playing, number, last, view, settings.speed, step]);

  if (!view.now) return <Waiting problem={view.problem !== ""}>{view.problem || "Laying the table …"}</Waiting>;
  return (
    <Shown
      record={record}
      view={view.now}
      before={view.before}
      number={number}
      playing={playing}
      zone={zone}
      onZone={setZone}
      better={better}
      problem={view.problem}
      onNumber={goTo}
      onPlay={play}
    />
  );
}

function startAt(last: number): number {
  const asked = Number.parseInt(location.hash.slice(1), 10);
  return Number.isFinite(asked) ? Math.max(0, Math.min(last, asked)) : 0;
}

interface Held {
  now: View | null;
  before: View | null;
  at: number;
  problem: string;
}

/** The position of a number; the one before stays on the screen until it is here. */
function usePosition(id: string, number: number, last: number): Held {
  const [held, hold] = useState<Held>({ now: null, before: null, at: -1, problem: "" });
  const cache = useRef(new Map<number, Promise<View>>());
  const fetchView = useCallback(
    (n: number): Promise<View> => {
      let known = cache.current.get(n);
      if (!known) {
        known = api.recordPosition(id, n).then((seen) => readView(seen.view));
        known.catch(() => cache.current.delete(n)); // it may be asked for again
        cache.current.set(n, known);
      }
      return known;
    },
    [id],
  );
  useEffect(() => {
    let here = true;
    fetchView(number).then(
      (now) =>
        here && hold((old) => ({ now, before: old.at === number - 1 ? old.now : null, at: number, problem: "" })),
      (error: Error) => here && hold((old) => ({ ...old, problem: error.message })),
    );
    if (number < last) fetchView(number + 1).catch(() => undefined);
    return () => {
      here = false;
    };
  }, [fetchView, number, last]);
  return held;
}

interface ShownProps {
  record: RecordSteps;
  view: View;
  before: View | null;
  number: number;
  playing: boolean;
  problem: string;
  zone: Zone;
  onZone: (zone: Zone) => void;
  better: string[];
  onNumber: (number: number, better?: string[]) => void;
  onPlay: (playing: boolean) => void;
}

function Shown({ record, view, before, number, playing, problem, zone, onZone, better, onNumber, onPlay }: ShownProps) {
  const root = useRef<HTMLDivElement>(null);
  useFlights(root, view, before);
  useEffect(() => {
    if (better.length > 0) root.current?.querySelector(".hintmark")?.scrollIntoView({ block: "center" });
  }, [better, view]);
  const players = record.header.players;
  const names = Object.fromEntries(players.map((one) => [one.letter, one.name])) as Partial<Record<Letter, string>>;
  const seats = namedSeats(
    view.letters,
    names,
    players.filter((one) => one.bot).map((one) => one.letter),
  );
  const desk = { ...passiveDesk(view, before, record.header.edition, seats, view.position.turn), hint: better };
  const lines = toldBy(record.steps, number);
  const past = useRoundAgo(view.round, lines, async (at) => {
    return readView((await api.recordPosition(record.id, at)).view).scores;
  });
  return (
    <DeskContext value={desk}>
      <div id="app" className="table replaying" ref={root} data-state="choose" data-tab={zone}>
        <Top past={past} onHint={null} onShare={null} onSave={null} chances={null} />
        <ReplayBar
          record={record}
          number={number}
          playing={playing}
          problem={problem}
          onNumber={onNumber}
          onPlay={onPlay}
        />
        <Zones zone={zone} onZone={onZone} />
        <Stage
          rail={
            <Rail
              lines={lines}
              seen={-1}
              looking={number}
              onLook={onNumber}
              thinking={null}
              past={past}
              onReplay={null}
            />
          }
        />
      </div>
    </DeskContext>
  );
}
