import { createContext, useContext, useState, type ReactNode } from "react";
import { type Wrong, concerns } from "./wrong";

/** What is wrong with the position on the page. */
export const WrongContext = createContext<Wrong | null>(null);

/** What is wrong in these entries, or nothing; `=pending.1` is that entry alone, and not what is in it. */
export function useProblem(at: string | readonly string[] | undefined): string {
  const wrong = useContext(WrongContext);
  const entries = at === undefined ? [] : typeof at === "string" ? [at] : at;
  const here = (entry: string): boolean =>
    entry.startsWith("=") ? wrong?.where === entry.slice(1) : concerns(wrong, entry);
  return wrong && entries.some(here) ? wrong.words : "";
}

/** What is wrong with an entry as a whole, where no field stands for it. */
export function Complaint({ at }: { at: string }) {
  const problem = useProblem(`=${at}`);
  if (!problem) return null;
  return (
    <p className="wrong" tabIndex={-1}>
      {problem}
    </p>
  );
}

interface FoldedProps {
  title: string;
  /** How much is in it, where that is worth a word. */
  note?: string;
  /** The entries it writes: it opens by itself when something in them is wrong. */
  at: readonly string[];
  /** A part of a panel rather than a panel. */
  inner?: boolean;
  children: ReactNode;
}

/** A rarer part of the forms, folded away. */
export function Folded({ title, note, at, inner = false, children }: FoldedProps) {
  const problem = useProblem(at);
  const [open, setOpen] = useState(false);
  return (
    <details
      data-at={at[0]}
      className={inner ? "inner" : "panel"}
      open={open || problem !== ""}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {inner ? title : <h2>{title}</h2>}
        {note && <small>{note}</small>}
      </summary>
      {children}
    </details>
  );
}
