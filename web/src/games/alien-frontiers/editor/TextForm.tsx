import { useState } from "react";
import { Folded } from "./Complaint";
import { type Draft, readPosition, writePosition } from "./draft";

const NOWHERE: string[] = [];

/** The whole position as text, for those who would rather write. */
export function TextForm({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const text = typed ?? writePosition(draft);
  return (
    <Folded title="As text" at={NOWHERE}>
      <p className="small" id="text-help">
        The same position as JSON; what is left out is as usual. It is checked while you type.
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
        <p role="alert" className="wrong">
          {problem}
        </p>
      )}
    </Folded>
  );
}
