/** The poster, 420 × 560: a head over the hills, saucers, a beam, a street that runs. */

import { HEADS } from "./heads";
import { beam, street } from "./kit";
import { sown, stars, tenth } from "./pen";
import { type SeatLetter, saucerArt } from "./seats";

const runner = (x: number, y: number, s: number, left = false): string =>
  `<g transform="translate(${x} ${y}) scale(${left ? -s : s} ${s})" fill="var(--p-run)"><circle cx="0" cy="-17" r="3.2"/><path d="M-2-13q4-2 6 1l4 5-2 1.5-4-3-1 5 5 5-3 7-2.5-.5 1.5-6-5-3-2 5-6 2-1-2 5-2 2-8-3 1-2 4-2-1 2-6z"/></g>`;

const rays = Array.from({ length: 28 }, (_, at) => {
  const angle = (at * Math.PI) / 14;
  const point = (r: number): string => `${tenth(210 + r * Math.cos(angle))} ${tenth(196 + r * Math.sin(angle))}`;
  return `<path d="M${point(150)}L${point(480)}"/>`;
}).join("");

const small = (seat: SeatLetter, at: string): string => `<g transform="${at}" class="s${seat}">${saucerArt(seat)}</g>`;

/** The Super Cannon fires over the same skyline: how a game together is lost. */
const CANNON = `<g transform="translate(250 300) scale(8)"><path d="M1.5 22.5v-2.5a8 8 0 0 1 7-8L14 3l5.5 3.3-5.2 9a8 8 0 0 1 3.2 4.7v2.5z" fill="var(--t-steel)" stroke="var(--t-ink)" stroke-width=".4"/></g><path d="M366 318L96 40l22-18L384 330z" fill="var(--sun)" opacity=".85"/><circle cx="104" cy="96" r="70" fill="var(--sun)" opacity=".5"/><circle cx="104" cy="96" r="40" fill="var(--t-lit)" opacity=".9"/>`;

interface Poster {
  race: string;
  seat: SeatLetter;
  /** The words at the top and at the bottom; none where the page says them. */
  words?: [string, string];
  lost?: boolean;
  /** Who else has saucers in the sky. */
  rivals?: readonly SeatLetter[];
}

export function posterArt({ race, seat, words, lost = false, rivals = ["A", "B", "C", "D"] }: Poster): string {
  const head = (HEADS[race] ?? HEADS["orzax"] ?? "").replace(/^<path class="k"[^>]*>/, "");
  const others = rivals.filter((other) => other !== seat);
  const spots = [
    "translate(344 92) scale(.8) rotate(9)",
    "translate(26 214) scale(.9) rotate(-8)",
    "translate(338 262) scale(.72) rotate(6)",
  ];
  const text =
    words === undefined
      ? ""
      : `<g class="ptx"><text x="210" y="54" class="p1">${words[0]}</text><text x="210" y="544" class="p3">${words[1]}</text></g>`;
  const ships = others.map((other, at) => small(other, spots[at] ?? "")).join("");
  return `<rect width="420" height="560" fill="url(#cq-bigsky)"/>${stars(sown(77), 80, 420, 300)}
<g stroke="var(--ray)" stroke-width="2" opacity=".22">${rays}</g>
<circle cx="210" cy="196" r="150" fill="url(#cq-moonlight)" opacity=".75"/>
${lost ? "" : `<g class="hd loom" transform="translate(34 60) scale(5.5)">${head}</g>`}
<rect y="90" width="420" height="330" fill="url(#cq-halft)" opacity=".22" mask="url(#cq-pm)"/><mask id="cq-pm"><rect y="90" width="420" height="330" fill="url(#cq-fadeup)"/></mask>
<path d="M0 560V414Q70 372 150 402T300 396 420 410V560Z" fill="var(--t-far)"/>
${beam(40, 470, -30, 16, 330)}${beam(384, 470, 34, 16, 330)}
${lost ? CANNON : '<path d="M190 420L96 520H324L230 420Z" fill="url(#cq-raybeam)" opacity=".85"/>'}
<g>${street(sown(31), 170, 470, 1.25)}</g><g transform="translate(262 0)">${street(sown(37), 170, 470, 1.25)}</g>
<path d="M0 468H420V560H0Z" fill="var(--t-near)"/><path d="M176 468h68l150 92H26z" fill="var(--t-ink)"/><path d="M206 474l-5 16h18l-5-16zM198 500l-9 26h42l-9-26zM186 536l-9 24h66l-9-24z" fill="var(--t-lit)" opacity=".8"/>
${lost ? `<g transform="translate(60 60) rotate(38 32 23) scale(1.5)" class="s${seat}">${saucerArt(seat)}</g>` : `${ships}<g transform="translate(127 336) scale(2.6)">${saucerArt(seat)}</g>`}
${runner(132, 494, 1.15, !lost)}${runner(286, 492, 1.15, lost)}${runner(88, 503, 1.5, !lost)}${runner(336, 502, 1.5, lost)}${runner(40, 498, 1.3, !lost)}${runner(384, 498, 1.35, lost)}
${text}`;
}
