import { shares } from "../../../shell/plain/texts";
import type { Sides } from "../position/position";
import { type Picture, type Side, awaited, isDecided, madeOf, seatOf, standing } from "./film";
import type { Preview } from "./preview";
import { useCounted } from "./useMotion";

/** Both totals with their parts, and the bar that they pull at; what an answer would make of them, before it is given. */
export function Totals({ picture, preview }: { picture: Picture; preview: Preview | null }) {
  const { fight } = picture;
  const totals = preview?.totals ?? fight.totals;
  const leads = preview ? preview.leads : fight.leads;
  return (
    <>
      <Total picture={picture} side="own" n={totals.own} changed={totals.own - fight.totals.own} />
      <Total picture={picture} side="enemy" n={totals.enemy} changed={totals.enemy - fight.totals.enemy} />
      {isDecided(picture) && <Tug picture={picture} totals={totals} words={standing(picture, totals, leads)} />}
    </>
  );
}

function Total({ picture, side, n, changed }: { picture: Picture; side: Side; n: number; changed: number }) {
  const seat = seatOf(picture, side);
  const shown = useCounted(n);
  const { chain, parts } = picture.fight;
  const unknown = side === "enemy" && seat === null && chain.length + parts.enemy.length === 0;
  return (
    <div className={`tot ${side} s${seat ?? "H"}`}>
      <b>{unknown ? awaited(picture) && "?" : shown}</b>
      <small>
        {madeOf(picture, side)}
        {changed !== 0 && (
          <>
            {", "}
            <u>
              {changed > 0 ? "+" : "−"}
              {Math.abs(changed)}
            </u>
          </>
        )}
      </small>
    </div>
  );
}

/** A part of a bar, over those before it: where it begins, as a share of the whole. */
const from = (share: number) => ({ transform: `translateX(${100 * share}%)` });

function Tug({ picture, totals, words }: { picture: Picture; totals: Sides<number>; words: string }) {
  const [own, enemy] = [Math.max(totals.own, 1), Math.max(totals.enemy, 1)];
  return (
    <div className="tug">
      <i className={`s${seatOf(picture, "own")}`} />
      <i className={`s${seatOf(picture, "enemy") ?? "H"}`} style={from(own / (own + enemy))} />
      <em>{words}</em>
    </div>
  );
}

/** The chances of the Fight Round before its dice, as a bar and in numbers. */
export function ChanceBar({ picture, preview }: { picture: Picture; preview: Preview | null }) {
  const chances = preview?.chances ?? picture.fight.chances;
  if (!chances) return null;
  const [won, tied, lost] = shares([chances.own, chances.nobody, chances.enemy], 1);
  const win = `win ${won}`;
  const lose = `lose ${lost}`;
  return (
    <div className="oddsbar" role="img" aria-label={`This round: ${win}, tie ${tied}, ${lose}`}>
      <div className="ob">
        <i className={`w s${seatOf(picture, "own")}`} />
        <i className="t" style={from(chances.own)} />
        <i className={`l s${seatOf(picture, "enemy") ?? "H"}`} style={from(chances.own + chances.nobody)} />
      </div>
      <p>
        <span>{win}</span>
        <span>tie {tied}</span>
        <span>{lose}</span>
      </p>
    </div>
  );
}
