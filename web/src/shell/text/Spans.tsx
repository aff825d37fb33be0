import { Fragment } from "react";
import { useThings } from "../game/things";
import type { Letter } from "../link/wire";
import { useDesk } from "../table/desk";
import { type Words, spanText } from "./spans";

interface SpansProps {
  words: Words;
  /** How seats are called here, where it is not by their names. */
  called?: ((seat: Letter) => string) | undefined;
}

/** A sentence of the server: names stand out. */
export function Spans({ words, called }: SpansProps) {
  const { units } = useThings();
  const desk = useDesk();
  const nameOf = called ?? desk.nameOf;
  return words.map((span, i) => {
    const text = spanText(span, units, nameOf as (seat: string) => string);
    const bold = typeof span !== "string" && (span.strong !== undefined || (span.seat !== undefined && !span.die));
    const place = typeof span === "string" ? undefined : span.place;
    return bold ? <b key={i} data-place={place}>{text}</b> : <Fragment key={i}>{text}</Fragment>;
  });
}
