import { useEffect, useMemo, useState } from "react";
import type { SinceMessage } from "../../../shell/link/messages";
import type { Shown } from "../../../shell/store/TableStore";
import type { Territory } from "../names/names";
import { type View, readView, territoriesOf } from "../position/view";

const NONE: readonly Territory[] = [];

/** The territories that have changed hands since the own seat acted, as long as it has not acted again. */
export function useMarked(
  view: View,
  away: SinceMessage | null,
  onLook: ((number: number) => Promise<Shown>) | undefined,
): readonly Territory[] {
  const [then, setThen] = useState<View | null>(null);
  const number = away?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an earlier position is fetched once
  useEffect(() => {
    setThen(null);
    if (number === undefined || !onLook) return;
    let here = true;
    onLook(number).then(
      (seen) => here && setThen(readView(seen.view)),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [number]);
  return useMemo(
    () => (then ? territoriesOf(view).filter((one) => then.control[one] !== view.control[one]) : NONE),
    [then, view],
  );
}
