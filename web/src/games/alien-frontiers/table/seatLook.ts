/** How the row of a seat looks, for the style sheets: they need not search it for what it holds. */

import { dockLook } from "../board/DockAnswer";
import type { Letter } from "../names/names";
import { boardOf } from "../position/view";
import { type Option, answersAt } from "../prompts/prompt";
import type { Desk } from "./desk";

/** The resources of a seat are counted now, or something keeps them safe. */
export function countedAt({ tally, prompt }: Desk, seat: Letter): { counts: boolean; safe: Option | undefined } {
  const counts = tally?.counts.some((act) => act.seat === seat) ?? false;
  const safe = prompt?.tallied ? prompt.options.find((option) => option.off && option.seat === seat) : undefined;
  return { counts, safe: counts ? undefined : safe };
}

/** The question is about this seat: its row leads to the answers. */
export function isAskedAbout(desk: Desk, seat: Letter): boolean {
  if (!desk.mine) return false;
  return (!desk.wantsCard && countedAt(desk, seat).counts) || answersAt(desk.prompt, `seat:${seat}`).length > 0;
}

/** `inRow`: what is counted is counted in the row itself, in the place of all else. */
export function seatLook(desk: Desk, seat: Letter, inRow: boolean): string {
  const { counts, safe } = countedAt(desk, seat);
  if (inRow && (counts || safe)) return counts ? "counted" : "guarded";
  const asked = isAskedAbout(desk, seat);
  const board = boardOf(desk.view, seat);
  const looks = [
    asked ? "asked counted" : "",
    safe ? "guarded" : "",
    board ? "manned" : "",
    board && dockLook(desk, board).look === "lit" ? "takes" : "",
  ];
  return looks.filter(Boolean).join(" ");
}
