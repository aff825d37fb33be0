/** Where a colony lands, and what each territory would bring. */

import type { Move, NotNow } from "../../../shell/link/messages";
import { MOON, TERRITORIES, type Territory, title } from "../names/names";
import { type Known, changesOf } from "../position/changes";
import { type View, territoriesOf } from "../position/view";
import { saidOf } from "../text/said";
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
  const moon = territoriesOf(view).filter((territory) => territory === MOON);
  const options = [...TERRITORIES.slice(0, 4), "burroughs-desert" as const, ...TERRITORIES.slice(4, 7), ...moon].map(
    (territory) => {
      const action = `land ${territory}`;
      if (!moves.some((one) => one.text === action)) return barred(territory, action, notNow);
      const details = known[action];
      const points = (details?.gained?.["points"] ?? 0) - (details?.paid?.["points"] ?? 0);
      return {
        action,
        territory,
        title: title(territory),
        detail: details ? saidOf(details.outcome ?? [], nameOf) : null,
        badge: points === 0 ? "" : `${points > 0 ? "+" : "−"}${Math.abs(points)}`,
        strong: points > 1,
        rewards: changesOf(details, "control-gained").some((one) => one.seat === view.acting),
      };
    },
  );
  return {
    verb: why === "launched" ? "Launch" : why === "moved" ? "Move" : "Land",
    icon: "dome",
    question:
      why === "moved" && owner && owner !== view.acting
        ? `Where does ${nameOf(owner)}’s colony land?`
        : "Where does your colony land?",
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
