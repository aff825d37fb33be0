import { marksAt } from "../hint/hint";
import type { Spot } from "../hint/spots";
import { useDesk } from "../table/desk";
import { DieFace } from "../drawing/Die";

/** The numbers of the suggested steps that belong here, with the ships they take. */
export function HintMark({ spot }: { spot: Spot }) {
  const desk = useDesk();
  const { view } = desk;
  const marks = marksAt(desk, spot);
  if (marks.length === 0) return null;
  return (
    <span className="hintmark">
      {marks.map((mark) => (
        <span key={mark.step}>
          <span className="vh">suggested, step </span>
          <b>{mark.step}</b>
          {mark.dice.map((die, i) => (
            <DieFace key={i} seat={view.acting} value={die.value} relic={die.relic} />
          ))}
        </span>
      ))}
    </span>
  );
}
