import { useCallback, useEffect, useMemo, useState } from "react";
import { type Offer, offerAt } from "../../games/alien-frontiers/docking/offers";
import { NOTHING_LEFT, losesSomething, unfinished } from "../../games/alien-frontiers/hand/unfinished";
import { FACILITIES, type Facility, type Territory } from "../../games/alien-frontiers/names/names";
import { type View, highestAtMine } from "../../games/alien-frontiers/position/view";
import { type Opened, promptFor } from "../../games/alien-frontiers/prompts/prompt";
import type { Letter } from "../link/wire";
import type { Shown, Snapshot, TableStore } from "../store/TableStore";
import { shortName } from "../text/words";
import type { Desk, WhyTarget } from "./desk";

/** The person's side of a table: chosen dice, what is opened, and what follows from both. */
export function useDeskState(store: TableStore, snapshot: Snapshot, shown: Shown, looking: boolean): Desk {
  const { table } = snapshot;
  const { view, moves } = shown;
  const seats = table?.seats ?? [];
  const yours = seats.filter((seat) => seat.yours).map((seat) => seat.letter);
  const actor = view.actor;
  const mine = !looking && snapshot.waiting === 0 && moves.length > 0 && actor !== null && yours.includes(actor);
  const me: Letter = actor !== null && yours.includes(actor) ? actor : (yours[0] ?? view.position.turn);

  const [chosen, setChosen] = useState<number[]>([]);
  const [opened, setOpened] = useState<Opened>(null);
  const [hot, setHot] = useState("");
  const [why, setWhy] = useState<WhyTarget | null>(null);
  const [ending, setEnding] = useState(false);

  // A new position begins with nothing chosen.
  const [at, setAt] = useState(shown);
  if (at !== shown) {
    setAt(shown);
    if (at.number !== shown.number || at.version !== shown.version) {
      setChosen([]);
      setOpened(null);
      setWhy(null);
      setHot("");
      setEnding(false);
    }
  }

  const nameOf = useCallback((seat: Letter) => table?.seats.find((one) => one.letter === seat)?.name ?? seat, [table]);
  const prompt = useMemo(
    () => (mine ? promptFor(view, moves, opened, (seat) => shortName(nameOf(seat))) : null),
    [mine, view, moves, opened, nameOf],
  );
  const offers = useMemo(() => {
    const found: Partial<Record<Facility, Offer>> = {};
    if (!mine || (view.asks !== "main" && view.asks !== "carry")) return found;
    if (view.asks === "main" && view.dice.length === 0) return found; // nothing is left to refuse
    const dice = chosen.map((i) => view.dice[i]).filter((die) => die !== undefined);
    for (const facility of FACILITIES) {
      const first = offerAt(facility, dice, view, moves, me);
      const because = first.kind === "no" ? snapshot.because[first.probe] : undefined;
      found[facility] = because ? offerAt(facility, dice, view, moves, me, because) : first;
    }
    return found;
  }, [mine, view, moves, chosen, me, snapshot.because]);

  // What stands on a tag of a closed plate is the server's reason: ask for all of them at once.
  useEffect(() => {
    const probes = Object.values(offers).flatMap((offer) => (offer.kind === "no" ? [offer.probe] : []));
    if (probes.length > 0) store.why(probes);
  }, [store, offers]);

  const left = useMemo(() => (mine ? unfinished(view, moves) : NOTHING_LEFT), [mine, view, moves]);
  const act = useCallback(
    (...steps: string[]) => {
      setOpened(null);
      setWhy(null);
      setEnding(false);
      store.act(...steps);
    },
    [store],
  );
  const askWhy = useCallback(
    (target: WhyTarget | null) => {
      if (target) store.why([target.action]);
      setWhy(target);
      setEnding(false);
    },
    [store],
  );
  const end = (): void => {
    if (!mine) return;
    if (!moves.some((move) => move.text === "end"))
      askWhy({ title: "Why not end the turn?", action: "end", chosen: [] });
    else if (losesSomething(left) && !ending) {
      setWhy(null);
      setEnding(true);
    } else act("end");
  };
  const open = useCallback((next: Opened) => {
    setOpened(next);
    setEnding(false);
  }, []);
  const toggle = useCallback((die: number) => {
    setOpened(null);
    setWhy(null);
    setEnding(false);
    setChosen((old) => (old.includes(die) ? old.filter((one) => one !== die) : [...old, die]));
  }, []);

  return {
    view,
    before: snapshot.before,
    edition: table?.edition ?? "",
    seats,
    me,
    mine,
    moves,
    watching: yours.length === 0,
    left,
    nameOf,
    chosen,
    dice: view.dice,
    toggle,
    choose: setChosen,
    offers,
    because: snapshot.because,
    prompt,
    hot: hot || (prompt?.onPlanet ? bestOf(prompt.options) : ""),
    setHot,
    opened,
    open,
    act,
    ending,
    end,
    why,
    askWhy,
    hint: snapshot.hint?.steps ?? [],
    cited: citedBy(why, snapshot, view),
  };
}

function bestOf(options: readonly { action: string; strong: boolean; off?: boolean }[]): string {
  return options.find((option) => option.strong && !option.off)?.action ?? "";
}

/** What a refusal speaks of is ringed on the table. */
function citedBy(
  why: WhyTarget | null,
  snapshot: Snapshot,
  view: View,
): { ships: string[]; territory: Territory | null } {
  const refusal = why ? snapshot.because[why.action]?.refusal : undefined;
  if (refusal === "lunar-mine.order") {
    const top = highestAtMine(view);
    return { ships: top ? [`lunar-mine:${top.seat}:${top.value}`] : [], territory: "van-vogt-mountains" };
  }
  if (refusal === "land.repulsor") {
    return { ships: [], territory: (view.position.fields["repulsor-field"] as Territory | undefined) ?? null };
  }
  return { ships: [], territory: null };
}
