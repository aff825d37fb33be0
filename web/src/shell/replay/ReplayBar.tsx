import * as Tabs from "@radix-ui/react-tabs";
import { useMemo } from "react";
import type { DrawnTable } from "../game/GameModule";
import type { RawView } from "../game/TableView";
import { type RecordSteps, api } from "../link/api";
import { mySeats } from "../store/browserStorage";
import { Analysis } from "./Analysis";
import { ShareHere } from "./ShareHere";
import type { Better } from "./statistics";
import { turnsOf } from "./steps";
import { Transport } from "./Transport";
import { useAnalysis } from "./useAnalysis";
import { useReplayKeys } from "./useReplayKeys";

interface BarProps {
  record: RecordSteps;
  drawn: DrawnTable;
  view: RawView;
  number: number;
  playing: boolean;
  /** What went wrong while a position was fetched. */
  problem: string;
  /** A turn that would have been better. */
  better: Better;
  /** Go to a position; where one is given, mark a better turn on it. */
  onNumber: (number: number, better?: Better) => void;
  onPlay: (playing: boolean) => void;
}

/** Where in the game we are, and the ways through it. */
export function ReplayBar(props: BarProps) {
  const { record, drawn, view, number, playing, problem, better, onNumber, onPlay } = props;
  const last = record.steps.at(-1)?.number ?? 0;
  const turns = useMemo(() => turnsOf(record.steps), [record]);
  const step = record.steps.find((one) => one.number === number);
  const ways = useMemo(
    () => ({
      start: () => onNumber(0),
      end: () => onNumber(last),
      back: () => onNumber(number - 1),
      on: () => onNumber(number + 1),
      turnBack: () => onNumber(turns.findLast((turn) => turn < number) ?? 0),
      turnOn: () => onNumber(turns.find((turn) => turn > number) ?? last),
      play: () => onPlay(!playing),
    }),
    [number, last, turns, playing, onNumber, onPlay],
  );
  useReplayKeys(ways);
  const analyses = new URLSearchParams(location.search).has("analyse");
  const analysis = useAnalysis(() => api.analyse(record.id), analyses);
  return (
    <Tabs.Root defaultValue={analyses ? "analysis" : "steps"} className="rtabs">
      <Tabs.List aria-label="Game or analysis">
        <Tabs.Trigger value="steps">Game</Tabs.Trigger>
        <Tabs.Trigger value="analysis">Analysis</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="steps" tabIndex={-1}>
        <p className="nowline" role="status">
          {problem || step?.words || "The table is set up."}
        </p>
        {better.orders.length > 0 && (
          <ol className="better" aria-label="A better turn">
            {better.orders.map((order, i) => (
              <li key={i}>{order}</li>
            ))}
          </ol>
        )}
        <div className="slider">
          <input
            type="range"
            min={0}
            max={last}
            value={number}
            aria-label="Position in the game"
            aria-valuetext={`${number} of ${last}`}
            onChange={(event) => onNumber(Number(event.target.value))}
          />
          <span className="num">
            {number} of {last}
            {step && step.round > 0 ? `, round ${step.round}` : ""}
          </span>
        </div>
        <div className="controls">
          <Transport ways={ways} playing={playing} atStart={number <= 0} atEnd={number >= last} />
          <ShareHere record={record} drawn={drawn} view={view} number={number} />
        </div>
      </Tabs.Content>
      <Tabs.Content value="analysis" tabIndex={-1}>
        <Analysis
          analysis={analysis}
          players={record.header.players}
          mine={mySeats(record.id)}
          number={number}
          onNumber={onNumber}
          told={(step) => record.steps.find((one) => one.number >= step && one.since <= step)?.words ?? ""}
        />
      </Tabs.Content>
    </Tabs.Root>
  );
}
