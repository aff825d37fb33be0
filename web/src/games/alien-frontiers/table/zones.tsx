/** What a phone shows at a time. */

import { useState } from "react";
import { Zones, type Zone as ShellZone, useSwipe } from "../../../shell/table/Zones";
import { lostOf } from "../../../shell/earned/earned";
import { type Dock, isBeltSpace, isBoard, isDock } from "../names/names";
import { hasBelt } from "../position/view";
import type { Prompt } from "../prompts/prompt";
import { type Desk, useDesk } from "./desk";

const NAMES = { planet: "World", belt: "Belt", facilities: "Docks", players: "Seats" } as const;
const ICONS = { planet: "i-world", belt: "rock", facilities: "i-dock", players: "i-seat" } as const;

export type Zone = keyof typeof NAMES;

const ZONES = Object.keys(NAMES) as Zone[];

/** Those of a table: one without the Outer Belt has none for it. */
function zonesAt(belt: boolean): Zone[] {
  return ZONES.filter((zone) => belt || zone !== "belt");
}

export function isZone(name: string | undefined): name is Zone {
  return name !== undefined && name in NAMES;
}

export function useZone(first: Zone, belt: boolean) {
  const [zone, setZone] = useState<Zone>(first);
  return { zone, setZone, swipe: useSwipe(zonesAt(belt), zone, setZone) };
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
  return spots.some((spot) => isDock(spot) || spot.startsWith("ship:")) ? "facilities" : null;
}

/** What is done with what one holds. */
const IN_THE_TRAY = ["use", "discard", "play", "power", "reveal", "shed"];

/** On a phone: where the marks of a suggested turn begin. */
export function zoneOf(actions: readonly string[]): Zone | null {
  const verb = actions[0]?.split(" ")[0];
  if (verb === undefined) return null;
  if (verb === "land" || verb === "buy") return "planet";
  return IN_THE_TRAY.includes(verb) ? null : "facilities";
}

export function ZoneTabs({ zone, onZone }: { zone: Zone; onZone: (zone: Zone) => void }) {
  const { view } = useDesk();
  const zones = zonesAt(hasBelt(view)).map((key): ShellZone<Zone> => {
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
        <span className="vh"> {lit === 1 ? "place" : "places"} can take the chosen ships</span>
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

/** How many of the places of a zone take the chosen ships. */
function Taking({ of }: { of: (dock: Dock) => boolean }) {
  const { offers } = useDesk();
  const lit = Object.entries(offers).filter(([dock, offer]) => offer.kind === "lit" && of(dock as Dock)).length;
  if (lit === 0) return null;
  return (
    <b>
      {lit}
      <span className="vh"> {lit === 1 ? "place" : "places"} here can take the chosen ships</span>
    </b>
  );
}

const BADGES = {
  planet: <Sectors />,
  belt: <Taking of={isBeltSpace} />,
  facilities: <Waiting />,
  players: <Taking of={isBoard} />,
};
