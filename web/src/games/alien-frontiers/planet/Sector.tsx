import { type CSSProperties, memo } from "react";
import { useDesk } from "../table/desk";
import { DESERT, ANGLE, HALF, RADIUS, relief, rim, sector } from "../drawing/geometry";
import type { Letter, PlanetTerritory, Territory } from "../names/names";
import { tiedOn } from "../position/view";
import { isNext } from "../hint/hint";
import { answersAt } from "../prompts/prompt";
import { SHORT } from "./territories";

const STRIPE = 13;

interface SectorProps {
  territory: PlanetTerritory;
  label: string;
  onPick: (territory: Territory) => void;
}

/** One territory on the planet: a sector, or the round desert in the middle. */
export function Sector({ territory, label, onPick }: SectorProps) {
  const desk = useDesk();
  const { view, prompt, hot, cited, before, marked } = desk;
  const owner = view.control[territory];
  const tied = tiedOn(view, territory);
  const [option] = answersAt(prompt, territory);
  const state = option ? "can" : prompt?.onPlanet ? "cant" : "";
  const isHot = option !== undefined && option.action === hot;
  const was = before?.control[territory];
  const changed = before !== null && was !== owner;
  const classes = [
    "terr",
    owner ? `own s${owner}` : "",
    state,
    isHot ? "hot" : "",
    `t-${SHORT[territory]}`,
    cited.territory === territory ? "cited" : "",
    changed ? "changed" : "",
    isNext(desk, territory) ? "next" : "",
    marked.includes(territory) ? "marked" : "",
  ];
  const pick = (): void => onPick(territory);
  return (
    <g
      className={classes.filter(Boolean).join(" ")}
      style={{ "--landing": `var(--${view.acting}l)` } as CSSProperties}
      role="button"
      tabIndex={0}
      aria-label={label}
      data-territory={territory}
      onClick={pick}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        pick();
      }}
    >
      {territory === "burroughs-desert" ? (
        <Desert was={changed ? was : undefined} />
      ) : (
        <Wedge territory={territory} level={tied.join("")} was={changed ? was : undefined} />
      )}
    </g>
  );
}

/** Who held a territory until now; undefined where nothing has changed. */
type Was = Letter | null | undefined;

/** The tint of before, drawn in towards the middle, so that the new one comes from the rim. */
function tintOf(was: Letter | null): CSSProperties {
  return { fill: was ? `var(--${was}l)` : "var(--land)" };
}

interface WedgeProps {
  territory: Exclude<PlanetTerritory, "burroughs-desert">;
  /** The letters of those that are level there. */
  level: string;
  was: Was;
}

const Wedge = memo(function Wedge({ territory, level, was }: WedgeProps) {
  const tied = [...level] as Letter[];
  const from = ANGLE[territory] - HALF;
  const to = ANGLE[territory] + HALF;
  const engraving = relief(territory);
  const pattern = `tie-${SHORT[territory]}`;
  return (
    <>
      {tied.length > 0 && <TiePattern id={pattern} tied={tied} />}
      <path className="face" d={sector(from, to)} style={tied.length > 0 ? { fill: `url(#${pattern})` } : undefined} />
      {was !== undefined && <path className="wash" d={sector(from, to)} style={tintOf(was)} />}
      <g className="relief">
        {engraving.lines.map((line) => (
          <path key={line} d={line} />
        ))}
        {engraving.circles.map(([x, y, r]) => (
          <circle key={`${x},${y},${r}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      {tied.length === 0 && <path className="rim" d={rim(from, to)} />}
      {tied.map((seat, i) => (
        <path
          key={seat}
          className="rim"
          d={rim(from, to)}
          style={{
            stroke: `var(--${seat})`,
            strokeDasharray: `${STRIPE} ${STRIPE * (tied.length - 1)}`,
            strokeDashoffset: -STRIPE * i,
          }}
        />
      ))}
      <path className="edge" d={sector(from + 0.9, to - 0.9, DESERT + 3, RADIUS - 9)} />
    </>
  );
});

/** Stripes of the seats that are level. */
function TiePattern({ id, tied }: { id: string; tied: Letter[] }) {
  const width = STRIPE * tied.length;
  return (
    <defs>
      <pattern id={id} width={width} height={width} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        {tied.map((seat, i) => (
          <rect key={seat} x={STRIPE * i} width={STRIPE} height={width} style={{ fill: `var(--${seat}l)` }} />
        ))}
      </pattern>
    </defs>
  );
}

const DUNES = [-62, -50, 62, 72].map(
  (y, i) => `M${-Math.sqrt(84 * 84 - y * y) + 6} ${y}q${i % 2 ? 14 : 18} -9 30 0t34 0 30 0`,
);

const Desert = memo(function Desert({ was }: { was: Was }) {
  return (
    <>
      <circle className="face" r={DESERT - 3} />
      {was !== undefined && <circle className="wash" r={DESERT - 3} style={tintOf(was)} />}
      <g className="relief">
        {DUNES.map((dune) => (
          <path key={dune} d={dune} />
        ))}
      </g>
      <circle className="rim" r={DESERT - 6} style={{ strokeWidth: 6 }} />
      <circle className="edge" r={DESERT - 4} />
    </>
  );
});
