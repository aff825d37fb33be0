import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useOneZone, useWindowShape } from "../../../shell/frame/windowClass";
import { Waiting } from "../../../shell/frame/Waiting";
import type { LiveTableProps } from "../../../shell/game/GameModule";
import { useWanted } from "../../../shell/game/games";
import { useLesson } from "../../../shell/lesson/context";
import { wordsText } from "../../../shell/plain/texts";
import { Chances } from "../../../shell/seats/Chances";
import { useRoundAgo } from "../../../shell/seats/useRoundAgo";
import { useSettings } from "../../../shell/settings/SettingsProvider";
import { useMoments } from "../../../shell/sound/useSounds";
import type { Shown } from "../../../shell/store/TableStore";
import { Announcer } from "../../../shell/story/Announcer";
import { toldBy } from "../../../shell/story/story";
import { Notices } from "../../../shell/table/Notes";
import { hasOthers, wonHere } from "../../../shell/table/people";
import { Top } from "../../../shell/table/Top";
import { useKeys } from "../../../shell/table/useKeys";
import { WhyNot } from "../../../shell/why-not/WhyNot";
import { readView } from "../position/view";
import { Reading } from "../side/Reading";
import { Side } from "../side/Side";
import { Hand } from "../hand/Hand";
import { WhyCard } from "../hand/WhyCard";
import { RacePlate } from "../side/RacePlate";
import { useCues } from "../sound/useCues";
import { World } from "../world/World";
import type { Desk } from "./desk";
import { DeskProvider } from "./DeskProvider";
import { endOfTray } from "./go";
import { pressed } from "./keys";
import { SideRail } from "./SideRail";
import { TerrorRace } from "./TerrorRace";
import { Tray } from "./Tray";
import { useDeskState } from "./useDeskState";
import { useFlights } from "./useFlights";
import { useNextFocus } from "./useNextFocus";
import { ZoneTabs, isZone, useZone } from "./zones";
import "../styles/table.css";

const loadEnd = async () => (await import("../end/Ended")).Ended;

/** One table, from the wire to the screen. */
export function Table({ store, ...rest }: LiveTableProps) {
  const { shown } = useSyncExternalStore(store.subscribe, store.snapshot);
  return shown ? <Laid store={store} shown={shown} {...rest} /> : <Waiting>Joining the table …</Waiting>;
}

