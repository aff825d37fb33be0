import { useCallback, useState } from "react";
import { NOTHING_EARNED } from "../earned/earned";
import type { RawView, TableView } from "../game/TableView";
import type { Letter } from "../link/wire";
import type { Shown, Snapshot, TableStore } from "../store/TableStore";
import type { Desk, WhyTarget } from "./desk";

/** The desk of a live table, for a game that reads its positions as `View` and asks why about `Target`s. */
export interface LiveDesk<View extends TableView, Target extends WhyTarget> extends Desk {
  view: View;
  before: View | null;
  why: Target | null;
  askWhy: (target: Target | null) => void;
}

const NO_STEPS: string[] = [];

interface TableWish<View> {
  read: (view: RawView) => View;
  store: TableStore;
  snapshot: Snapshot;
  shown: Shown;
  /** An earlier position is looked at. */
  looking: boolean;
}

/** The person's side of a table, as it is in every game: seats, moves, and what was asked. */
export function useTable<View extends TableView, Target extends WhyTarget>({
  read,
  store,
  snapshot,
  shown,
  looking,
}: TableWish<View>): LiveDesk<View, Target> {
  const { table } = snapshot;
  const view = read(shown.view);
  const seats = table?.seats ?? [];
  const yours = seats.filter((seat) => seat.yours).map((seat) => seat.letter);
  const { actor } = view;
  const decides = actor !== null && yours.includes(actor);
  const { rolls } = shown;
  const throws = rolls !== null && yours.includes(rolls);
  const now = !looking && snapshot.waiting === 0;
  const [why, setWhy] = useState<Target | null>(null);
  useFresh(shown, () => setWhy(null));
  const nameOf = useCallback((seat: Letter) => table?.seats.find((one) => one.letter === seat)?.name ?? seat, [table]);
  const act = useCallback(
    (...steps: string[]) => {
      setWhy(null);
      store.act(...steps);
    },
    [store],
  );
  const askWhy = useCallback(
    (target: Target | null) => {
      if (target) store.ask([target.action]);
      setWhy(target);
    },
    [store],
  );
  const mine = now && shown.moves.length > 0 && decides;
  return {
    view,
    before: snapshot.before && read(snapshot.before),
    edition: table?.edition ?? "",
    seats,
    me: decides ? actor : throws ? rolls : (yours[0] ?? view.inTurn),
    mine,
    rolls: now && throws,
    away: snapshot.came ? snapshot.since : null,
    moves: shown.moves,
    earned: mine ? shown.earned : NOTHING_EARNED,
    tally: mine ? shown.tally : null,
    question: (mine && shown.question) || null,
    watching: yours.length === 0,
    watchers: table?.watching ?? 0,
    nameOf,
    details: snapshot.details,
    act,
    why,
    askWhy,
    closeWhy: () => askWhy(null),
    hint: snapshot.hint?.steps ?? NO_STEPS,
    followed: snapshot.followed,
  };
}

/** Begin anew with another position: nothing is chosen, opened or asked there yet. */
export function useFresh(shown: Shown, begin: () => void): void {
  const [at, setAt] = useState(shown);
  if (at === shown) return;
  setAt(shown);
  if (at.number !== shown.number || at.version !== shown.version) begin();
}
