import { useEffect, useRef, useState } from "react";
import { isCalm } from "../../../shell/settings/SettingsProvider";
import { type Picture, diceOf, isRolled } from "./film";

/** Milliseconds between the faces of a die that tumbles: slower and slower, nine tenths of a second in all. */
export const TUMBLE: readonly number[] = [90, 104, 118, 132, 146, 160, 150];

/** The faces that dice show: others first, then their own. Dice that lay there when one came lie still. */
export function useTumble(values: readonly number[], late = 0): { faces: readonly (number | undefined)[]; tumbles: boolean } {
  const key = values.join(" ");
  const [lies, lie] = useState(key);
  const [shown, show] = useState<readonly number[]>([]);
  const tumbles = key !== lies && key !== "" && !isCalm();
  if (!tumbles && key !== lies) lie(key);
  useEffect(() => {
    if (!tumbles) return;
    const count = key.split(" ").length;
    let at = late;
    const timers = TUMBLE.map((pause, turn) => {
      const face = (): number => 1 + Math.floor(Math.random() * 6);
      at += pause;
      return setTimeout(() => (turn === TUMBLE.length - 1 ? lie(key) : show(Array.from({ length: count }, face))), at);
    });
    return () => {
      timers.forEach(clearTimeout);
      show([]);
    };
  }, [key, tumbles, late]);
  return { faces: tumbles ? shown : values, tumbles };
}

/** The Human die lands after the Aliens'. */
export const LATE = 120;

export const TUMBLING = TUMBLE.reduce((sum, pause) => sum + pause, LATE);

/** The picture as it was before dice were thrown, for as long as they tumble: nothing tells what they will show. */
export function useSettled(picture: Picture): Picture {
  const thrown = diceOf(picture);
  const [settled, settle] = useState({ thrown, picture });
  const tumbles = thrown !== settled.thrown && isRolled(picture) && !isCalm();
  if (!tumbles && settled.picture !== picture) settle({ thrown, picture });
  useEffect(() => {
    if (!tumbles) return;
    const timer = setTimeout(() => settle((before) => ({ ...before, thrown })), TUMBLING);
    return () => clearTimeout(timer);
  }, [tumbles, thrown]);
  return tumbles ? settled.picture : picture;
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
