import { useCallback, useState } from "react";
import { FileButton } from "../../../shell/frame/FileButton";
import { openFile } from "../../../shell/files/files";
import { useFileDrop } from "../../../shell/files/useFileDrop";
import { go } from "../../../shell/router/router";
import type { Draft } from "./draft";
import { type Scenario, keepScenarios, keptScenarios } from "./scenarioStorage";

/** Scenario files: open one here or drop it on the page, and choose among its positions. */
export function Scenarios({ onOpen }: { onOpen: (draft: Draft) => void }) {
  const [scenarios, setScenarios] = useState<Scenario[]>(keptScenarios);
  const [chosen, setChosen] = useState(0);
  const [problem, setProblem] = useState("");
  const open = useCallback(
    (file: File) => {
      setProblem("");
      openFile(file).then(
        (opened) => {
          if (opened.kind === "record") return go(`/replay/${opened.id}`);
          const kept = keepScenarios(opened.scenarios);
          const [first] = kept;
          setScenarios(kept);
          setChosen(0);
          if (first) onOpen(first.draft);
        },
        (error: Error) => setProblem(error.message),
      );
    },
    [onOpen],
  );
  const over = useFileDrop(open);
  return (
    <section className={`scenarios${over ? " over" : ""}`} aria-label="Scenario files">
      <FileButton accept=".yaml,.yml,text/yaml" onFile={open}>
        Open a scenario file
      </FileButton>
      {scenarios.length > 1 ? (
        <select
          aria-label="Scenario"
          value={chosen}
          onChange={(event) => {
            const at = Number(event.target.value);
            const scenario = scenarios[at];
            setChosen(at);
            if (scenario) onOpen(scenario.draft);
          }}
        >
          {scenarios.map(({ name }, i) => (
            <option key={i} value={i}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <span className="small">or drop one on this page</span>
      )}
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </section>
  );
}
