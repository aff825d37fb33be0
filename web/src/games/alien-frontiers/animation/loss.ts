/** A loss that is seen: the own rack shakes, and what is gone stands over it for a while. */

import { whereIs } from "../../../shell/icons/flyIcon";
import type { Kind } from "./trips";
import { LOSS, SHAKE } from "./timing";

const SHAKING = [0, -4, 4, -4, 4, -4, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** Half the width of the note with its edges, and how far below a seat's points it begins to rise. */
const HALF = 48;
const BELOW = 34;

/** What is lost piece by piece within one raid is told as one number. */
export function lose(table: HTMLElement, kind: Kind, count: number): void {
  const rack = table.querySelector<HTMLElement>("[data-rack]");
  const there = whereIs(rack);
  const at = there ?? whereIs(table.querySelector(".chip.on")); // a phone has no rack while others play
  if (!at) return;
  rack?.animate(SHAKING, { duration: SHAKE });
  const known = document.querySelector<HTMLElement>(`.loss[data-kind="${kind}"]`);
  const total = count + Number(known?.dataset["count"] ?? 0);
  known?.remove();
  const note = document.createElement("div");
  note.className = "loss";
  note.dataset["kind"] = kind;
  note.dataset["count"] = String(total);
  note.textContent = `−${total} ${kind}`;
  note.setAttribute("aria-hidden", "true"); // the story says it
  const aside = there ? at.width * (kind === "fuel" ? 0.3 : 0.62) : kind === "fuel" ? HALF : 3 * HALF;
  note.style.left = `${Math.max(HALF, at.x + aside)}px`;
  note.style.top = `${there ? at.y - 4 : at.bottom + BELOW}px`;
  document.body.append(note);
  const frames = [
    { opacity: 0, translate: "-50% 0" },
    { opacity: 1, translate: "-50% -8px", offset: 0.12 },
    { opacity: 1, translate: "-50% -14px", offset: 0.8 },
    { opacity: 0, translate: "-50% -26px" },
  ];
  const rise = note.animate(frames, { duration: LOSS, fill: "both" });
  rise.onfinish = rise.oncancel = () => note.remove();
}
