import { useState } from "react";
import { type Draft, readPosition, writePosition } from "../../lib/draft";

/** The whole position as text: all that the forms can say, and the rest. */
export function TextForm({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const text = typed ?? writePosition(draft);
  return (
    <details className="panel" aria-label="As text">
      <summary>
        <h2>As text</h2>
      </summary>
      <p className="small" id="text-help">
        Everything a position can say, as JSON; what is left out is as usual. It is checked while you type.
      </p>
      <textarea
        aria-label="The position as text"
        aria-describedby="text-help"
        aria-invalid={problem !== "" || undefined}
        spellCheck={false}
        rows={16}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          const read = readPosition(event.target.value);
          if (typeof read === "string") return setProblem(read);
          setProblem("");
          onChange({ ...draft, position: read });
        }}
        onBlur={() => {
          if (!problem) setTyped(null);
        }}
      />
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </details>
  );
}
