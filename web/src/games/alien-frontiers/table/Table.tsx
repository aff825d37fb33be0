import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { BeforeChange } from "../../../shell/frame/BeforeChange";
import { Waiting } from "../../../shell/frame/Waiting";
import type { LiveTableProps } from "../../../shell/game/GameModule";
import { useWanted } from "../../../shell/game/games";
import { Chances } from "../../../shell/seats/Chances";
import { useRoundAgo } from "../../../shell/seats/useRoundAgo";
import { useLesson } from "../../../shell/lesson/context";
import { ownRollsOf } from "../../../shell/roll/ownRolls";
import { useSettings } from "../../../shell/settings/SettingsProvider";
import { useMoments } from "../../../shell/sound/useSounds";
import { hasOthers, wonHere } from "../../../shell/table/people";
import type { Shown } from "../../../shell/store/TableStore";
import { Announcer } from "../../../shell/story/Announcer";
import { toldBy } from "../../../shell/story/story";
import { Notices } from "../../../shell/table/Notes";
import { Top } from "../../../shell/table/Top";
import { useSteady } from "../../../shell/table/useSteady";
import { useKeys } from "../../../shell/table/useKeys";
import { useCues } from "../animation/useCues";
import { useFlights } from "../animation/useFlights";
import { type Above, Stage } from "../board/Stage";
import { AwayBox } from "../../../shell/since/AwayBox";
import { askedBeforeTheEnd } from "../../../shell/earned/earned";
import { revealable } from "../hand/revealable";
import { BoardPanel, DraftPage, Fulfilled, Revealed, hasModules } from "../modules/parts";
import { textOfWords, title, useNames } from "../names/things";
import { hasBelt, isDraft, readView, unrolled } from "../position/view";
import { plural } from "../text/resources";
import { changedDice } from "../story/changedDice";
import type { Desk } from "./desk";
import { DeskProvider } from "./DeskProvider";
import { ScoreRace } from "./ScoreRace";
import { SideRail } from "./SideRail";
import { missed } from "./missed";
import { modulesOf } from "./modulesOf";
import { Tray } from "./Tray";
import { pressed } from "./keys";
import { useDeskState } from "./useDeskState";
import { useNextFocus } from "./useNextFocus";
import { useMarked } from "./useMarked";
import { Why } from "./Why";
import { type Zone, ZoneTabs, isZone, useZone, zoneAsked } from "./zones";
import "../styles/table.css";

const loadEnd = async () => (await import("../end/Ended")).Ended;

interface TableProps extends LiveTableProps {
  zone?: Zone;
  /** Dice chosen from the start, for the pages that show the table without a server. */
  begin?: number[];
}

/** One table, from the wire to the screen. */
export function Table({ store, ...rest }: TableProps) {
  useNames();
  const { shown } = useSyncExternalStore(store.subscribe, store.snapshot);
  return shown ? <Laid store={store} shown={shown} {...rest} /> : <Waiting>Joining the table …</Waiting>;
}

