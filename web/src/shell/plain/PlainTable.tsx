import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type PlainTableProps, type Table, TableContext } from "./context";
import { hintWords, rollCall } from "./calls";
import { Cover } from "./Cover";
import { Decide } from "./Decide";
import { doingsOf } from "./doings";
import { count, firstMatch, ledger, type LedgerGroup } from "./folding";
import { Head, Jump } from "./Head";
import { BLANK, handedTo, nextPage } from "./page";
import { Position } from "./Position";
import { usePreferences } from "./preferences";
import { reveal } from "./reveal";
import { Seats } from "./Seats";
import { OPEN, sieveSentence } from "./sieve";
import { Story } from "./Story";
import { titleOf, wordsText } from "./texts";
import { useCalls, useChanged, useQuestionFocus } from "./useAttention";
import { useCover } from "./useCover";
import { useKeys } from "./useKeys";
import { useSpeech } from "./useSpeech";
import "../styles/plain/plain.css";

const NONE: LedgerGroup[] = [];

/** A table for any game: the question, the position, the seats and the story, made of the server's words alone. */
export function PlainTable(props: PlainTableProps) {
  const { plain, shared = false, rolls, notice } = props;
  const { prompt } = plain;
  const root = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const [page, send] = useReducer(nextPage, BLANK);
  const [preferences, prefer] = usePreferences();
  const [open, uncover] = useCover(plain, shared);
  const speech = useSpeech();
  const { say, call } = speech;
  const holder = shared ? handedTo(plain, rolls) : undefined;
  const covered = holder !== undefined && !open;

  const [before, see] = useState(plain);
  if (before !== plain) {
    see(plain);
    send({ kind: "message", before, now: plain });
  }
  const groups = prompt ? ledger(prompt, page.sieve, plain, page.unfolded, page.chosen) : NONE;
  const asked = prompt?.not.find(({ id }) => id === page.why);
  const answer = asked && (asked.why ?? props.whys?.get(asked.id));

  useEffect(() => {
    document.title = titleOf(plain, shared, rolls);
  }, [plain, shared, rolls]);
  useQuestionFocus(plain, main);
  useCalls(plain, shared, open, preferences, speech);
  useChanged(rolls, () => rolls && call(rollCall(rolls, plain, shared, covered)));
  useChanged(page.sieve, () => {
    if (prompt && page.sieve !== OPEN) say(sieveSentence(page.sieve, count(groups), prompt, plain));
  });
  useChanged(answer, () => answer && say(wordsText(answer.missing, plain)));
  const hinted = page.hint && prompt ? hintWords(prompt, plain, shared) : "";
  useChanged(hinted, () => hinted && say(hinted)); // a hint takes a moment to be thought of
  useChanged(notice, () => notice && call(notice));

  const focus = useCallback((selector: string): void => {
    flushSync(() => {}); // whatever was asked for before is there now
    const found = root.current?.querySelector<HTMLElement>(selector);
    found?.focus({ preventScroll: true });
    if (found) reveal(found);
  }, []);
  const table: Table = {
    ...props,
    ...doingsOf(props, { page, send, preferences, say, focus, cover: () => uncover(false) }),
    page,
    send,
    preferences,
    prefer,
    say,
    call,
    open,
    uncover(now) {
      uncover(now);
      if (holder && now) focus(prompt ? "#p-decide" : "[data-action=roll]");
    },
    focus,
  };
  useKeys(table, root, () => firstMatch(groups, page.sieve.find)?.id);
  return (
    <TableContext value={table}>
      <div className="plain" data-accent={plain.game.accent} data-version={plain.version} ref={root}>
        <Head />
        {covered ? (
          <Cover seat={holder} main={main} />
        ) : (
          <>
            <Jump />
            <div className="p-cols">
              <Decide main={main} groups={groups} />
              <Position />
              <div className="p-side">
                <Seats />
                <Story />
              </div>
            </div>
          </>
        )}
        {speech.regions}
      </div>
    </TableContext>
  );
}
