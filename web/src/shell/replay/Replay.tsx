import { lazy, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { once } from "../cards/ownCards";
import { WithOwnCards } from "../cards/WithOwnCards";
import { Waiting } from "../frame/Waiting";
import type { DrawnTable, Loads } from "../game/GameModule";
import { useGame, usePart } from "../game/games";
import { Named } from "../game/Named";
import type { RawView } from "../game/TableView";
import { type RecordSteps, api } from "../link/api";
import { useLoad } from "../link/useLoad";
import type { Letter } from "../link/wire";
import { scoresBySeat, useRoundAgo } from "../seats/useRoundAgo";
import { useSettings } from "../settings/SettingsProvider";
import { pause } from "../store/pace";
import { toldBy } from "../story/story";
import { namedSeats } from "../table/passiveDesk";
import { ReplayBar } from "./ReplayBar";
import { type Better, NO_BETTER } from "./statistics";
import { useNumberInAddress } from "./useNumberInAddress";

const PlainReplay = lazy(() => import("../plain/PlainReplay"));

/** A game from its record: step, play, jump; and what the analysis found. */
export default function Replay({ id }: { id: string }) {
  const record = useLoad(() => api.record(id), id);
  if (record.error)
    return (
      <Waiting problem>
        {record.error} <a href="/replay">Open another record</a>
      </Waiting>
    );
  if (!record.value) return <Waiting>Opening the record …</Waiting>;
  return <OfGame record={record.value} />;
}

function OfGame({ record }: { record: RecordSteps }) {
  const load = useGame(record.header.game)?.drawn;
  const { settings } = useSettings();
  const rules = useMemo(() => once(() => api.recordRules(record.id)), [record.id]);
  return (
    <WithOwnCards
      cards={record.header.own_cards}
      words="This game was played with own cards."
      rulesAt={`/rules?record=${record.id}`}
      rules={rules}
    >
      {load && !settings.plain ? (
        <Named at={`/api/records/${record.id}/things`}>
          <Opened record={record} load={load} />
        </Named>
      ) : (
        <PlainReplay record={record} />
      )}
    </WithOwnCards>
  );
}

function Opened({ record, load }: { record: RecordSteps; load: Loads<DrawnTable> }) {
  const drawn = usePart(load);
  const last = record.steps.at(-1)?.number ?? 0;
  const [number, setNumber] = useState(() => startAt(last));
  const [playing, setPlaying] = useState(false);
  const [better, setBetter] = useState(NO_BETTER);
  const { settings } = useSettings();
  const view = usePosition(record.id, number, last);
  const goTo = useCallback(
    (next: number, found: Better = NO_BETTER): void => {
      setPlaying(false);
      setBetter(found);
      setNumber(Math.max(0, Math.min(last, next)));
    },
    [last],
  );
  const play = (on: boolean): void => {
    setBetter(NO_BETTER);
    if (on && number >= last) setNumber(0);
    setPlaying(on);
  };
  const step = useMemo(() => record.steps.find((one) => one.number === number), [record, number]);

  useEffect(() => {
    document.title = "Replay · Landfall";
  }, []);
  useNumberInAddress(number);
  useEffect(() => {
    if (!playing || !view.now || view.at !== number) return;
    const timer = setTimeout(
      () => {
        if (number >= last) setPlaying(false);
        else setNumber(number + 1);
      },
      Math.max(120, pause(settings.speed, drawn.pace?.(step?.action ?? ""), false)),
    );
    return () => clearTimeout(timer);
  }, [playing, number, last, view, settings.speed, step, drawn]);

  if (!view.now) return <Waiting problem={view.problem !== ""}>{view.problem || "Laying the table …"}</Waiting>;
  return (
    <Shown
      record={record}
      drawn={drawn}
      view={view.now}
      before={view.before}
      number={number}
      playing={playing}
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
  now: RawView | null;
  before: RawView | null;
  at: number;
  problem: string;
}

/** The position of a number; the one before stays on the screen until it is here. */
function usePosition(id: string, number: number, last: number): Held {
  const [held, hold] = useState<Held>({ now: null, before: null, at: -1, problem: "" });
  const cache = useRef(new Map<number, Promise<RawView>>());
  const fetchView = useCallback(
    (n: number): Promise<RawView> => {
      let known = cache.current.get(n);
      if (!known) {
        known = api.recordPosition(id, n).then((seen) => seen.view);
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
  drawn: DrawnTable;
  view: RawView;
  before: RawView | null;
  number: number;
  playing: boolean;
  problem: string;
  better: Better;
  onNumber: (number: number, better?: Better) => void;
  onPlay: (playing: boolean) => void;
}

function Shown({ record, drawn, view, before, number, better, onNumber, ...rest }: ShownProps) {
  const { round, letters } = drawn.read(view);
  const { players, edition } = record.header;
  const names = Object.fromEntries(players.map((one) => [one.letter, one.name])) as Partial<Record<Letter, string>>;
  const bots = players.filter((one) => one.bot).map((one) => one.letter);
  const lines = toldBy(record.steps, number);
  const past = useRoundAgo(round, lines, async (at) => scoresBySeat(await api.recordPosition(record.id, at)));
  return (
    <drawn.Replayed
      view={view}
      before={before}
      seats={namedSeats(letters, names, bots)}
      edition={edition}
      number={number}
      better={better.steps}
      lines={lines}
      past={past}
      onLook={onNumber}
      bar={
        <ReplayBar
          record={record}
          drawn={drawn}
          view={view}
          number={number}
          better={better}
          onNumber={onNumber}
          {...rest}
        />
      }
    />
  );
}
