import { useEffect, useMemo, useState } from "react";
import { Waiting } from "../frame/Waiting";
import { type RecordSteps, api } from "../link/api";
import { useLoad } from "../link/useLoad";
import { Analysis } from "../replay/Analysis";
import { turnsOf } from "../replay/steps";
import { Transport } from "../replay/Transport";
import { useAnalysis } from "../replay/useAnalysis";
import { useNumberInAddress } from "../replay/useNumberInAddress";
import { useReplayKeys } from "../replay/useReplayKeys";
import { mySeats } from "../store/browserStorage";
import { toldBy } from "../story/story";
import { Menu } from "../table/Menu";
import { PlainTable } from "./PlainTable";
import type { Line, Plain, Words } from "./plain";
import { withoutNulls } from "./readPlain";

/** Milliseconds between two steps that are played. */
const STEP = 1200;

/** A game from its record, in plain words: step, play, jump; and what the analysis found. */
export default function PlainReplay({ record }: { record: RecordSteps }) {
  const last = record.steps.at(-1)?.number ?? 0;
  const [number, setNumber] = useState(() => Math.min(last, Number.parseInt(location.hash.slice(1), 10) || 0));
  const [playing, setPlaying] = useState(false);
  const position = useLoad(() => api.plainPosition(record.id, number), `${record.id}/${number}`);
  const [shown, show] = useState<Plain | null>(null);
  if (position.value && shown?.number !== position.value.number) show(withoutNulls(position.value));
  const plain = useMemo(() => shown && { ...shown, story: storyOf(record, number) }, [shown, record, number]);
  const turns = turnsOf(record.steps);
  const goTo = (next: number): void => {
    setPlaying(false);
    setNumber(Math.max(0, Math.min(last, next)));
  };
  const ways = {
    start: () => goTo(0),
    end: () => goTo(last),
    back: () => goTo(number - 1),
    on: () => goTo(number + 1),
    turnBack: () => goTo(turns.findLast((turn) => turn < number) ?? 0),
    turnOn: () => goTo(turns.find((turn) => turn > number) ?? last),
    play: () => {
      if (!playing && number >= last) setNumber(0);
      setPlaying(!playing);
    },
  };
  useReplayKeys(ways);
  const analysis = useAnalysis(() => api.analyse(record.id));
  useNumberInAddress(number);
  useEffect(() => {
    if (!playing || shown?.number !== number) return;
    const timer = setTimeout(() => (number >= last ? setPlaying(false) : setNumber(number + 1)), STEP);
    return () => clearTimeout(timer);
  }, [playing, shown, number, last]);
  if (!plain)
    return <Waiting problem={position.error !== ""}>{position.error || "Opening the record …"}</Waiting>;
  const transport = <Transport playing={playing} ways={ways} atStart={number === 0} atEnd={number === last} />;
  return (
    <PlainTable
      plain={plain}
      act={() => undefined}
      past
      notice={position.error}
      tools={<Menu onShare={null} onSave={null} onHint={null} onSoFar={null} />}
      waiting={transport}
      after={transport}
      beneath={
        <section aria-labelledby="p-analysis-title">
          <h2 id="p-analysis-title">Analysis</h2>
          <Analysis
            analysis={analysis}
            players={record.header.players}
            mine={mySeats(record.id)}
            number={number}
            onNumber={goTo}
          />
        </section>
      }
    />
  );
}

function storyOf(record: RecordSteps, number: number): Line[] {
  return toldBy(record.steps, number).map(({ spans, ...line }) => ({ ...line, words: spans as Words, fresh: false }));
}
