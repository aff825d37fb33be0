import { useCallback, useMemo, useState } from "react";
import type { Details } from "../../../shell/link/messages";
import type { Shown, Snapshot, TableStore } from "../../../shell/store/TableStore";
import { useDetails, useNotNow } from "../../../shell/store/useDetails";
import { useFresh, useTable } from "../../../shell/table/useTable";
import { shortName } from "../../../shell/text/words";
import { offersFor } from "../docking/offers";
import { NOTHING_LEFT, losesSomething, unfinished } from "../hand/unfinished";
import { isTerritory } from "../names/names";
import { type View, highestAtMine, readView } from "../position/view";
import { type Opened, promptFor } from "../prompts/prompt";
import type { Desk, WhyTarget } from "./desk";
import { lookedAt } from "./lookedAt";

const NONE: Desk["marked"] = [];

/** The person's side of a table: chosen dice, what is opened, and what follows from both. */
export function useDeskState(store: TableStore, snapshot: Snapshot, shown: Shown, looking: boolean): Desk {
  const table = useTable<View, WhyTarget>({ read: readView, store, snapshot, shown, looking });
  const { view, moves, mine, me, nameOf, why, details } = table;

  const [chosen, setChosen] = useState<number[]>([]);
  const [opened, setOpened] = useState<Opened>(null);
  const [hot, setHot] = useState("");
  const [ending, setEnding] = useState(false);
  // A new position begins with nothing chosen.
  useFresh(shown, () => {
    setChosen([]);
    setOpened(null);
    setHot("");
    setEnding(false);
  });

  const notNow = useNotNow(store, mine);
  const prompt = useMemo(
    () => (mine ? promptFor(view, moves, details, notNow, opened, (seat) => shortName(nameOf(seat))) : null),
    [mine, view, moves, details, notNow, opened, nameOf],
  );
  const offers = useMemo(
    () => (mine ? offersFor(chosen, { view, moves, known: details, notNow }, me) : {}),
    [mine, view, moves, chosen, me, details, notNow],
  );
  useDetails(
    store,
    useMemo(
      () => (mine ? lookedAt(view, moves, me, prompt, chosen.length > 0 ? offers : {}, why) : []),
      [mine, view, moves, me, prompt, chosen, offers, why],
    ),
  );

  const left = useMemo(() => (mine ? unfinished(view, moves, details) : NOTHING_LEFT), [mine, view, moves, details]);
  const act = useCallback(
    (...steps: string[]) => {
      setOpened(null);
      setEnding(false);
      table.act(...steps);
    },
    [table.act],
  );
  const askWhy = useCallback(
    (target: WhyTarget | null) => {
      table.askWhy(target);
      setEnding(false);
    },
    [table.askWhy],
  );
  const end = (): void => {
    if (!mine) return;
    if (!moves.some((move) => move.text === "end"))
      askWhy({ title: "Why not end the turn?", action: "end", chosen: [] });
    else if (losesSomething(left) && !ending) {
      table.askWhy(null);
      setEnding(true);
    } else act("end");
  };
  const open = useCallback((next: Opened) => {
    setOpened(next);
    setEnding(false);
  }, []);
  const toggle = useCallback(
    (die: number) => {
      setOpened(null);
      askWhy(null);
      setChosen((old) => (old.includes(die) ? old.filter((one) => one !== die) : [...old, die]));
    },
    [askWhy],
  );

  return {
    ...table,
    notNow,
    left,
    marked: NONE,
    chosen,
    dice: view.dice,
    toggle,
    choose: setChosen,
    offers,
    prompt,
    hot: hot || (prompt?.onPlanet ? bestOf(prompt.options) : ""),
    setHot,
    opened,
    open,
    act,
    ending,
    end,
    askWhy,
    cited: citedBy(details[why?.action ?? ""], view),
  };
}

function bestOf(options: readonly { action: string; strong: boolean; off?: boolean }[]): string {
  return options.find((option) => option.strong && !option.off)?.action ?? "";
}

/** What a refusal speaks of is ringed on the table: the ship in the way, the territory that has to do with it. */
function citedBy(told: Details | undefined, view: View): Desk["cited"] {
  const lifting = told?.lifted_by?.find(isTerritory) ?? null;
  const top = told?.refusal === "lunar-mine.order" ? highestAtMine(view) : null;
  const repulsor = told?.refusal === "land.repulsor" ? view.position.fields["repulsor-field"] : undefined;
  return {
    ships: top ? [`lunar-mine:${top.seat}:${top.value}`] : [],
    territory: lifting ?? (isTerritory(repulsor) ? repulsor : null),
    lifting,
  };
}
