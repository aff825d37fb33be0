import { Token } from "./Token";
import { useDesk } from "../table/desk";
import { chance, changed, shortChance } from "../text/percent";
import { useBefore } from "./useChange";

interface ChancesProps {
  /** As the server judges the position that is shown. */
  chances: number[] | null;
  /** With a token and a number for each seat below the bar. */
  told?: boolean;
}

/** Each seat's chance to win, as one bar, and how this turn has changed it. */
export function Chances({ chances, told = false }: ChancesProps) {
  const { view, nameOf } = useDesk();
  const before = useBefore(chances, `${view.round} ${view.inTurn}`);
  if (!chances) return null;
  const words = (i: number, say: typeof chance): string => changed(before?.[i], chances[i] ?? 0, view.over, say);
  const said = view.letters
    .map((seat, i) => `${nameOf(seat)} ${words(i, chance).replaceAll("%", "percent").replace("→", "to")}`)
    .join(", ");
  return (
    <div className={`chances${told ? " told" : ""}`} role="img" aria-label={`Chance to win: ${said}`}>
      <div className="bar">
        {view.letters.map((seat, i) => (
          <span key={seat} className={`s${seat}`} style={{ flexGrow: Math.max(0.01, chances[i] ?? 0) }}>
            {!told && (
              <Narrow seat={seat} words={words(i, shortChance)} />
            )}
          </span>
        ))}
      </div>
      {told && (
        <p className="numbers">
          {view.letters.map((seat, i) => (
            <span key={seat}>
              <Token seat={seat} /> {words(i, shortChance)}
            </span>
          ))}
          <em>chance to win</em>
        </p>
      )}
    </div>
  );
}

/** In a part of the bar: what it was is left out where there is no room for it. */
function Narrow({ seat, words }: { seat: string; words: string }) {
  const [now = "", was] = words.split(" → ").reverse();
  return (
    <i>
      {seat} {was && <span className="was">{was} → </span>}
      {now}
    </i>
  );
}
