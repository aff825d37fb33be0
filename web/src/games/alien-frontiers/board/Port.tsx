import { memo } from "react";
import { isNext } from "../hint/hint";
import { shipSpot } from "../hint/spots";
import { answersAt } from "../prompts/prompt";
import { useDesk } from "../table/desk";
import { plural } from "../text/resources";
import { DieFace } from "../drawing/Die";
import type { Letter } from "../names/names";
import type { Die, DockedShip } from "../position/view";

export const EmptyPort = memo(function EmptyPort({ label = "" }: { label?: string }) {
  return <span className="port">{label}</span>;
});

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
  const desk = useDesk();
  const own = ship.seat === desk.me && !desk.watching;
  const says = ship.brethren
    ? `Brethren Ship, ${own ? "yours" : `${name}’s`}`
    : ship.relic
    ? `Relic Ship, flown by ${own ? "you" : name}${ship.value ? `, showing${shows}` : ""}`
    : `${own ? "your" : `${name}’s`}${shows}`;
  const spot = shipSpot(facility, ship.relic ? "R" : ship.seat, ship.value);
  const can = desk.mine && answersAt(desk.prompt, spot).length > 0;
  const looks = `port on s${ship.relic ? "R" : ship.brethren ? "N" : ship.seat}${cited ? " cited" : ""}${isNext(desk, spot) ? " next" : ""}`;
  const shown = (
    <>
      {many > 1 ? (
        <em>×{many}</em>
      ) : (
        <DieFace seat={ship.seat} value={ship.value} relic={ship.relic} bare className="" />
      )}
      {ship.brethren && (
        <svg className="emb" aria-hidden="true">
          <use href="#e-brethren-of-the-stars" />
        </svg>
      )}
      {letter && <b data-many={many > 1 ? many : undefined}>{ship.seat}</b>}
    </>
  );
  const port = { title: says, "data-port": `${facility}:${ship.relic ? "R" : ship.seat}:${ship.value}` };
  if (can)
    return (
      <button
        type="button"
        className={`${looks} can`}
        {...port}
        aria-label={`${desk.prompt?.verb ?? "Choose"}: ${says}`}
        onClick={() => desk.answer(spot)}
      >
        {shown}
      </button>
    );
  return (
    <span className={looks} role="img" aria-label={says} {...port}>
      {shown}
    </span>
  );
}

/** Where a chosen die would go. */
export const GhostPort = memo(function GhostPort({ die, seat }: { die: Die; seat: Letter }) {
  return (
    <span className="port ghost" title={`your ${die.value} would dock here`}>
      <DieFace seat={seat} value={die.value} relic={die.relic} bare className="" ink="var(--inv)" />
    </span>
  );
});
