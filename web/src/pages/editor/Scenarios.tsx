import { useState } from "react";
import { ApiError, api } from "../../lib/api";
import type { Draft } from "../../lib/draft";
import { type Scenario, keepScenarios, keptScenarios } from "../../lib/scenarios";

/** Scenario files: open one here, and choose among its positions. */
export function Scenarios({ onOpen }: { onOpen: (draft: Draft) => void }) {
  const [scenarios, setScenarios] = useState<Scenario[]>(keptScenarios);
  const [chosen, setChosen] = useState(0);
  const [problem, setProblem] = useState("");
  const show = (list: Scenario[], at: number): void => {
    const scenario = list[at];
    if (!scenario) return setProblem("This file holds no scenario.");
    setChosen(at);
    onOpen(scenario.draft);
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setProblem("");
    try {
      const list = keepScenarios(await api.scenarios(await file.text()));
      setScenarios(list);
      show(list, 0);
    } catch (error) {
      const line = error instanceof ApiError ? error.detail["line"] : null;
      const said = error instanceof Error ? error.message : String(error);
      setProblem(`${file.name} could not be opened${typeof line === "number" ? `, line ${line}` : ""}: ${said}`);
    }
  };
  return (
    <p className="ways scenarios">
      <label className="cbtn file">
        Open a scenario file
        <input
          type="file"
          className="vh"
          accept=".yaml,.yml,text/yaml"
          onChange={(event) => void open(event.target.files?.[0])}
        />
      </label>
      {scenarios.length > 0 && (
        <select aria-label="Scenario" value={chosen} onChange={(event) => show(scenarios, Number(event.target.value))}>
          {scenarios.map(({ name }, i) => (
            <option key={i} value={i}>
              {name}
            </option>
          ))}
        </select>
      )}
      {problem && (
        <span role="alert" className="problem">
          {problem}
        </span>
      )}
    </p>
  );
}
