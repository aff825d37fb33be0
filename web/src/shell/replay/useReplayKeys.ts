import { useEffect } from "react";

export interface Ways {
  back: () => void;
  on: () => void;
  turnBack: () => void;
  turnOn: () => void;
  start: () => void;
  end: () => void;
  play: () => void;
}

/** Left and right step, with Shift or Page Up and Down by turns, Home and End, Space plays and pauses. */
export function useReplayKeys(ways: Ways): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target as HTMLElement;
      if (target.closest("input:not([type=range]), textarea, select, [role=menu], [role=dialog], [role=tab]")) return;
      const way = wayOf(event, ways);
      if (!way || (event.key === " " && target.closest("button, a, [role=button]"))) return;
      event.preventDefault();
      way();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [ways]);
}

function wayOf(event: KeyboardEvent, ways: Ways): (() => void) | undefined {
  switch (event.key) {
    case "ArrowLeft":
      return event.shiftKey ? ways.turnBack : ways.back;
    case "ArrowRight":
      return event.shiftKey ? ways.turnOn : ways.on;
    case "PageUp":
      return ways.turnBack;
    case "PageDown":
      return ways.turnOn;
    case "Home":
      return ways.start;
    case "End":
      return ways.end;
    case " ":
      return ways.play;
  }
  return undefined;
}
