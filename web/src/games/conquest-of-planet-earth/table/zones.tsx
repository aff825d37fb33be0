/** What a phone shows at a time. */

import { useState } from "react";
import { Zones, type Zone as ShellZone, useSwipe } from "../../../shell/table/Zones";
import { type Zone, optionsOf, useDesk } from "./desk";

const ICONS = { map: "i-world", hand: "card", players: "i-seat" } as const;
const NAMES = { map: "Map", hand: "Hand", players: "Players" } as const;
const ZONES = Object.keys(NAMES) as Zone[];

export function isZone(name: string | undefined): name is Zone {
  return name !== undefined && name in NAMES;
}

export function useZone(first: Zone) {
  const [zone, setZone] = useState<Zone>(first);
  return { zone, setZone, swipe: useSwipe(ZONES, zone, setZone) };
}

export function ZoneTabs({ zone, onZone }: { zone: Zone; onZone: (zone: Zone) => void }) {
  const { view } = useDesk();
  const zones = ZONES.map((key): ShellZone<Zone> => {
    const name = key === "map" && view.battle ? "Battle" : NAMES[key];
    return { key, name, icon: ICONS[key], badge: key === "hand" ? <Playable /> : undefined };
  });
  return <Zones zones={zones} zone={zone} onZone={onZone} />;
}

/** How many cards can be played now. */
function Playable() {
  const { asked } = useDesk();
  const cards = optionsOf(asked, "events").length;
  if (cards === 0) return null;
  return (
    <b>
      {cards}
      <span className="vh"> cards can be played</span>
    </b>
  );
}
