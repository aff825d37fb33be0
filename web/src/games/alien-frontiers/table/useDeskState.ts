import { useCallback, useMemo, useState } from "react";
import { type Earned, askedBeforeTheEnd } from "../../../shell/earned/earned";
import { useEnding } from "../../../shell/earned/useEnding";
import { useOneZone } from "../../../shell/frame/windowClass";
import type { Details } from "../../../shell/link/messages";
import type { Shown, Snapshot, TableStore } from "../../../shell/store/TableStore";
import { useDetails, useNotNow } from "../../../shell/store/useDetails";
import { useFresh, useTable } from "../../../shell/table/useTable";
import { type CountedAct, NO_WISHES, stepsOf, wish } from "../../../shell/tally/tally";
import { shortName } from "../../../shell/text/words";
import { offersFor } from "../docking/offers";
import type { Spot } from "../hint/spots";
import { isTerritory } from "../names/names";
import { type View, highestAtMine, readView } from "../position/view";
import { type Opened, answersAt, promptFor } from "../prompts/prompt";
import type { Desk, WhyTarget } from "./desk";
import { lookedAt } from "./lookedAt";

const NONE: Desk["marked"] = [];

/** The person's side of a table: chosen dice, what is opened, and what follows from both. */
export function useDeskState(
  store: TableStore,
  snapshot: Snapshot,
  shown: Shown,
  looking: boolean,
  /** Brings a place of the table into sight. */
  show: (place: string) => void,
): Desk {
  const table = useTable<View, WhyTarget>({ read: readView, store, snapshot, shown, looking });
  const { view, moves, mine, me, nameOf, why, details, earned, tally, question } = table;

  const [chosen, setChosen] = useState<number[]>([]);
  const [opened, setOpened] = useState<Opened>(null);
  const [hot, setHot] = useState("");
  const oneZone = useOneZone();
  const [wished, setWished] = useState(NO_WISHES);
  const [wantsCard, wantCard] = useState(false);
  const [ending, setEnding] = useEnding(shown.version);
  // A new position begins with nothing chosen.
  useFresh(shown, () => {
    setChosen([]);
    setOpened(null);
    setHot("");
    setWished(NO_WISHES);
    wantCard(false);
  });

  const notNow = useNotNow(store, mine);
  const prompt = useMemo(
    () => (mine ? promptFor(view, moves, details, notNow, opened, (seat) => shortName(nameOf(seat), view.letters.map(nameOf)), question) : null),
    [mine, view, moves, details, notNow, opened, nameOf, question],
  );
  const offers = useMemo(
    () => (mine ? offersFor(chosen, { view, moves, known: details, notNow }, me) : {}),
    [mine, view, moves, chosen, me, details, notNow],
  );
  useDetails(
    store,
    useMemo(
      () =>
        mine
          ? lookedAt(view, moves, me, prompt, chosen.length > 0 ? offers : {}, why, tally && stepsOf(tally, wished))
          : [],
      [mine, view, moves, me, prompt, chosen, offers, why, tally, wished],
    ),
  );

  const act = useCallback(
    (...steps: string[]) => {
      setOpened(null);
      table.act(...steps);
    },
    [table.act],
  );
  const end = (): void => {
    if (!mine) return;
    const late = view.asks === "main" && question !== null;
    if (late && moves.some((move) => move.text === "done")) act("done");
    else if (!moves.some((move) => move.text === "end"))
      table.askWhy({ title: "Why not end the turn?", action: "end", chosen: [] });
    else if (askedBeforeTheEnd(earned).length > 0 && !ending) {
      table.askWhy(null);
      setEnding(true);
    } else act("end");
  };
  const open = useCallback((next: Opened) => setOpened(next), []);
  const take = (one: Earned): void => {
    const [only, ...others] = one.actions;
    setEnding(false);
    if (only !== undefined && others.length === 0) act(only);
    else show(one.target[0] ?? "");
  };
  const answer = (spot: Spot): void => {
    const [only, ...others] = answersAt(prompt, spot);
    if (tally && !wantsCard && spot.startsWith("seat:")) focusOn(`[data-tally="${spot.slice(5)}"] [role=spinbutton]`);
    if (!only || (tally && !wantsCard)) return;
    // On a phone a finger covers the territory that it taps: the button below lands.
    if (others.length === 0 && only.leads) setOpened({ kind: "way", start: only.leads });
    else if (others.length === 0 && !(only.territory && oneZone)) act(only.action);
    else {
      setHot(only.action);
      focusOn(`[data-action="${CSS.escape(only.action)}"]`);
    }
  };
  const toggle = useCallback(
    (die: number) => {
      setOpened(null);
      table.askWhy(null);
      setChosen((old) => (old.includes(die) ? old.filter((one) => one !== die) : [...old, die]));
    },
    [table.askWhy],
  );

  const told = details[why?.action ?? ""];
  const cited = useMemo(() => citedBy(told, view), [told, view]);

  return {
    ...table,
    notNow,
    marked: NONE,
    chosen,
    dice: view.dice,
    toggle,
    choose: setChosen,
    offers,
    prompt,
    answer,
    wished,
    wish: (one: CountedAct, n: number) => tally && setWished((old) => wish(tally, old, one, n)),
    wantsCard,
    wantCard,
    take,
    hot: hot || (prompt?.onPlanet ? bestOf(prompt.options) : ""),
    setHot,
    opened,
    open,
    act,
    ending,
    stay: () => setEnding(false),
    end,
    cited,
  };
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
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
