import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useOwnCards } from "../cards/ownCards";
import { Waiting } from "../frame/Waiting";
import type { LiveTableProps } from "../game/GameModule";
import type { Details } from "../link/messages";
import { Menu } from "../table/Menu";
import { PlainTable } from "./PlainTable";
import type { NotNow, Plain, Why } from "./plain";
import { readPlain } from "./readPlain";

/** A live table in plain words: the server's message, and what a person does with it. */
export default function LivePlain({ store, onShare, onSave, onReplay }: LiveTableProps) {
  const state = useSyncExternalStore(store.subscribe, store.snapshot);
  const { table, plain: message, details, hint, notice } = state;
  const own = useOwnCards();
  useEffect(() => {
    store.showPlain(true);
    return () => store.showPlain(false);
  }, [store]);
  const plain = useMemo(() => message && readPlain(message, hint), [message, hint]);
  const whys = useMemo(() => (plain ? whysOf(plain, details) : new Map<number, Why>()), [plain, details]);
  if (!table || !plain) return <Waiting>Laying the table …</Waiting>;
  const mine = table.seats.filter((seat) => seat.yours);
  const seat = plain.viewer ?? mine[0]?.letter;
  return (
    <PlainTable
      plain={plain}
      act={store.actInPlain}
      why={({ action }) => action && store.ask([action])}
      whys={whys}
      undo={plain.undo ? store.undoInPlain : undefined}
      redo={plain.redo ? store.redoInPlain : undefined}
      takeBack={plain.mine?.undo ? store.undoInPlain : undefined}
      hint={table.hints && plain.prompt ? store.askHint : undefined}
      stop={seat ? (window, value) => store.stopAt(seat, window, value) : undefined}
      shared={mine.length > 1}
      notice={notice}
      ruleAt={({ source }) => `${own?.rulesAt ?? `/rules?game=${table.game}`}#${source}`}
      tools={<Menu onShare={onShare ?? null} onSave={onSave ?? null} onHint={null} />}
      after={
        onReplay && (
          <button type="button" className="p-do" onClick={onReplay}>
            <span>See it again</span>
          </button>
        )
      }
    />
  );
}

/** What the server said about what is not possible, by its number in the prompt. */
function whysOf(plain: Plain, details: Readonly<Record<string, Details>>): Map<number, Why> {
  const found = (plain.prompt?.not ?? []).flatMap((not: NotNow): [number, Why][] => {
    const answer = not.action === undefined ? undefined : details[not.action];
    return answer && !answer.legal ? [[not.id, whyOf(answer)]] : [];
  });
  return new Map(found);
}

function whyOf({ fact, refusal, rules }: Details): Why {
  const title = rules.find(({ id }) => id === refusal)?.title ?? rules[0]?.title ?? refusal;
  return { title, missing: [`${fact.charAt(0).toUpperCase()}${fact.slice(1)}.`], rule: [title], source: refusal };
}
