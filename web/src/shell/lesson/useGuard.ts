import { useEffect, useRef, useState } from "react";
import { CLEAR } from "./pointing";

/** What may be pressed on a page. */
const PRESSABLE = "button, a[href], [role=button], input, select, summary";

export interface Later {
  x: number;
  y: number;
}

/** Anywhere within a ring will do: what is meant by a press on something else there. */
function within(target: Element): HTMLElement | null {
  if (target.closest("[data-ringed]")) return null;
  return target.closest("[data-ring]")?.querySelector<HTMLElement>("[data-ringed]") ?? null;
}

/** Only what is pointed at answers: whatever else is pressed says that it comes later. Where, is what comes back. */
export function useGuard(on: boolean, key: string | undefined): [Later | null, (at?: Element | null) => void] {
  const [later, setLater] = useState<Later | null>(null);
  const asked = useRef(key);
  asked.current = key;
  const say = (at: Element | null = document.activeElement): void => {
    const box = at?.getBoundingClientRect();
    setLater({ x: box ? box.x + box.width / 2 : innerWidth / 2, y: box ? box.y : innerHeight / 2 });
  };
  const sayLater = useRef(say);
  useEffect(() => {
    if (!on) return;
    const answers = (target: Element): boolean =>
      target.closest(`[data-ringed], .top, ${CLEAR}`) !== null || target.closest(PRESSABLE) === null;
    const press = (event: Event): void => {
      const target = event.target as Element;
      const meant = within(target);
      if (!meant && answers(target)) {
        if (event.type === "click") setLater(null);
        return;
      }
      event.stopPropagation();
      if (event.type !== "click") return;
      event.preventDefault();
      if (meant) meant.click();
      else sayLater.current(target.closest(PRESSABLE));
    };
    const type = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest(`input, textarea, select, ${CLEAR}`)) return;
      const pressed = event.key === "Enter" || event.key === " ";
      const mayBe = pressed ? answers(target) : event.key.length > 1 || event.key.toLowerCase() === asked.current;
      if (mayBe) return;
      event.stopPropagation();
      event.preventDefault();
      sayLater.current(pressed ? target.closest(PRESSABLE) : null);
    };
    // Before anything on the page hears of it.
    addEventListener("click", press, true);
    addEventListener("pointerdown", press, true);
    addEventListener("keydown", type, true);
    return () => {
      removeEventListener("click", press, true);
      removeEventListener("pointerdown", press, true);
      removeEventListener("keydown", type, true);
    };
  }, [on]);
  useEffect(() => {
    if (!later) return;
    const timer = setTimeout(() => setLater(null), 1600);
    return () => clearTimeout(timer);
  }, [later]);
  return [later, sayLater.current];
}
