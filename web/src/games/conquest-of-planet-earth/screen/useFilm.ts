import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { StoryLine } from "../../../shell/link/messages";
import { useSettings } from "../../../shell/settings/SettingsProvider";
import type { TableStore } from "../../../shell/store/TableStore";
import type { View } from "../position/view";
import { useDesk } from "../table/desk";
import { movedBetween } from "../world/motion";
import { type Picture, diceOf, isRolled, lastPicture, pictureOf } from "./film";
import { isPressed } from "./pressed";
import { TUMBLING } from "./useMotion";

/** For how long the last picture stays once its dice lie, in milliseconds; whoever presses it or a key sees the map at once. */
const STAYS = 2200;

const NEVER = (): (() => void) => () => undefined;
const NOTHING = (): null => null;

/** The line that tells of the position shown; undefined where nothing is told of it. */
export function useNewestLine(): StoryLine | undefined {
  const { store } = useDesk();
  return useSyncExternalStore(store?.subscribe ?? NEVER, store ? () => newest(store) : NOTHING) ?? undefined;
}

function newest(store: TableStore): StoryLine | null {
  const { lines, shown } = store.snapshot();
  return lines.findLast((line) => line.number === shown?.number) ?? null;
}

/** What plays on the screen, and how it is left; null while the map is shown. A Battle that has ended stays a moment. */
export function useFilm(): { picture: Picture | null; leave: () => void } {
  const { view, before, store, asked } = useDesk();
  const line = useNewestLine();
  const { speed } = useSettings().settings;
  const [closing, close] = useState<Picture | null>(null);
  const [seen, see] = useState<View>(view);
  const [looked, look] = useState("");
  const live = pictureOf(view);
  if (asked && live && isRolled(live) && looked !== diceOf(live)) look(diceOf(live));
  if (seen !== view) {
    see(view);
    const last = store && speed !== "instant" ? lastPicture(before, view, line, looked) : null;
    if (last) close(last);
    else if (view.battle || (before && hasMoved(before, view))) close(null);
  }
  const leave = useCallback(() => close(null), []);
  const thrown = closing !== null && diceOf(closing) !== diceOf(pictureOf(closing.view) ?? closing); // with its last step
  useEffect(() => {
    if (!closing) return;
    const timer = setTimeout(leave, STAYS + (thrown ? TUMBLING : 0));
    addEventListener("keydown", leave);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", leave);
    };
  }, [closing, thrown, leave]);
  const first = closing?.ending?.result === "" && !isPressed(asked); // dice that nobody was asked about
  return { picture: first ? closing : (live ?? closing), leave };
}

/** Is there something to be seen on the map? */
function hasMoved(before: View, view: View): boolean {
  const { hops, found, drops } = movedBetween(before, view);
  return hops.length + found.length + drops.length > 0;
}
