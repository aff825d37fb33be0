import { useState, type DragEvent } from "react";
import { go } from "../../app/router";
import { ApiError, api } from "../../lib/api";
import { encode } from "../../lib/draft";
import { keepScenarios } from "../../lib/scenarios";

/** A record or a scenario from a file: dropped here, or chosen. */
export function OpenRecord() {
  const [problem, setProblem] = useState("");
  const [over, setOver] = useState(false);
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setProblem("");
    try {
      const text = await file.text();
      if (/\.ya?ml$/.test(file.name)) {
        const [first] = keepScenarios(await api.scenarios(text));
        if (!first) throw new Error("This file holds no scenario.");
        go(`/editor#${encode(first.draft)}`);
        return;
      }
      const record = await api.openRecord(text);
      go(`/replay/${record.id}`);
    } catch (error) {
      const line = error instanceof ApiError ? error.detail["line"] : null;
      const said = error instanceof Error ? error.message : String(error);
      setProblem(`${file.name} could not be opened${typeof line === "number" ? `, line ${line}` : ""}: ${said}`);
    }
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void open(event.dataTransfer.files[0]);
  };
  return (
    <section
      className={`panel drop${over ? " over" : ""}`}
      aria-label="Replays"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2>Replays</h2>
      <p className="small">Drop a game’s record here, or a scenario file.</p>
      <label className="cbtn file">
        Open a file
        <input
          type="file"
          className="vh"
          accept=".landfall,.txt,.log,.jsonl,.json,.yaml,.yml,text/plain"
          onChange={(event) => void open(event.target.files?.[0])}
        />
      </label>
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </section>
  );
}
