import { Countdown } from "./Countdown";
import { useTable } from "./context";
import type { Prompt } from "./plain";
import { Said } from "./Said";
import { Sign } from "./Sign";
import { yours } from "./texts";

/** The question, in whose turn, in what order, how long, and who learns of it. */
export function Ask({ prompt }: { prompt: Prompt }) {
  const { plain, shared = false } = useTable();
  const { mood, words, step } = plain.status;
  const answers = mood === "answer";
  const pill = answers ? "Your answer" : prompt.secret ? "Your secret choice" : "Your turn";
  return (
    <div className="p-ask">
      <p className="p-when">
        <span className="p-pill">{yours(pill, prompt.seat, plain, shared)}</span>
        <span>{answers ? <Said words={words} /> : step}</span>
        {prompt.secret && (
          <span>
            <Sign name="lock" /> nobody sees it until all have chosen
          </span>
        )}
      </p>
      <h1 id="p-question">{prompt.question}</h1>
      {prompt.detail && (
        <p className="p-d">
          <Said words={prompt.detail} />
        </p>
      )}
      {prompt.sequence && (
        <ol className="p-seq">
          {prompt.sequence.map(({ words: what, is }, i) => (
            <li key={i} data-is={is} aria-current={is === "now" ? "step" : undefined}>
              <span>
                <Said words={what} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {prompt.clock && <Countdown clock={prompt.clock} />}
      {prompt.quiet && (
        <p className="p-quiet">
          <Sign name="lock" />
          <span>{prompt.quiet}</span>
        </p>
      )}
    </div>
  );
}
