import { useCallback, useState } from "react";
import { FileButton } from "../frame/FileButton";
import { openFile } from "../files/files";
import { useFileDrop } from "../files/useFileDrop";
import { fetchPart, useGames } from "../game/games";
import { go } from "../router/router";

/** A record or a scenario from a file: dropped anywhere on the page, or chosen. */
export function OpenRecord() {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const games = useGames();
  const open = useCallback(
    (file: File) => {
      setProblem("");
      setBusy(true);
      openFile(file)
        .then(async (opened) => {
          if (opened.kind === "record") return go(`/replay/${opened.id}`);
          // Today's server reads scenarios of one game, and does not say of which.
          const load = Object.values(games).find((game) => game.scenarios)?.scenarios;
          if (!load) throw new Error("There is no page here that shows scenarios.");
          const keep = await fetchPart(load);
          go(keep(opened.scenarios));
        })
        .catch((error: Error) => setProblem(error.message))
        .finally(() => setBusy(false));
    },
    [games],
  );
  const over = useFileDrop(open);
  return (
    <section className={`panel drop${over ? " over" : ""}`} aria-label="Replays">
      <h2>Replays</h2>
      <p className="small">Drop a game’s record here, or a scenario file.</p>
      <FileButton accept=".landfall,.txt,.log,.jsonl,.json,.yaml,.yml,text/plain" onFile={open}>
        {busy ? "Opening …" : "Open a file"}
      </FileButton>
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </section>
  );
}
