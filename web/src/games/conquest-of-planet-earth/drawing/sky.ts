/** What hangs over the town: the night of the world and of the screen, the moon, the mothership. */

import { beam, street } from "./kit";
import { ridge, sown, stars } from "./pen";

const world = (): string => {
  const random = sown(42);
  return `<rect y="-200" width="900" height="840" fill="url(#cq-bigsky)"/>${stars(random, 90, 900, 430)}${beam(640, 612, -60, 16, 330)}${beam(700, 612, 70, 16, 380)}${beam(330, 612, 50, 14, 300)}<path d="M0 640V545Q120 500 260 548T560 530 900 548V640Z" fill="var(--t-far)" opacity=".8"/><g opacity=".95">${street(sown(11), 900, 612, 1.35)}</g><rect y="610" width="900" height="30" fill="var(--t-near)"/><path d="M0 626h900" stroke="var(--t-lit)" stroke-width="2" stroke-dasharray="18 16" opacity=".45"/>`;
};

const film = (): string => {
  const random = sown(9);
  return `<rect y="-200" width="480" height="440" fill="url(#cq-bigsky)"/>${stars(random, 60, 480, 150)}<circle cx="404" cy="44" r="26" fill="var(--t-moon)" opacity=".9"/>${ridge(random, 140, 26, "far", 480, 240, 5)}${beam(300, 190, -40, 10, 150)}${beam(440, 190, 30, 10, 160)}<g>${street(sown(23), 480, 192, 1.45)}</g><rect y="190" width="480" height="60" fill="var(--t-near)"/><path d="M0 197h480" stroke="var(--t-lit)" stroke-width="1.2" stroke-dasharray="10 8" opacity=".5"/><rect width="480" height="240" fill="url(#cq-bigdots)" opacity=".06"/>`;
};

/** Night over the town, 900 × 640. */
export const WORLD = world();

/** The same night on the screen, 480 × 240. */
export const FILM = film();

/** The moon in halftone, 260 × 260 about its middle. */
export const MOON = `<circle r="130" fill="url(#cq-moonlight)" opacity=".6"/><circle r="56" fill="var(--t-moon)"/><g fill="var(--p-moon2)"><circle cx="-18" cy="-14" r="12"/><circle cx="16" cy="14" r="17"/><circle cx="20" cy="-22" r="7"/><circle cx="-24" cy="20" r="7"/></g><path d="M0-56a56 56 0 0 1 0 112 70 70 0 0 0 0-112z" fill="url(#cq-bigdots)" opacity=".25"/>`;

const LAMPS = [-92, -62, -31, 0, 31, 62, 92]
  .map((x, at) => `<circle cx="${x}" cy="${15 + (3 - Math.abs(at - 3)) * 2}" r="6" fill="var(--ray)"/>`)
  .join("");

/** The mothership with its beam, 260 × 520. */
export const MOTHERSHIP = `<g class="mother"><path d="M-26 22L-120 420H120L26 22z" fill="url(#cq-raybeam)" opacity=".28"/><path d="M-44 0a44 34 0 0 1 88 0z" fill="var(--t-steel)" stroke="var(--t-ink)" stroke-width="3"/><path d="M-118 12Q-100-10 0-10T118 12Q96 34 0 34T-118 12z" fill="var(--t-wall)" stroke="var(--t-ink)" stroke-width="3"/>${LAMPS}<ellipse cy="33" rx="34" ry="8" fill="var(--t-ink)"/><path d="M-28-12q6-14 20-17" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/></g>`;
