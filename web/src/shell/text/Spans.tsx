import { Fragment } from "react";
import { useThings } from "../game/things";
import { useDesk } from "../table/desk";
import { type Words, spanText } from "./spans";

/** A sentence of the server: names stand out. */
export function Spans({ words }: { words: Words }) {
  const { units } = useThings();
  const { nameOf } = useDesk();
  return words.map((span, i) => {
    const text = spanText(span, units, nameOf as (seat: string) => string);
    const bold = typeof span !== "string" && (span.strong !== undefined || (span.seat !== undefined && !span.die));
    return bold ? <b key={i}>{text}</b> : <Fragment key={i}>{text}</Fragment>;
  });
}
