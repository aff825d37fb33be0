import { useRef, type PointerEvent } from "react";
import { flushSync } from "react-dom";
import { useDesk } from "../table/desk";
import type { Facility } from "../names/names";

const FAR_ENOUGH = 8;

interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  onClickCapture: (event: React.MouseEvent) => void;
}

/** A die may be dragged to a facility: the dice chosen so far go with it. */
export function useDrag(index: number): DragHandlers {
  const { chosen, choose, mine, offers, act, view } = useDesk();
  const from = useRef<{ x: number; y: number } | null>(null);
  const dragged = useRef(false);

  const end = (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.style.removeProperty("translate");
    event.currentTarget.classList.remove("dragging");
    from.current = null;
  };

  return {
    onPointerDown: (event) => {
      if (!mine || (view.asks !== "main" && view.asks !== "carry") || event.button !== 0) return;
      // A quick hand leaves the die before its first move is seen.
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY };
      dragged.current = false;
    },
    onPointerMove: (event) => {
      if (!from.current) return;
      const [dx, dy] = [event.clientX - from.current.x, event.clientY - from.current.y];
      if (!dragged.current && Math.hypot(dx, dy) < FAR_ENOUGH) return;
      if (!dragged.current) {
        dragged.current = true;
        event.currentTarget.classList.add("dragging");
        // At once: it may let go before the next frame, and the places must be lit by then.
        if (!chosen.includes(index)) flushSync(() => choose([...chosen, index]));
      }
      const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue("--z")) || 1;
      event.currentTarget.style.setProperty("translate", `${dx / zoom}px ${dy / zoom}px`);
    },
    onPointerUp: (event) => {
      if (dragged.current) {
        event.currentTarget.style.setProperty("pointer-events", "none");
        const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-facility]");
        event.currentTarget.style.removeProperty("pointer-events");
        const offer = offers[under?.dataset["facility"] as Facility];
        if (offer?.kind === "lit") act(...offer.steps);
      }
      end(event);
    },
    onPointerCancel: end,
    onClickCapture: (event) => {
      if (!dragged.current) return;
      dragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