function Laid({ store, shown: now, onLook, onShare, onSave, onSoFar, onReplay, onSit, end }: LiveTableProps & { shown: Shown }) {
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  const { settings } = useSettings();
  const oneZone = useOneZone();
  const lesson = useLesson();
  const inTray = useWindowShape().window === "side"; // above the world there is no room for it
  const learning = lesson !== null; // whoever learns has not seen any of it yet
  const taught = lesson?.zone;
  const [earlier, setEarlier] = useState<Shown | null>(null);
  const { zone, setZone } = useZone("map");
  const shown = earlier ?? now;
  const root = useRef<HTMLDivElement>(null);
  const desk = useDeskState(store, snapshot, shown, earlier !== null, setZone);
  const { view } = desk;
  const lines = toldBy(snapshot.lines, now.number);
  const past = useRoundAgo(
    readView(now.view).round,
    lines,
    onLook && (async (number) => ({ ...readView((await onLook(number)).view).scores })),
  );
  useEffect(() => {
    store.speed = settings.speed;
    store.quickens = settings.quickens && !learning;
  }, [store, settings.speed, settings.quickens, learning]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever looks back is brought to what happens
  useEffect(() => setEarlier(null), [now.number]);
  useEffect(() => {
    if (isZone(taught)) setZone(taught);
  }, [taught, setZone]);
  // With the drawing, not after it: whoever goes by the title must find the table it speaks of.
  useLayoutEffect(() => {
    document.title = desk.mine ? "Your turn · Landfall" : "Landfall";
  }, [desk.mine]);
  useMoments({
    turn: desk.mine && view.turn === desk.me ? `${view.round}:${view.turn}` : "",
    byLink: hasOthers(desk.seats),
    won: wonHere(snapshot),
  });
  useCues(lines.at(-1), view.fight?.crushes !== null && view.fight !== null);
  const asksPlaces = Object.keys(desk.lit).length > 0;
  useEffect(() => {
    if (asksPlaces) setZone("map");
  }, [asksPlaces, setZone]);
  useNextFocus(root, desk, now.number);
  useFlights(root, view, desk.before, desk.me);
  useKeys({ desk, store, waiting: snapshot.waiting, onEnd: endOfTray(desk).onEnd, onKey: (key) => pressed(desk, key) });

  const look = useMemo(
    () => onLook && ((number: number) => void onLook(number).then(setEarlier, () => undefined)),
    [onLook],
  );
  const [onBoard, setOnBoard] = useState(false);
  const Ended = useWanted(loadEnd, view.round > 1 || view.over); // long before it is needed, and not with the first turn
  const ended = Ended && view.over && !earlier && !onBoard && !learning ? snapshot.outcome : null;
  const hints = !desk.watching && !view.over && (snapshot.table?.hints ?? false);
  const chances = snapshot.table?.chances && !desk.watching ? <Chances chances={shown.chances} /> : null;
  return (
    <DeskProvider desk={desk}>
      <div
        id="app"
        className={`table cq n${view.letters.length}`}
        ref={root}
        data-number={now.number}
        data-state={ended ? "end" : stateOf(desk)}
        data-mode={view.mode}
        data-tab={zone}
        data-over={view.over || undefined}
        data-mine={desk.mine || undefined}
        data-sending={snapshot.sending || undefined}
        data-watching={desk.watching || undefined}
      >
        <Top
          race={<TerrorRace past={past} />}
          onHint={hints ? store.askHint : null}
          onShare={onShare ?? null}
          onSave={onSave ?? null}
          onSoFar={onSoFar ?? null}
          chances={chances}
        />
        {ended && Ended && end ? (
          <Ended outcome={ended} ways={end} lines={lines} onBoard={() => setOnBoard(true)} />
        ) : (
          <>
            <Tray
              slip={inTray ? (lesson?.slip ?? null) : null}
              store={store}
              snapshot={snapshot}
              looking={earlier && { round: view.round, onBack: () => setEarlier(null) }}
              lines={lines}
              onLook={look ?? null}
              onReplay={onReplay ?? null}
              onShare={onShare ?? null}
              onSit={onSit ?? null}
              onEnd={end ? () => setOnBoard(false) : null}
            />
            <ZoneTabs zone={zone} onZone={setZone} />
            <main className={inTray || !lesson?.slip ? "earth" : "earth taught"}>
              {!inTray && lesson?.slip}
              <World />
              <Side />
              {oneZone && (
                <section className="zhand" aria-label="Your hand">
                  <Hand />
                  <RacePlate />
                </section>
              )}
              <SideRail
                lines={lines}
                seen={snapshot.seen}
                since={snapshot.since}
                looking={earlier?.number ?? null}
                onLook={look ?? null}
                thinking={null}
                past={past}
                chances={chances}
                onReplay={view.over ? (onReplay ?? null) : null} // what is hidden until then has no replay
              />
            </main>
          </>
        )}
        <Reading />
        <Notices connected={snapshot.connected} notice={snapshot.notice} onClose={store.dismiss} />
        {desk.why && <WhyNot compared={({ action }) => <WhyCard action={action} />} allowed={({ gain }) => `It is allowed now: ${gain}.`} />}
        <Announcer lines={lines} asks={asks(desk)} />
      </div>
    </DeskProvider>
  );
}

/** What the moment is about, for the style sheets. */
function stateOf({ view, asked }: Desk): string {
  if (view.battle && !view.over) return view.fight?.dice.own.length ? "fight" : "battle";
  if (view.phase === "resistance") return "resistance";
  if (asked?.id === "command" || asked?.id === "again") return "command";
  if (asked?.id.startsWith("window-")) return "event";
  if (asked?.id === "race") return "race";
  return asked?.id === "discard" ? "draw" : "move";
}

/** The question that is open, for the ear. */
function asks({ asked, plain, view, me, nameOf, covered }: Desk): string {
  if (covered) return `Hand the screen to ${nameOf(covered)}.`;
  if (!asked || !plain) return "";
  const detail = asked.detail ? ` ${wordsText(asked.detail, plain)}` : "";
  const whose = view.turn && view.turn !== me ? `${nameOf(view.turn)}’s turn. ` : "";
  return `${whose}${asked.question}${detail}`;
}
