/** Where a colony lands, and what each territory would bring. */

import type { Details, Move, NotNow } from "../../../shell/link/messages";
import { type Letter, TERRITORIES, type Territory, title } from "../names/names";
import { type Known, changesOf } from "../position/changes";
import { type View, tiedOn } from "../position/view";
import type { NameOf } from "../../../shell/game/GameModule";
import type { Option, Prompt } from "./prompt";

export function landPrompt(
  view: View,
  moves: readonly Move[],
  known: Known,
  notNow: readonly NotNow[],
  nameOf: NameOf,
): Prompt {
  const why = view.pending?.why;
  const owner = view.pending?.owner;
  const options = [...TERRITORIES.slice(0, 4), "burroughs-desert" as const, ...TERRITORIES.slice(4, 7)].map(
    (territory) => {
      const action = `land ${territory}`;
      if (!moves.some((one) => one.text === action)) return barred(territory, action, notNow);
      const details = known[action];
      const points = (details?.gained?.["points"] ?? 0) - (details?.paid?.["points"] ?? 0);
      return {
        action,
        territory,
        title: title(territory),
        detail: details ? landingWords(view, details, territory, nameOf) : null,
        badge: points === 0 ? "" : `${points > 0 ? "+" : "−"}${Math.abs(points)}`,
        strong: points > 1,
      };
    },
  );
  return {
    verb: why === "launched" ? "Launch" : why === "moved" ? "Move" : "Land",
    icon: "dome",
    question:
      why === "moved" && owner
        ? `Choose a territory for ${owner === view.acting ? "your" : `${nameOf(owner)}’s`} colony`
        : "Choose a territory for your colony",
    cost: null,
    options,
    cancel: "undo",
    onPlanet: true,
  };
}

function barred(territory: Territory, action: string, notNow: readonly NotNow[]): Option {
  const line = notNow.find((one) => one.action === action);
  const detail = line ? (line.brief ?? line.reason) : null;
  return { action, territory, title: title(territory), detail, badge: "", strong: false, off: true };
}

/** “you take control”, “tie: Cleo loses it”, “you join the tie”, … */
export function landingWords(view: View, details: Details, territory: Territory, nameOf: NameOf): string {
  const holder = view.control[territory];
  const you = view.acting;
  const of = (kind: "control-gained" | "control-lost", seat: Letter): boolean =>
    changesOf(details, kind).some((change) => change.seat === seat && change.territory === territory);
  if (of("control-gained", you)) return holder ? `you take it from ${nameOf(holder)}` : "you take control";
  if (holder === you) return "you keep control";
  if (holder) return of("control-lost", holder) ? `tie: ${nameOf(holder)} loses it` : `${nameOf(holder)} keeps control`;
  return tiedOn(view, territory).length > 0 ? "you join the tie" : "nobody controls it";
}
