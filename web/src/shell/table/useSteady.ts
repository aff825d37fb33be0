import { useInsertionEffect, useRef } from "react";

type Doing = (...given: never[]) => unknown;

/**
 * The same object until something in it changes, so that what is drawn by it is not drawn again for nothing. Its
 * functions are no such change: they stay, and do what the newest ones do.
 */
export function useSteady<Whole extends object>(now: Whole): Whole {
  const kept = useRef<Whole | null>(null);
  const newest = useRef(now);
  const doing = useRef<Partial<Record<keyof Whole, Doing>>>({});
  useInsertionEffect(() => {
    newest.current = now;
  });
  const steady = { ...now };
  for (const key of Object.keys(now) as (keyof Whole)[]) {
    if (typeof now[key] !== "function") continue;
    doing.current[key] ??= (...given) => (newest.current[key] as Doing)(...given);
    steady[key] = doing.current[key] as Whole[typeof key];
  }
  if (!kept.current || !isAlike(kept.current, steady)) kept.current = steady;
  return kept.current;
}

function isAlike<Whole extends object>(one: Whole, other: Whole): boolean {
  const keys = Object.keys(other) as (keyof Whole)[];
  return keys.length === Object.keys(one).length && keys.every((key) => Object.is(one[key], other[key]));
}
