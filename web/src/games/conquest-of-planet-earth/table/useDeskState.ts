import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Option } from "../../../shell/plain/plain";
import { readPlain } from "../../../shell/plain/readPlain";
import type { Shown, Snapshot, TableStore } from "../../../shell/store/TableStore";
import type { WhyTarget } from "../../../shell/table/desk";
import { useFresh, useTable } from "../../../shell/table/useTable";
import type { Space } from "../position/position";
import { type View, readView } from "../position/view";
import { alliesAt, lit, nextSquad } from "../world/lit";
import { type Desk, type Squad, type Zone, optionOf } from "./desk";
import { useHanded } from "./useHanded";
import { useOrder } from "./useOrder";

/** The person's side of a table: what is asked, what is chosen, and what follows from both. */
export function useDeskState(
  store: TableStore,
  snapshot: Snapshot,
  shown: Shown,
  looking: boolean,
  show: (zone: Zone) => void,
): Desk {
  const table = useTable<View, WhyTarget>({ read: readView, store, snapshot, shown, looking });
  const { view, mine, act } = table;
  const me = view.seat ?? table.me;

  useEffect(() => {
    store.showPlain(true, true);
    return () => store.showPlain(false);
  }, [store]);
  const plain = useMemo(() => snapshot.plain && readPlain(snapshot.plain, snapshot.hint), [snapshot.plain, snapshot.hint]);
  const shared = table.seats.filter((seat) => seat.yours).length > 1;
  const { covered, hidden, uncover } = useHanded(plain, shared, shown.version);
  const open = mine && plain?.version === shown.version ? (plain?.prompt ?? null) : null;
  const asked = covered ? null : open;

  const [picked, pick] = useState<Option | null>(null);
  const [squad, setSquad] = useState<Squad | null>(null);
  const [hot, setHot] = useState("");
  const turns = useRef<number | null>(null);
  const [reading, read] = useState("");
  // A new position begins with nothing chosen, but for a secret choice while others make theirs.
  const stands = mine && plain?.prompt?.secret === true && plain.prompt.seat === me;
  useFresh(shown, () => {
    if (!stands) pick(null);
    setSquad(null);
    setHot("");
  });

  const order = useOrder({ view, asked, me, notice: snapshot.notice, act });
  const now = order.left > 0 ? null : asked;
  const acting = now?.id === "action" ? now : null;
  const muster = useCallback(
    (from: Space | null): void => {
      pick(null);
      setSquad((old) => from === null ? null : nextSquad(old, from, most(view.reach[from]), alliesAt(view, acting, from, me)));
    },
    [view, acting, me],
  );
  const lights = useMemo(() => lit(view, now, squad), [view, now, squad]);
  const press = (space: Space): void => {
    const light = lights[space];
    const [only, ...others] = light?.options ?? [];
    if (light?.way) order.begin(light.way.steps);
    else if (only && others.length === 0) act(only.action);
    else if (only) document.querySelector<HTMLElement>(`[data-action="${CSS.escape(only.action)}"]`)?.focus();
    else if (acting && (most(view.reach[space]) > 0 || alliesAt(view, acting, space, me).length > 0)) muster(space);
    else read(`space:${space}`);
  };
  return {
    ...table,
    // Where others may answer the first of several steps, the next ones wait for that: a hint is an order, too.
    act: (...steps) => (steps.length > 1 ? order.begin(steps) : act(...steps)),
    me,
    store,
    plain,
    asked: now,
    shared,
    covered: open ? covered : null,
    hidden,
    uncover,
    picked: picked && now && !optionOf(now, picked.action) ? null : picked,
    pick: (option) => pick((old) => (old?.action === option?.action ? null : option)),
    answer: (option) => act(option.action),
    squad,
    muster,
    lit: lights,
    press,
    hot,
    setHot,
    turns,
    reading,
    read,
    show,
  };
}

/** So many of the saucers there may move together. */
function most(ways: Readonly<Record<string, unknown>> | undefined): number {
  return Math.max(0, ...Object.keys(ways ?? {}).map(Number));
}
