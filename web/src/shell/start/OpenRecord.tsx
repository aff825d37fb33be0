import { useCallback, useState } from "react";
import { encode } from "../../games/alien-frontiers/editor/draft";
import { openFile } from "../files/files";
import { useFileDrop } from "../files/useFileDrop";
import { go } from "../router/router";

/** A record or a scenario from a file: dropped anywhere on the page, or chosen. */
export function OpenRecord() {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const open = useCallback((file: File) => {
    setProblem("");
    setBusy(true);
    openFile(file)
      .then(
        (opened) => {
          const first = opened.kind === "scenarios" ? opened.scenarios[0] : undefined;
          if (opened.kind === "record") go(`/replay/${opened.id}`);
          else if (first) go(`/editor#${encode(first.draft)}`);
        },
        (error: Error) => setProblem(error.message),
      )
      .finally(() => setBusy(false));
  }, []);
  const over = useFileDrop(open);
  return (
    <section className={`panel drop${over ? " over" : ""}`} aria-label="Replays">
      <h2>Replays</h2>
      <p className="small">Drop a game’s record here, or a scenario file.</p>
      <label className="cbtn file">
        {busy ? "Opening …" : "Open a file"}
        <input
          type="file"
          className="vh"
          accept=".landfall,.txt,.log,.jsonl,.json,.yaml,.yml,text/plain"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) open(file);
            event.target.value = ""; // the same file may be chosen again
          }}
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
