import { Suspense, lazy } from "react";
import type { OverProps } from "./OverNote";

const OverNote = lazy(() => import("./OverNote"));

/** Who won, and by what; it comes when a game is over. */
export function Over(props: OverProps) {
  return (
    <Suspense fallback={null}>
      <OverNote {...props} />
    </Suspense>
  );
}
