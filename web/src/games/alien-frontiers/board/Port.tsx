import { plural } from "../text/resources";
import { DieFace } from "../drawing/Die";
import type { Letter } from "../names/names";
import type { Die, DockedShip } from "../position/view";

export function EmptyPort({ label = "" }: { label?: string }) {
  return <span className="port">{label}</span>;
}

interface DockedProps {
  ship: DockedShip;
  facility: string;
  name: string;
  /** Not on a Hub track: the track itself says whose it is. */
  letter?: boolean;
  cited?: boolean;
  /** Ships without a value that stand here as one. */
  many?: number;
}

export function DockedPort({ ship, facility, name, letter = true, cited = false, many = 1 }: DockedProps) {
  const shows = ship.value ? ` ${ship.value}` : many > 1 ? ` ${plural(many, "ship")}` : " ship";
  const says = ship.relic
    ? `Relic Ship, flown by ${name}${ship.value ? `, showing${shows}` : ""}`
    : `${name}’s${shows}`;
  return (
    <span
      className={`port on s${ship.relic ? "R" : ship.seat}${cited ? " cited" : ""}`}
      role="img"
      aria-label={says}
      title={says}
      data-port={`${facility}:${ship.relic ? "R" : ship.seat}:${ship.value}`}
    >
      {many > 1 ? (
        <em>×{many}</em>
      ) : (
        <DieFace seat={ship.seat} value={ship.value} relic={ship.relic} bare className="" />
      )}
      {letter && <b data-many={many > 1 ? many : undefined}>{ship.seat}</b>}
    </span>
  );
}

/** Where a chosen die would go. */
export function GhostPort({ die, seat }: { die: Die; seat: Letter }) {
  return (
    <span className="port ghost" title={`your ${die.value} would dock here`}>
      <DieFace seat={seat} value={die.value} relic={die.relic} bare className="" ink="var(--inv)" />
    </span>
  );
}
