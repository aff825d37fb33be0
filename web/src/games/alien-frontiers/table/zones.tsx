/** What a phone shows at a time. */

import { useState } from "react";
import { Zones, type Zone as ShellZone, useSwipe } from "../../../shell/table/Zones";
import { lostOf } from "../../../shell/earned/earned";
import { isFacility } from "../names/names";
import type { Prompt } from "../prompts/prompt";
import { type Desk, useDesk } from "./desk";

const NAMES = { planet: "World", facilities: "Docks", players: "Seats" } as const;
const ICONS = { planet: "i-world", facilities: "i-dock", players: "i-seat" } as const;

export type Zone = keyof typeof NAMES;

export const ZONES = Object.keys(NAMES) as Zone[];

export function isZone(name: string | undefined): name is Zone {
  return name !== undefined && name in NAMES;
}

export function useZone(first: Zone) {
  const [zone, setZone] = useState<Zone>(first);
  return { zone, setZone, swipe: useSwipe(ZONES, zone, setZone) };
}

/** The zone follows the question: sectors to choose from, places for the chosen ships, something earned. */
export function zoneAsked({ prompt, chosen, earned }: Desk): Zone | null {
  if (prompt) return zoneOfAnswers(prompt);
  return chosen.length > 0 || lostOf(earned).length > 0 ? "facilities" : null;
}

/** Where the things are that a question is about; null for those in the tray. */
function zoneOfAnswers({ onPlanet, tallied, bySeat, options }: Prompt): Zone | null {
  if (onPlanet) return "planet";
  if (tallied) return bySeat ? "players" : null;
  const spots = options.filter((option) => !option.off).flatMap((option) => option.spots ?? []);
  return spots.some((spot) => isFacility(spot) || spot.startsWith("ship:")) ? "facilities" : null;
}

/** On a phone: where the marks of a suggested turn begin. */
export function zoneOf(actions: readonly string[]): Zone | null {
  const verb = actions[0]?.split(" ")[0];
  if (verb === undefined) return null;
  if (verb === "land" || verb === "buy") return "planet";
  return verb === "use" || verb === "discard" ? null : "facilities"; // the own cards are in the tray
}

export function ZoneTabs({ zone, onZone }: { zone: Zone; onZone: (zone: Zone) => void }) {
  const zones = ZONES.map((key): ShellZone<Zone> => {
    return { key, name: NAMES[key], icon: ICONS[key], badge: BADGES[key] };
  });
  return <Zones zones={zones} zone={zone} onZone={onZone} />;
}

/** How many territories can be chosen. */
function Sectors() {
  const { prompt } = useDesk();
  const open = prompt?.onPlanet ? prompt.options.filter((option) => !option.off).length : 0;
  if (open === 0) return null;
  return (
    <b>
      {open}
      <span className="vh"> territories to choose from</span>
    </b>
  );
}

/** What waits at the facilities: places for the chosen ships, else what is earned there. */
function Waiting() {
  const { offers, earned } = useDesk();
  const lit = Object.values(offers).filter((offer) => offer.kind === "lit").length;
  if (lit > 0)
    return (
      <b>
        {lit}
        <span className="vh"> places can take the chosen ships</span>
      </b>
    );
  const left = lostOf(earned).length;
  if (left === 0) return null;
  return (
    <b className="earned">
      {left}
      <span className="vh"> {left === 1 ? "thing" : "things"} to take</span>
    </b>
  );
}

const BADGES = { planet: <Sectors />, facilities: <Waiting />, players: null };
