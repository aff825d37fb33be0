import { useEffect, useState } from "react";
import { FileButton } from "../frame/FileButton";
import { type OwnCards, replacedWords } from "../cards/ownCards";
import { Replaced } from "../cards/Replaced";
import { ApiError, api } from "../link/api";
import { listed } from "../text/words";
import "../styles/cards.css";

/** A file that was chosen: its words, and what the server says of them. */
export interface CardFile {
  name: string;
  text: string;
}

/** Bytes; what is larger is no file of cards, and is not even sent. */
const LARGEST = 1_000_000;

interface OwnCardsFileProps {
  /** For which game they are looked at. */
  game: string;
  edition: string;
  seats: number;
  options: Record<string, unknown>;
  file: CardFile | null;
  onFile: (file: CardFile | null) => void;
}

/** A file of cards of one's own for a new game: chosen, looked at by the server, taken away again. */
export function OwnCardsFile({ game, edition, seats, options, file, onFile }: OwnCardsFileProps) {
  const [found, setFound] = useState<OwnCards | null>(null);
  const [problem, setProblem] = useState("");
  const chosen = JSON.stringify(options);
  useEffect(() => {
    if (!file) return;
    let here = true;
    setProblem("");
    api
      .checkCards({ game, edition, seats, options: JSON.parse(chosen), cards: file.text, name: file.name })
      .then(
        (cards) => here && setFound(cards),
        (error: unknown) => {
          if (!here) return;
          setFound(null);
          setProblem(told(file.name, error));
        },
      );
    return () => {
      here = false;
    };
  }, [file, game, edition, seats, chosen]);
  const choose = async (from: File): Promise<void> => {
    setFound(null);
    setProblem("");
    try {
      onFile({ name: from.name, text: await textOf(from) });
    } catch (error) {
      onFile(null);
      setProblem(told(from.name, error));
    }
  };
  const remove = (): void => {
    onFile(null);
    setFound(null);
    setProblem("");
  };
  return (
    <div className="cardfile" role="group" aria-label="Cards of your own">
      <p>Cards of your own: names, prices, copies and texts from a file take the place of ours. Everybody is told.</p>
      {file && <b className="filename">{file.name}</b>}
      <div className="filebuttons">
        <FileButton accept=".toml,text/plain,application/toml" onFile={(from) => void choose(from)}>
          {file ? "Choose another" : "Choose a file"}
        </FileButton>
        {file && (
          <button type="button" className="cbtn" onClick={remove} aria-label={`Play without ${file.name}`}>
            Remove
          </button>
        )}
      </div>
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <div role="status">{file && found && replacedWords(found, listed)}</div>
      {file && found && found.replaced.length > 0 && (
        <details>
          <summary>See what is replaced</summary>
          <Replaced cards={found} />
        </details>
      )}
    </div>
  );
}

async function textOf(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Error("it is far larger than a file of cards.");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Error("it is no text in UTF-8.");
  }
}

/** A complaint with the file's name and, where there is one, the line. */
function told(name: string, error: unknown): string {
  const line = error instanceof ApiError ? error.detail["line"] : null;
  const said = error instanceof Error ? error.message : String(error);
  return `${name}${typeof line === "number" ? `:${line}` : ""}: ${said}`;
}
