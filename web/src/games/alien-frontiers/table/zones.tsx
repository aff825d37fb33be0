/** What a phone shows at a time. */

import { useState } from "react";
import { Zones, type Zone as ShellZone, useSwipe } from "../../../shell/table/Zones";
import { lostOf } from "../../../shell/earned/earned";
import { useDesk } from "./desk";

const NAMES = { planet: "Planet", facilities: "Facilities", players: "Players" } as const;

export type Zone = keyof typeof NAMES;

export const ZONES = Object.keys(NAMES) as Zone[];

export function useZone(first: Zone) {
  const [zone, setZone] = useState<Zone>(first);
  return { zone, setZone, swipe: useSwipe(ZONES, zone, setZone) };
}

/** On a phone: where the marks of a suggested turn begin. */
export function zoneOf(actions: readonly string[]): Zone | null {
  const verb = actions[0]?.split(" ")[0];
  if (verb === undefined) return null;
  if (verb === "land" || verb === "buy") return "planet";
  return verb === "use" || verb === "discard" ? "players" : "facilities";
}

export function ZoneTabs({ zone, onZone }: { zone: Zone; onZone: (zone: Zone) => void }) {
  const zones = ZONES.map((key): ShellZone<Zone> => {
    return { key, name: NAMES[key], badge: key === "facilities" && <Waiting /> };
  });
  return <Zones zones={zones} zone={zone} onZone={onZone} />;
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
