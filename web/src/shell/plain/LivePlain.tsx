import { useEffect, useMemo, useSyncExternalStore } from "react";
import { Waiting } from "../frame/Waiting";
import { useGame } from "../game/games";
import type { LiveTableProps } from "../game/GameModule";
import { Icon } from "../icons/Icon";
import { ownRollsOf } from "../roll/ownRolls";
import { RollBox } from "../roll/RollBox";
import { useMoments } from "../sound/useSounds";
import { hasOthers, wonHere } from "../table/people";
import { useSettings } from "../settings/SettingsProvider";
import { Menu } from "../table/Menu";
import { Charts } from "../end/Charts";
import { useCourse } from "../end/useCourse";
import type { EndWays } from "../end/ways";
import type { Letter } from "../link/wire";
import type { Plain } from "./plain";
import { PlainTable } from "./PlainTable";
import { seatName } from "./texts";
import { readPlain, withUndo } from "./readPlain";
import { Sign } from "./Sign";
import { useWhys } from "./whys";

/** A live table in plain words: the server's message, and what a person does with it. */
export default function LivePlain({ store, onShare, onSave, onSoFar, onReplay, onSit, end }: LiveTableProps) {
  const state = useSyncExternalStore(store.subscribe, store.snapshot);
  const { table, shown, plain: message, details, hint, notice, tookBack, stops } = state;
  useEffect(() => {
    store.showPlain(true);
    return () => store.showPlain(false);
  }, [store]);
  const plain = useMemo(() => message && withUndo(readPlain(message, hint), tookBack), [message, hint, tookBack]);
  const throws = table?.seats.find((one) => one.yours && one.letter === shown?.rolls)?.letter;
  const called = throws ?? plain?.prompt?.seat;
  useMoments({
    turn: called && plain && !plain.prompt?.from ? `${plain.round}:${called}` : "",
    byLink: hasOthers(table?.seats ?? []),
    won: wonHere(state),
  });
  const [whys, ruleAt] = useWhys(plain, details, table?.game ?? "");
  if (!table || !plain) return <Waiting>Laying the table …</Waiting>;
  const mine = table.seats.filter((seat) => seat.yours);
  const ownRolls = ownRollsOf(state, store);
  const seat = plain.viewer ?? mine[0]?.letter;
  return (
    <PlainTable
      plain={seat && stops[seat] ? { ...plain, stops: stops[seat].stops, later: stops[seat].later } : plain}
      act={(action) => store.actInPlain(action)}
      actAll={([first, ...more]) => first !== undefined && store.actInPlain(first, ...more)}
      why={({ action }) => action && store.ask([action])}
      whys={whys}
      undo={plain.undo ? store.undoInPlain : undefined}
      redo={plain.redo ? store.redoInPlain : undefined}
      takeBack={plain.mine?.undo ? store.undoInPlain : undefined}
      hint={table.hints && plain.prompt ? store.askHint : undefined}
      stop={seat ? (window, value) => store.stopAt(seat, window, value) : undefined}
      shared={mine.length > 1}
      rolls={throws}
      notice={notice}
      ruleAt={ruleAt}
      ways={<Ways game={table.game} />}
      tools={<Menu onShare={onShare ?? null} onSave={onSave ?? null} onHint={null} onSoFar={onSoFar ?? null} ownRolls={ownRolls} />}
      waiting={onSit ? <SitDown onSit={onSit} /> : throws && <RollBox plain onRoll={store.roll} ownRolls={ownRolls} />}
      after={
        <>
          {end?.again ? (
            <button type="button" className="p-bt p-pri" onClick={end.again}>
              Play again, same table
            </button>
          ) : (
            <a className="p-bt p-pri" href="/">
              New game
            </a>
          )}
          {onReplay && (
            <button type="button" className="p-bt" onClick={onReplay}>
              See it again
            </button>
          )}
          {end && (
            <button type="button" className="p-bt" onClick={end.analyse}>
              Analyse
            </button>
          )}
          {end && plain.result && <PlainCourse ways={end} plain={plain} me={mine.length === 1 ? mine[0]?.letter : undefined} />}
        </>
      }
    />
  );
}

/** For somebody who was offered a seat, and only watches so far. */
function SitDown({ onSit }: { onSit: () => void }) {
  return (
    <button type="button" className="p-bt p-pri" onClick={onSit}>
      Sit down
    </button>
  );
}

interface PlainCourseProps {
  ways: EndWays;
  plain: Plain;
  me: Letter | undefined;
}

/** How the game went, round by round. */
function PlainCourse({ ways, plain, me }: PlainCourseProps) {
  const { course } = useCourse(ways.course, undefined);
  const letters = plain.seats.map((seat) => seat.letter as Letter);
  return (
    <div className="p-course">
      <Charts course={course} letters={letters} me={me} nameOf={(seat) => seatName(seat, plain)} heading="h2" />
    </div>
  );
}

/** To the table as its game draws it, if it does, and to its rules. */
function Ways({ game }: { game: string }) {
  const { change } = useSettings();
  const drawn = useGame(game)?.drawn;
  return (
    <>
      {drawn && (
        <button type="button" className="p-tb p-roomy" onClick={() => change({ plain: false })}>
          <Sign name="drawn" />
          <span>Drawn table</span>
        </button>
      )}
      <a className="p-tb p-roomy" href={`/rules?game=${encodeURIComponent(game)}`}>
        <Icon name="book" />
        <span>Rules</span>
      </a>
    </>
  );
}
