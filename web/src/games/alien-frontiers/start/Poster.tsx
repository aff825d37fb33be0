import { Token } from "../../../shell/seats/Token";
import type { Letter, Territory } from "../names/names";
import { ANGLE, DESERT, HALF, percent, relief, rim, sector, tokenPoint } from "../drawing/geometry";
import { Daylight, PlanetArt } from "../drawing/PlanetArt";
import { Shading } from "../icons/Sprite";

const OWNERS: Partial<Record<Territory, Letter>> = {
  "lem-badlands": "A",
  "pohl-foothills": "C",
  "van-vogt-mountains": "B",
  "bradbury-plateau": "D",
};

/** The planet as a poster: nothing to choose, only to look at. */
export function Poster() {
  const ring = Object.keys(ANGLE) as (keyof typeof ANGLE)[];
  return (
    <div className="poster" aria-hidden="true">
      <svg viewBox="-280 -270 560 540" aria-hidden="true">
        <defs>
          <Shading />
        </defs>
        <PlanetArt />
        <circle r="276" fill="url(#atm)" />
        {ring.map((territory) => {
          const [from, to] = [ANGLE[territory] - HALF, ANGLE[territory] + HALF];
          const engraving = relief(territory);
          const owner = OWNERS[territory];
          return (
            <g key={territory} className={owner ? `terr own s${owner}` : "terr"}>
              <path className="face" d={sector(from, to)} />
              <g className="relief">
                {engraving.lines.map((line) => (
                  <path key={line} d={line} />
                ))}
                {engraving.circles.map(([x, y, r]) => (
                  <circle key={`${x},${y},${r}`} cx={x} cy={y} r={r} />
                ))}
              </g>
              <path className="rim" d={rim(from, to)} />
            </g>
          );
        })}
        <g className="terr">
          <circle className="face" r={DESERT - 3} />
          <circle className="rim" r={DESERT - 6} style={{ strokeWidth: 6 }} />
        </g>
        <Daylight />
      </svg>
      {ring.map((territory) => {
        const owner = OWNERS[territory];
        return (
          owner && (
            <span key={territory} className="ctl" style={percent(tokenPoint(territory))}>
              <Token seat={owner} />
            </span>
          )
        );
      })}
    </div>
  );
}
