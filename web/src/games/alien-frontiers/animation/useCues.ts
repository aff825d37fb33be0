import { useEffect } from "react";
import { useSounds } from "../../../shell/sound/useSounds";
import type { Letter } from "../names/names";
import type { View } from "../position/view";
import { cueOf } from "./cues";

/** The sounds of a table as it goes on. */
export function useCues(view: View, before: View | null, me: Letter | null): void {
  const sound = useSounds();
  useEffect(() => {
    if (!before || before === view || before.position.turns > view.position.turns) return;
    const heard = cueOf(before, view, me);
    if (heard) sound(heard.cue, heard.count);
  }, [view, before, me, sound]);
}