function Laid({
  store,
  shown: now,
  onLook,
  onShare,
  onSave,
  onSoFar,
  onReplay,
  onSit,
  end,
  zone: firstZone = "planet",
  begin,
}: TableProps & { shown: Shown }) {
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  const { settings } = useSettings();
  const lesson = useLesson();
  const learning = lesson !== null; // whoever learns has not seen any of it yet
  const taught = lesson?.zone;
  const [earlier, setEarlier] = useState<Shown | null>(null);
  const { zone, setZone, swipe } = useZone(firstZone, hasBelt(readView(now.view)));
  const shown = earlier ?? now;
  const root = useRef<HTMLDivElement>(null);
  const show = useCallback(
    (place: string): void => {
      flushSync(() => setZone("facilities"));
      const plate = root.current?.querySelector<HTMLElement>(`[data-facility="${place}"]`);
      plate?.scrollIntoView({ block: "nearest" });
      plate?.querySelector<HTMLElement>("button.deed")?.focus({ preventScroll: true });
    },
    [setZone],
  );
  const held = useDeskState(store, snapshot, shown, earlier !== null, show);
  const marked = useMarked(readView(now.view), held.away, onLook);
  const desk = useSteady({ ...held, marked });
  const { view, choose } = desk;
  const lines = toldBy(snapshot.lines, now.number);
  const past = useRoundAgo(
    readView(now.view).round,
    lines,
    onLook && (async (number) => ({ ...readView((await onLook(number)).view).scores })),
  );
  const rolled = lines.at(-1)?.action.startsWith("roll") && !earlier ? now.number : null;

  useEffect(() => {
    store.speed = settings.speed;
    store.quickens = settings.quickens && !learning;
  }, [store, settings.speed, settings.quickens, learning]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever looks back is brought to what happens
  useEffect(() => setEarlier(null), [now.number]);
  useEffect(() => {
    if (begin) choose(begin);
  }, [begin, choose]);
  const yours = desk.mine || desk.rolls;
  const asked = zoneAsked(desk);
  // With the drawing, not after it: whoever goes by the title must find the table it speaks of.
  useLayoutEffect(() => {
    if (asked) setZone(asked);
  }, [asked, setZone]);
  useLayoutEffect(() => {
    if (isZone(taught)) setZone(taught);
  }, [taught, setZone]);
  useLayoutEffect(() => {
    document.title = yours ? "Your turn · Landfall" : "Landfall";
  }, [yours]);
  const lookAtDice = useFlights(root, view, earlier ? null : desk.before, desk.watching ? null : desk.me);
  useCues(view, earlier ? null : desk.before, desk.watching ? null : desk.me);
  useMoments({
    turn: yours && view.inTurn === desk.me ? `${view.round}:${view.inTurn}` : "",
    byLink: hasOthers(desk.seats),
    won: wonHere(snapshot),
  });
  useKeys({
    desk,
    store,
    waiting: snapshot.waiting,
    onEnd: desk.end,
    onKey: (key) => pressed(desk, key, root.current),
  });
  useNextFocus(root, desk, now.number);

  const look = useMemo(
    () => onLook && ((number: number) => void onLook(number).then(setEarlier, () => undefined)),
    [onLook],
  );
  const [onBoard, setOnBoard] = useState(false);
  const Ended = useWanted(loadEnd, view.round > 1 || view.over); // long before it is needed, and not with the first turn
  const ended = Ended && end && view.over && !earlier && !onBoard && !learning ? snapshot.outcome : null;
  const hints = !desk.watching && !view.over && (snapshot.table?.hints ?? false);
  const chances = snapshot.table?.chances && !desk.watching ? <Chances chances={shown.chances} /> : null;
  const state = stateOf(desk);
  const modular = hasModules(view);
  const back = earlier ? null : missed(desk);
  const box = back && <AwayBox since={back} lines={lines} onSee={look ?? null} onRead={store.read} leave="Close" />;
  const above: Above | null = lesson?.slip ? { is: "lesson", what: lesson.slip } : box && { is: "missed", what: box };
  const drafts = !ended && isDraft(view) && !earlier;
  return (
    <DeskProvider desk={desk}>
      <div
        id="app"
        className="table"
        ref={root}
        data-number={now.number}
        data-state={ended ? "end" : state}
        data-tab={zone}
        data-over={view.over || undefined}
        data-mine={desk.mine || undefined}
        data-rolls={desk.rolls || undefined}
        data-drafts={drafts || undefined}
        data-many-answers={hasManyAnswers(desk) || undefined}
        data-keeps={desk.prompt?.keeps}
        data-sending={snapshot.sending || undefined}
        data-watching={desk.watching || undefined}
        {...modulesOf(view)}
        {...swipe}
      >
        <BeforeChange of={view} look={lookAtDice} />
        <Top
          race={<ScoreRace past={past} />}
          onHint={hints ? store.askHint : null}
          onShare={onShare ?? null}
          onSave={onSave ?? null}
          onSoFar={onSoFar ?? null}
          ownRolls={ownRollsOf(snapshot, store)}
          chances={chances}
        />
        {ended && Ended && end ? (
          <Ended outcome={ended} ways={end} lines={lines} onBoard={() => setOnBoard(true)} />
        ) : drafts ? (
          <DraftPage store={store} snapshot={snapshot} />
        ) : (
          <>
        <Tray
          store={store}
          snapshot={snapshot}
          rolled={rolled}
          notes={changedDice(lines)}
          told={lines.at(-1)?.words ?? ""}
          looking={earlier && { round: view.round, onBack: () => setEarlier(null) }}
          onReplay={onReplay ?? null}
          onShare={onShare ?? null}
          onSit={onSit ?? null}
          lines={lines}
          onLook={look ?? null}
          onEnd={end ? () => setOnBoard(false) : null}
        />
        <ZoneTabs zone={zone} onZone={setZone} />
        <Stage
          above={above}
          rail={
            <SideRail
              lines={lines}
              seen={snapshot.seen}
              since={snapshot.since}
              sounds={snapshot.table?.foreseen === false}
              looking={earlier?.number ?? null}
              onLook={look ?? null}
              thinking={shown.thinking}
              past={past}
              chances={chances}
              onReplay={onReplay ?? null}
            />
          }
        />
          </>
        )}
        {desk.opened?.kind === "board" && !ended && <BoardPanel board={desk.opened.board} />}
        {modular && !ended && !earlier && <Fulfilled />}
        {modular && !ended && !earlier && <Revealed number={now.number} />}
        <Notices connected={snapshot.connected} notice={snapshot.notice} onClose={store.dismiss} />
        <Why />
        <Announcer lines={lines} asks={asks(desk)} />
      </div>
    </DeskProvider>
  );
}

/** What the moment is about, for the style sheets. */
function stateOf(desk: Desk): string {
  if (missed(desk)) return "away";
  if (desk.rolls) return "turn";
  if (desk.question?.window) return "react";
  return desk.prompt?.onPlanet ? "land" : desk.prompt ? "ask" : "choose";
}

/** More answers than four, as buttons of their own. */
function hasManyAnswers({ prompt, wantsCard }: Desk): boolean {
  if (!prompt || prompt.keeps || prompt.bySeat || (prompt.tallied && !wantsCard)) return false;
  return prompt.options.length > 4;
}

/** The question that is open, for the ear. */
function asks(desk: Desk): string {
  const { prompt, ending, earned, rolls, view, nameOf, me, question } = desk;
  if (prompt && question?.window && view.inTurn !== me)
    return `${nameOf(view.inTurn)}’s turn is over. You are asked: ${prompt.question}`;
  if (rolls) return `Your turn, round ${view.round}. Roll ${plural(unrolled(view), "ship")}.`;
  if (prompt) return stopped(`${prompt.verb}: ${prompt.question}`);
  const [met] = revealable(desk);
  if (met && !isShared(desk)) return `Your Agenda ${title(met)} is within reach.`;
  return ending ? askedBeforeTheEnd(earned).map(({ words, note }) => `${words}: ${textOfWords(note)}.`).join(" ") : "";
}

/** A question that ends as one needs no full stop. */
function stopped(words: string): string {
  return words.endsWith("?") ? words : `${words}.`;
}

/** Others hear what is said here. */
function isShared({ seats }: Desk): boolean {
  return seats.filter((seat) => seat.yours).length > 1;
}
