import * as Tabs from "@radix-ui/react-tabs";
import { useMemo } from "react";
import { Me } from "../../games/alien-frontiers/hand/Me";
import { Throw } from "../../games/alien-frontiers/hand/Throw";
import { phrase } from "../../games/alien-frontiers/names/phrase";
import type { RecordSteps } from "../link/api";
import { useDesk } from "../table/desk";
import { Analysis } from "./Analysis";
import { ShareHere } from "./ShareHere";
import { turnsOf } from "./steps";
import { Transport } from "./Transport";
import { useAnalysis } from "./useAnalysis";
import { useReplayKeys } from "./useReplayKeys";

interface BarProps {
  record: RecordSteps;
  number: number;
  playing: boolean;
  /** What went wrong while a position was fetched. */
  problem: string;
  /** Go to a position; where one is given, mark a better turn on it. */
  onNumber: (number: number, better?: string[]) => void;
  onPlay: (playing: boolean) => void;
}

/** In the tray's place: where in the game we are, and the ways through it. */
export function ReplayBar({ record, number, playing, problem, onNumber, onPlay }: BarProps) {
  const { me, hint, nameOf } = useDesk();
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
  const analysis = useAnalysis(record.id);
  return (
    <section className={`tray replaybar s${me}`} aria-label="Replay">
      <Me />
      <Throw rolled={null} notes={{}} />
      <Tabs.Root defaultValue="steps" className="rtabs">
        <Tabs.List aria-label="Game or analysis">
          <Tabs.Trigger value="steps">Game</Tabs.Trigger>
          <Tabs.Trigger value="analysis">Analysis</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="steps" tabIndex={-1}>
          <p className="nowline" role="status">
            {problem || step?.words || "The table is set up."}
          </p>
          {hint.length > 0 && (
            <ol className="better" aria-label="A better turn">
              {hint.map((action, i) => (
                <li key={i}>{phrase(action, nameOf)}</li>
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
            <ShareHere record={record} number={number} />
          </div>
        </Tabs.Content>
        <Tabs.Content value="analysis" tabIndex={-1}>
          <Analysis record={record} analysis={analysis} number={number} onNumber={onNumber} />
        </Tabs.Content>
      </Tabs.Root>
    </section>
  );
}
