import { memo } from "react";
import { Drawn } from "./Drawn";
import { HEADS } from "./heads";
import type { SeatLetter } from "./seats";

/** The head of a race in the colour of its seat; a race of somebody's own has the first head. */
export const Head = memo(function Head({
  race,
  seat,
  className = "hd",
}: {
  race: string;
  seat: SeatLetter;
  className?: string;
}) {
  return (
    <Drawn className={`${className} s${seat}`} viewBox="0 0 64 64" drawing={HEADS[race] ?? HEADS["orzax"] ?? ""} />
  );
});
