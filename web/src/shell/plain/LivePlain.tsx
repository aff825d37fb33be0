import { useEffect, useMemo, useSyncExternalStore } from "react";
import { Waiting } from "../frame/Waiting";
import type { LaidTable } from "../game/GameModule";
import { drawnOf, useGame } from "../game/games";
import type { LiveTableProps } from "../game/GameModule";
import { Icon } from "../icons/Icon";
import { ownRollsOf } from "../roll/ownRolls";
import { RollBox } from "../roll/RollBox";
import { useSettings } from "../settings/SettingsProvider";
import { Menu } from "../table/Menu";
import { PlainTable } from "./PlainTable";
import { readPlain } from "./readPlain";
import { Sign } from "./Sign";
import { useWhys } from "./whys";

/** A live table in plain words: the server's message, and what a person does with it. */
export default function LivePlain({ store, onShare, onSave, onSoFar, onReplay }: LiveTableProps) {
  const state = useSyncExternalStore(store.subscribe, store.snapshot);
  const { table, shown, plain: message, details, hint, notice } = state;
  useEffect(() => {
    store.showPlain(true);
    return () => store.showPlain(false);
  }, [store]);
  const plain = useMemo(() => message && readPlain(message, hint), [message, hint]);
  const [whys, ruleAt] = useWhys(plain, details, table?.game ?? "");
  if (!table || !plain) return <Waiting>Laying the table …</Waiting>;
  const mine = table.seats.filter((seat) => seat.yours);
  const rolls = mine.some((one) => one.letter === shown?.rolls);
  const ownRolls = ownRollsOf(state, store);
  const seat = plain.viewer ?? mine[0]?.letter;
  return (
    <PlainTable
      plain={plain}
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
      notice={notice}
      ruleAt={ruleAt}
      ways={<Ways game={table.game} seats={table.seats.length} options={table.options} />}
      tools={<Menu onShare={onShare ?? null} onSave={onSave ?? null} onHint={null} onSoFar={onSoFar ?? null} ownRolls={ownRolls} />}
      waiting={rolls && <RollBox onRoll={store.roll} ownRolls={ownRolls} />}
      after={
        <>
          <a className="p-bt p-pri" href="/">
            Play again
          </a>
          {onReplay && (
            <button type="button" className="p-bt" onClick={onReplay}>
              See it again
            </button>
          )}
        </>
      }
    />
  );
}

/** To the table as its game draws it, if it does, and to its rules. */
function Ways({ game, ...table }: LaidTable & { game: string }) {
  const { change } = useSettings();
  const drawn = drawnOf(useGame(game), table);
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
