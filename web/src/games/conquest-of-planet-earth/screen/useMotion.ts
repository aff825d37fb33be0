import { useEffect, useRef, useState } from "react";
import { isCalm } from "../../../shell/settings/SettingsProvider";

/** Milliseconds between the faces of a die that tumbles: slower and slower, nine tenths of a second in all. */
export const TUMBLE: readonly number[] = [90, 104, 118, 132, 146, 160, 150];

/** The faces that dice show: others first, then their own. Dice that lay there when one came lie still. */
export function useTumble(values: readonly number[], late = 0): readonly number[] {
  const key = values.join(" ");
  const [tumbling, tumble] = useState<readonly number[] | null>(null);
  const lay = useRef(key);
  useEffect(() => {
    if (lay.current === key) return;
    lay.current = key;
    const count = key === "" ? 0 : key.split(" ").length;
    if (count === 0 || isCalm()) return;
    let at = late;
    const timers = TUMBLE.map((pause, turn) => {
      const face = (): number => 1 + Math.floor(Math.random() * 6);
      const last = turn === TUMBLE.length - 1;
      at += pause;
      return setTimeout(() => tumble(last ? null : Array.from({ length: count }, face)), at);
    });
    return () => {
      timers.forEach(clearTimeout);
      tumble(null);
    };
  }, [key, late]);
  return tumbling?.length === values.length ? tumbling : values;
}

const COUNTS = 300;

/** A number that counts up or down to where it is. */
export function useCounted(value: number): number {
  const [shown, show] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const begun = from.current;
    from.current = value;
    if (begun === value || isCalm()) {
      show(value);
      return;
    }
    const begin = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - begin) / COUNTS);
      show(Math.round(begun + (value - begun) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
