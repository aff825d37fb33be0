/** A small picture for each optional rule. */

import type { ReactNode } from "react";
import { HEADS } from "../drawing/heads";
import "../styles/rule-pictures.css";

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg className="rulepic" viewBox="0 0 96 68" aria-hidden="true">
      {children}
    </svg>
  );
}

interface At {
  x: number;
  y: number;
  size?: number;
  seat?: "A" | "B" | "C" | "D";
}

/** One head for each seat. */
const RACES = { A: "orzax", B: "vyborian", C: "venezian", D: "fishmen" } as const;

/** A head as at the table, small, around its middle. */
function Head({ x, y, size = 1, seat = "A" }: At) {
  const half = 17 * size;
  return (
    <g
      className={`hd s${seat}`}
      transform={`translate(${x - half} ${y - half}) scale(${half / 32})`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own shapes
      dangerouslySetInnerHTML={{ __html: HEADS[RACES[seat]] ?? "" }}
    />
  );
}

function Saucer({ x, y, size = 1, seat = "A" }: At) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="glass" d="M-8-3a8 9 0 0 1 16 0z" />
      <path className="face" style={{ fill: `var(--${seat})` }} d="M-17 1q3-6 17-6t17 6q-3 6-17 6T-17 1z" />
    </g>
  );
}

function Soldier({ x, y, size = 1 }: At) {
  return (
    <path
      className="human"
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M-9 12q0-8 5-10 0-3 1-5h-2q0-8 7-8t7 8H7q1 2 0 5 6 2 6 10z"
    />
  );
}

/** A card with its corners round, turned a little. */
function Card({ x, turn = 0, children }: { x: number; turn?: number; children?: ReactNode }) {
  return (
    <g transform={`translate(${x} 34) rotate(${turn})`}>
      <rect className="card" x="-17" y="-25" width="34" height="50" rx="4" />
      {children}
    </g>
  );
}

/** Rivals above, soldiers below: nobody is alone any more. */
export function ResistancePicture() {
  return (
    <Picture>
      <Saucer x={26} y={18} />
      <Saucer x={70} y={18} seat="B" />
      {[20, 48, 76].map((x) => (
        <Soldier key={x} x={x} y={50} />
      ))}
    </Picture>
  );
}

/** The track of Human Tech with its red circles, and the cannon at its end. */
export function SheetPicture() {
  return (
    <Picture>
      {[0, 1, 2, 3, 4].map((i) => (
        <circle key={i} className={i % 2 ? "danger" : "step"} cx={12 + i * 15} cy={50} r="6" />
      ))}
      <path className="human" d="M52 34L82 10l6 7-30 24zM46 40h26v4H46z" />
    </Picture>
  );
}

/** One place with two sides. */
export function MonumentPicture() {
  return (
    <Picture>
      <Card x={32} turn={-8}>
        <path className="human" d="M-11 12v-9a11 11 0 0 1 22 0v9zM-1-14h2v6h-2z" />
      </Card>
      <Card x={66} turn={8}>
        <path className="human" d="M-4 14l2-26 2-4 2 4 2 26zM-9 14H9v3H-9z" />
      </Card>
    </Picture>
  );
}

/** Two heads, one of them kept. */
export function DrawTwoPicture() {
  return (
    <Picture>
      <Card x={28} turn={-6}>
        <Head x={0} y={0} size={0.9} />
      </Card>
      <g className="faint">
        <Card x={68} turn={6}>
          <Head x={0} y={0} size={0.9} seat="B" />
        </Card>
      </g>
    </Picture>
  );
}

/** Heads in a row, one framed. */
export function ChooseRacesPicture() {
  return (
    <Picture>
      <rect className="frame" x="34" y="14" width="28" height="40" rx="5" />
      <Head x={18} y={36} size={0.72} seat="B" />
      <Head x={48} y={34} size={0.85} />
      <Head x={78} y={36} size={0.72} seat="C" />
    </Picture>
  );
}

/** Medals with numbers instead of a die. */
export function MedalsPicture() {
  return (
    <Picture>
      {[2, 4, 6].map((n, i) => (
        <g key={n}>
          <circle className={n === 4 ? "medal on" : "medal"} cx={18 + i * 30} cy={34} r="13" />
          <text x={18 + i * 30} y={40}>
            {n}
          </text>
        </g>
      ))}
    </Picture>
  );
}

/** A dish and a laboratory whose lights are on. */
export function TechPlacesPicture() {
  return (
    <Picture>
      <path className="human" d="M10 56V34h22v22zM62 56l6-20h8l6 20z" />
      <path className="lit" d="M14 40h5v5h-5zM22 40h5v5h-5zM14 48h5v5h-5z" />
      <path className="human" d="M56 14q6 24 32 18zM70 22l12-10 2 3-12 10z" />
      <path className="step" d="M30 26h4v-6h12v6h4" fill="none" />
    </Picture>
  );
}

/** The dome in the middle, aimed at. */
export function ObjectivePicture() {
  return (
    <Picture>
      <path className="human" d="M24 56V38h48v18zM34 38a14 14 0 0 1 28 0zM47 12h2v12h-2z" />
      <circle className="ring" cx="48" cy="36" r="25" />
    </Picture>
  );
}

/** A place, and one soldier more on it. */
export function CountersPicture() {
  return (
    <Picture>
      <Soldier x={34} y={40} size={1.1} />
      <path className="plus" d="M70 24v20M60 34h20" />
    </Picture>
  );
}

/** Two saucers under one head. */
export function OneRacePicture() {
  return (
    <Picture>
      <Head x={48} y={20} />
      <Saucer x={26} y={52} />
      <Saucer x={70} y={52} seat="B" />
    </Picture>
  );
}
