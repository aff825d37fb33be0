import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { useFlights } from "../../games/alien-frontiers/animation/useFlights";
import { Stage } from "../../games/alien-frontiers/board/Stage";
import type { Facility } from "../../games/alien-frontiers/names/names";
import { Waiting } from "../frame/Waiting";
import { Chances } from "../seats/Chances";
import { useRoundAgo } from "../seats/useRoundAgo";
import { useSettings } from "../settings/SettingsProvider";
import type { Shown, TableStore } from "../store/TableStore";
import { Announcer } from "../story/Announcer";
import { changedDice, toldBy } from "../story/story";
import { WhyNot } from "../why-not/WhyNot";
import { DeskContext } from "./desk";
import { Notice } from "./Notes";
import { Rail } from "./Rail";
import { Top } from "./Top";
import { Tray } from "./Tray";
import { useDeskState } from "./useDeskState";
import { useKeys } from "./useKeys";
import { Zones, useSwipe, type Zone } from "./Zones";
import "../styles/table/table.css";

interface TableProps {
  store: TableStore;
  /** Fetches an earlier position to look at. */
  onLook?: (number: number) => Promise<Shown>;
  onShare?: () => void;
  onSave?: () => void;
  onReplay?: () => void;
  zone?: Zone;
  /** Dice chosen from the start, for the pages that show the table without a server. */
  begin?: number[];
}

/** One table, from the wire to the screen. */
export function Table({ store, ...rest }: TableProps) {
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  if (!snapshot.table || !snapshot.shown)
    return snapshot.notice ? (
      <Waiting problem>
        {snapshot.notice} <a href="/">To the start page</a>
      </Waiting>
    ) : (
      <Waiting>Joining the table …</Waiting>
    );
  return <Laid store={store} shown={snapshot.shown} {...rest} />;
}

function Laid({
  store,
  shown: now,
  onLook,
  onShare,
  onSave,
  onReplay,
  zone: firstZone = "planet",
  begin,
}: TableProps & { shown: Shown }) {
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  const { settings } = useSettings();
  const [earlier, setEarlier] = useState<Shown | null>(null);
  const [zone, setZone] = useState<Zone>(firstZone);
  const shown = earlier ?? now;
  const desk = useDeskState(store, snapshot, shown, earlier !== null);
  const root = useRef<HTMLDivElement>(null);
  const lines = toldBy(snapshot.lines, now.number);
  const past = useRoundAgo(now.view.round, lines, onLook && (async (number) => (await onLook(number)).view.scores));
  const rolled = lines.at(-1)?.action.startsWith("roll") && !earlier ? now.number : null;

  useEffect(() => {
    store.speed = settings.speed;
  }, [store, settings.speed]);
  useEffect(() => setEarlier(null), [now.number]);
  useEffect(() => {
    if (begin) desk.choose(begin);
  }, [begin]); // eslint-disable-line
  useEffect(() => {
    if (desk.prompt?.onPlanet) setZone("planet");
  }, [desk.prompt?.onPlanet]);
  // With the drawing, not after it: whoever goes by the title must find the table it speaks of.
  useLayoutEffect(() => {
    document.title = desk.mine ? "Your turn · Landfall" : "Landfall";
  }, [desk.mine]);
  useFlights(root, shown.view, earlier ? null : snapshot.before);
  useKeys(desk, store, snapshot.waiting);
  const swipe = useSwipe(zone, setZone);

  const look = useMemo(
    () => onLook && ((number: number) => void onLook(number).then(setEarlier, () => undefined)),
    [onLook],
  );
  const show = (facility: Facility): void => {
    flushSync(() => setZone("facilities"));
    const plate = root.current?.querySelector<HTMLElement>(`[data-facility="${facility}"]`);
    plate?.scrollIntoView({ block: "center" });
    plate?.querySelector<HTMLElement>(".can .deed, .fw .deed")?.focus({ preventScroll: true });
  };
  const hints = !desk.watching && (snapshot.table?.hints ?? false);
  const chances = snapshot.table?.chances ? <Chances chances={shown.chances} /> : null;
  const state = desk.prompt?.onPlanet ? "land" : desk.prompt ? "ask" : "choose";
  return (
    <DeskContext value={desk}>
      <div
        id="app"
        className="table"
        ref={root}
        data-number={now.number}
        data-state={state}
        data-tab={zone}
        data-over={shown.view.over || undefined}
        data-mine={desk.mine || undefined}
        data-watching={desk.watching || undefined}
        {...swipe}
      >
        <Top
          past={past}
          onHint={hints ? store.askHint : null}
          onShare={onShare ?? null}
          onSave={onSave ?? null}
          chances={chances}
        />
        <Tray
          store={store}
          snapshot={snapshot}
          rolled={rolled}
          notes={changedDice(lines)}
          told={lines.at(-1)?.words ?? ""}
          looking={earlier && { round: earlier.view.round, onBack: () => setEarlier(null) }}
          onReplay={onReplay ?? null}
          onShow={show}
        />
        <Zones zone={zone} onZone={setZone} />
        <Stage
          rail={
            <Rail
              lines={lines}
              seen={snapshot.seen}
              looking={earlier?.number ?? null}
              onLook={look ?? null}
              thinking={shown.thinking}
              past={past}
              chances={chances}
              onReplay={onReplay ?? null}
            />
          }
        />
        <div className="notes">
          {!snapshot.connected && (
            <div className="note" role="status">
              <p>
                The connection is gone; trying again … Nothing is lost. Is Landfall still running in its window?
              </p>
            </div>
          )}
          {snapshot.notice && <Notice text={snapshot.notice} onClose={store.dismiss} />}
        </div>
        <WhyNot />
        <Announcer lines={lines} />
      </div>
    </DeskContext>
  );
}
