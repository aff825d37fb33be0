import type { ReactNode, Ref } from "react";
import { Ask } from "./Ask";
import { useTable } from "./context";
import { Count } from "./Count";
import { count, hasCosts, type LedgerGroup } from "./folding";
import { Ledger } from "./Ledger";
import { Left } from "./Left";
import type { Prompt } from "./plain";
import { Refusals } from "./Refusals";
import { Result } from "./Result";
import { isLong } from "./sieve";
import { Sift } from "./Sift";
import { TurnBar } from "./TurnBar";
import { Wait } from "./Wait";

/** The first part of the page: the question and its options, what one waits for, or the end. */
export function Decide({ main, groups }: { main: Ref<HTMLElement>; groups: LedgerGroup[] }) {
  const { plain, beneath } = useTable();
  const { prompt, result } = plain;
  if (result || !prompt)
    return (
      <Main main={main}>
        {result ? <Result result={result} /> : <Wait />}
        {beneath && <div className="p-beneath">{beneath}</div>}
      </Main>
    );
  return (
    <Main main={main} prompt={prompt}>
      <Ask prompt={prompt} />
      {prompt.tally && <Count key={plain.version} prompt={prompt} />}
      {isLong(prompt) && <Sift prompt={prompt} count={count(groups)} />}
      <div className="p-scroll" data-scroll>
        <Ledger prompt={prompt} groups={groups} />
        <Refusals prompt={prompt} />
      </div>
      <Notice />
      {prompt.end?.earned && <Left earned={prompt.end.earned} />}
      <TurnBar prompt={prompt} />
    </Main>
  );
}

interface MainProps {
  main: Ref<HTMLElement>;
  prompt?: Prompt;
  children: ReactNode;
}

function Main({ main, prompt, children }: MainProps) {
  const from = prompt?.from;
  return (
    <main
      ref={main}
      id="p-decide"
      className={`p-pane${from ? ` s${from}` : ""}`}
      data-from={from}
      data-full={prompt?.full}
      data-free={prompt && !hasCosts(prompt) ? true : undefined}
      tabIndex={-1}
      aria-labelledby="p-question"
    >
      {children}
    </main>
  );
}

function Notice() {
  const { notice } = useTable();
  return notice ? <p className="p-notice">{notice}</p> : null;
}
