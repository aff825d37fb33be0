import { useDesk } from "../table/desk";
import { chance, shortChance } from "../text/percent";

/** Each seat's chance to win, as one bar. */
export function Chances({ chances }: { chances: number[] | null }) {
  const { view, nameOf } = useDesk();
  if (!chances) return null;
  const said = view.letters
    .map((seat, i) => `${nameOf(seat)} ${chance(chances[i] ?? 0, view.over).replace("%", "percent")}`)
    .join(", ");
  return (
    <div className="chances" role="img" aria-label={`Chance to win: ${said}`}>
      {view.letters.map((seat, i) => (
        <span key={seat} className={`s${seat}`} style={{ flexGrow: Math.max(0.01, chances[i] ?? 0) }}>
          <i>
            {seat} {shortChance(chances[i] ?? 0, view.over)}
          </i>
        </span>
      ))}
    </div>
  );
}
