import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { EndPage } from "../../../shell/end/EndPage";
import { Waiting } from "../../../shell/frame/Waiting";
import type { LiveTableProps } from "../../../shell/game/GameModule";
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
import { useKeys } from "../../../shell/table/useKeys";
import { useCues } from "../animation/useCues";
import { useFlights } from "../animation/useFlights";
import { Stage } from "../board/Stage";
import { AwayBox } from "../../../shell/since/AwayBox";
import { askedBeforeTheEnd } from "../../../shell/earned/earned";
import { Celebration } from "../end/Celebration";
import { nounOf, signOf } from "../end/parts";
import { textOfWords, useNames } from "../names/things";
import { readView, unrolled } from "../position/view";
import { plural } from "../text/resources";
import { changedDice } from "../story/changedDice";
import type { Desk } from "./desk";
import { DeskProvider } from "./DeskProvider";
import { ScoreRace } from "./ScoreRace";
import { SideRail } from "./SideRail";
import { missed } from "./missed";
import { Tray } from "./Tray";
import { goToPlace, pressed } from "./keys";
import { useDeskState } from "./useDeskState";
import { useNextFocus } from "./useNextFocus";
import { useMarked } from "./useMarked";
import { Why } from "./Why";
import { type Zone, ZoneTabs, isZone, useZone, zoneAsked } from "./zones";
import "../styles/table.css";

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
  const { zone, setZone, swipe } = useZone(firstZone);
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
  const desk = { ...held, marked };
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
  useEffect(() => {
    if (asked) setZone(asked);
  }, [asked, setZone]);
  useEffect(() => {
    if (isZone(taught)) setZone(taught);
  }, [taught, setZone]);
  // With the drawing, not after it: whoever goes by the title must find the table it speaks of.
  useLayoutEffect(() => {
    document.title = yours ? "Your turn · Landfall" : "Landfall";
  }, [yours]);
  useFlights(root, view, earlier ? null : desk.before, desk.watching ? null : desk.me);
  useCues(view, earlier ? null : desk.before, desk.watching ? null : desk.me);
  useMoments({
    turn: yours && view.inTurn === desk.me ? `${view.round}:${view.inTurn}` : "",
    byLink: hasOthers(desk.seats),
    won: wonHere(snapshot),
  });
  useKeys({ desk, store, waiting: snapshot.waiting, onEnd: desk.end, onKey: (key) => pressed(desk, key, (place) => goToPlace(root.current, place)) });
  useNextFocus(root, desk, now.number);

  const look = useMemo(
    () => onLook && ((number: number) => void onLook(number).then(setEarlier, () => undefined)),
    [onLook],
  );
  const [onBoard, setOnBoard] = useState(false);
  const ended = view.over && !earlier && !onBoard && !learning ? snapshot.outcome : null;
  const hints = !desk.watching && (snapshot.table?.hints ?? false);
  const chances = snapshot.table?.chances && !desk.watching ? <Chances chances={shown.chances} /> : null;
  const state = stateOf(desk);
  const back = earlier ? null : missed(desk);
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
        data-watching={desk.watching || undefined}
        {...swipe}
      >
        <Top
          race={<ScoreRace past={past} />}
          onHint={hints ? store.askHint : null}
          onShare={onShare ?? null}
          onSave={onSave ?? null}
          onSoFar={onSoFar ?? null}
          ownRolls={ownRollsOf(snapshot, store)}
          chances={chances}
        />
        {ended && end ? (
          <EndPage
            outcome={ended}
            ways={end}
            lines={lines}
            nounOf={nounOf}
            signOf={signOf}
            onBoard={() => setOnBoard(true)}
          >
            <Celebration winners={ended.winners} />
          </EndPage>
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
          above={
            lesson?.slip ??
            (back && <AwayBox since={back} lines={lines} onSee={look ?? null} onRead={store.read} leave="Close" />)
          }
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
  return desk.prompt?.onPlanet ? "land" : desk.prompt ? "ask" : "choose";
}

/** The question that is open, for the ear. */
function asks({ prompt, ending, earned, rolls, view }: Desk): string {
  if (rolls) return `Your turn, round ${view.round}. Roll ${plural(unrolled(view), "ship")}.`;
  if (prompt) return `${prompt.verb}: ${prompt.question}.`;
  return ending ? askedBeforeTheEnd(earned).map(({ words, note }) => `${words}: ${textOfWords(note)}.`).join(" ") : "";
}
