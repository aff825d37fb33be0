import { useEffect, useRef } from "react";
import type { StoryLine } from "../../../shell/link/messages";
import { useTones } from "../../../shell/sound/useSounds";
import { heardOf, tonesOf } from "./cues";

/** The sounds of a table as it goes on; what was told when one came is not heard. */
export function useCues(line: StoryLine | undefined, crushes: boolean): void {
  const tones = useTones();
  const known = useRef(line?.number ?? 0);
  useEffect(() => {
    if (!line || line.number <= known.current) return;
    known.current = line.number;
    const heard = heardOf(line, crushes);
    if (heard) tones(tonesOf(heard));
  }, [line, crushes, tones]);
}
