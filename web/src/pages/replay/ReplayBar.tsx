import * as Tabs from "@radix-ui/react-tabs";
import { useMemo, useState } from "react";
import { Icon } from "../../board/Icon";
import type { RecordSteps } from "../../lib/api";
import { Me } from "../../table/Me";
import { Throw } from "../../table/Throw";
import { useDesk } from "../../table/desk";
import { Analysis } from "./Analysis";
import { PlayFromHere } from "./PlayFromHere";

interface BarProps {
  record: RecordSteps;
  number: number;
  playing: boolean;
  /** Go to a position; where one is given, mark a better turn on it. */
  onNumber: (number: number, better?: string[]) => void;
  onPlay: (playing: boolean) => void;
}

/** In the tray's place: where in the game we are, and the ways through it. */
export function ReplayBar({ record, number, playing, onNumber, onPlay }: BarProps) {
  const { me } = useDesk();
  const last = record.steps.at(-1)?.number ?? 0;
  const turns = useMemo(
    () => record.steps.filter((step) => step.action.startsWith("roll")).map((step) => step.number),
    [record],
  );
  const step = record.steps.find((one) => one.number === number);
  const before = turns.findLast((turn) => turn < number) ?? 0;
  const after = turns.find((turn) => turn > number) ?? last;
  return (
    <section className={`tray replaybar s${me}`} aria-label="Replay">
      <Me />
      <Throw rolled={null} notes={{}} />
      <Tabs.Root defaultValue="steps" className="rtabs">
        <Tabs.List aria-label="Replay">
          <Tabs.Trigger value="steps">Game</Tabs.Trigger>
          <Tabs.Trigger value="analysis">Analysis</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="steps">
          <p className="nowline" role="status">
            {step?.words ?? "The table is set up."}
          </p>
          <div className="slider">
            <input
              type="range"
              min={0}
              max={last}
              value={number}
              aria-label="Position in the game"
              onChange={(event) => onNumber(Number(event.target.value))}
            />
            <span className="num">
              {number} of {last}
              {step ? `, round ${step.round}` : ""}
            </span>
          </div>
          <div className="controls">
            <button className="cbtn" aria-label="To the start" onClick={() => onNumber(0)}>
              |‹
            </button>
            <button className="cbtn" onClick={() => onNumber(before)}>
              ‹ Turn
            </button>
            <button className="cbtn" aria-label="One step back" onClick={() => onNumber(number - 1)}>
              −1
            </button>
            <button className="cbtn pri" onClick={() => onPlay(!playing)}>
              {playing ? "Pause" : "Play"}
            </button>
            <button className="cbtn" aria-label="One step on" onClick={() => onNumber(number + 1)}>
              +1
            </button>
            <button className="cbtn" onClick={() => onNumber(after)}>
              Turn ›
            </button>
            <button className="cbtn" aria-label="To the end" onClick={() => onNumber(last)}>
              ›|
            </button>
            <ShareHere />
            <PlayFromHere record={record} number={number} />
          </div>
        </Tabs.Content>
        <Tabs.Content value="analysis">
          <Analysis id={record.id} number={number} onNumber={onNumber} />
        </Tabs.Content>
      </Tabs.Root>
    </section>
  );
}

function ShareHere() {
  const [copied, setCopied] = useState(false);
  return (
    <button
      className="cbtn"
      onClick={() => void navigator.clipboard?.writeText(location.href).then(() => setCopied(true))}
    >
      <Icon name="flagi" />
      {copied ? "Link copied" : "Copy link"}
    </button>
  );
}
