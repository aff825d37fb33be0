/** Everything of this game that is drawn, as components; what they are made of lies beside. */

import { memo } from "react";
import { Drawn } from "./Drawn";
import { figureArt } from "./figures";
import { car } from "./kit";
import { fivePoints } from "./pen";
import { landingArt, tileArt, unchartedArt } from "./places";
import { type SeatLetter, saucerArt } from "./seats";
import { FILM, MOON, MOTHERSHIP, WORLD } from "./sky";

/** A place by its kind; the same seed draws the same windows. */
export const TileArt = memo(function TileArt({ kind, seed }: { kind: string; seed: number }) {
  return <Drawn className="art" viewBox="0 0 120 96" fit="xMidYMax slice" drawing={tileArt(kind, seed)} />;
});

/** A Landing Site, with its seat's shape in the wheat. */
export const LandingArt = memo(function LandingArt({ seat }: { seat: SeatLetter }) {
  return <Drawn className="art" viewBox="0 0 120 96" fit="xMidYMid slice" drawing={landingArt(seat)} />;
});

/** A space that nobody has explored. */
export const UnchartedArt = memo(function UnchartedArt({ seed }: { seed: number }) {
  return <Drawn className="art" viewBox="0 0 120 96" fit="xMidYMid slice" drawing={unchartedArt(seed)} />;
});

export const Saucer = memo(function Saucer({ seat, className = "sc" }: { seat: SeatLetter; className?: string }) {
  return <Drawn className={`${className} s${seat}`} viewBox="0 0 64 46" drawing={saucerArt(seat)} />;
});

/** A card or Counter of the Resistance. */
export const Figure = memo(function Figure({ of, className = "fig" }: { of: string; className?: string }) {
  return <Drawn className={className} viewBox="0 0 64 48" drawing={figureArt(of)} />;
});

/** The Humans' token: a shield with a star. */
export function HumanToken({ className = "tk" }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 28 28" aria-hidden="true">
      <path
        d="M14 1l11 4v9c0 7-5 11-11 13.5C8 25 3 21 3 14V5z"
        style={{ fill: "var(--H)", stroke: "var(--ink)", strokeWidth: 1.7 }}
      />
      <path d={fivePoints(14, 14.5, 8)} style={{ fill: "var(--ink)" }} />
    </svg>
  );
}

/** A car before the screen. */
export function Car() {
  return <Drawn viewBox="0 0 50 34" drawing={car(0, 32, 1)} />;
}

/** Night over the town, behind the map. */
export function WorldSky() {
  return <Drawn className="sky" viewBox="0 0 900 640" fit="xMidYMax slice" drawing={WORLD} />;
}

/** The same night on the screen. */
export function FilmSky() {
  return <Drawn className="film" viewBox="0 0 480 240" fit="xMidYMax slice" drawing={FILM} />;
}

export function Moon({ className = "moonel", style }: { className?: string; style?: React.CSSProperties }) {
  return <Drawn className={className} viewBox="-130 -130 260 260" drawing={MOON} style={style} />;
}

export function Mothership({ className = "mothel", style }: { className?: string; style?: React.CSSProperties }) {
  return <Drawn className={className} viewBox="-130 -50 260 520" drawing={MOTHERSHIP} style={style} />;
}
