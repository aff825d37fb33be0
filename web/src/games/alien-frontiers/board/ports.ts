/** What stands in each port of a facility, set by set. */

import type { Dock } from "../names/names";
import { type Die, type DockedShip, type View, ports, shipsAt } from "../position/view";

export type Slot = { ship: DockedShip } | { ghost: Die } | { free: string };

/** Ports in the groups in which ships dock; `ghosts` show where chosen ships would go. */
export function slotsAt(view: View, facility: Dock, ghosts: readonly Die[]): Slot[][] {
  const size = view.takes[facility] ?? 1;
  const total = ports(view, facility);
  if (facility === "raiders-outpost") return [raiders(view, ghosts)];
  const ships = inSets(shipsAt(view, facility), size);
  const slots: Slot[] = [...ships.map((ship) => ({ ship })), ...ghosts.map((ghost) => ({ ghost }))];
  const floor = facility === "lunar-mine" && view.mineFloor > 1 ? view.mineFloor : undefined;
  while (slots.length < total) {
    slots.push({ free: floor && slots.length === ships.length + ghosts.length ? `${floor}+` : "" });
  }
  if (size === 1) return [slots];
  return Array.from({ length: Math.ceil(slots.length / size) }, (_, i) => slots.slice(i * size, (i + 1) * size));
}

/** A higher run takes the place of the ships that are there. */
function raiders(view: View, ghosts: readonly Die[]): Slot[] {
  const ships = [...shipsAt(view, "raiders-outpost")].sort((a, b) => a.value - b.value);
  const slots: Slot[] = ghosts.length > 0 ? ghosts.map((ghost) => ({ ghost })) : ships.map((ship) => ({ ship }));
  while (slots.length < (view.takes["raiders-outpost"] ?? 1)) slots.push({ free: "" });
  return slots;
}

/** Whole sets first, each together; ships whose fellows were moved away come after them. */
function inSets(ships: DockedShip[], size: number): DockedShip[] {
  if (size === 1) return ships;
  const byKind = new Map<string, DockedShip[]>();
  for (const ship of ships) {
    const kind = `${ship.seat}${ship.value}`;
    byKind.set(kind, [...(byKind.get(kind) ?? []), ship]);
  }
  const whole: DockedShip[] = [];
  const broken: DockedShip[] = [];
  for (const set of byKind.values()) {
    const full = Math.floor(set.length / size) * size;
    whole.push(...set.slice(0, full));
    broken.push(...set.slice(full));
  }
  return [...whole, ...broken];
}
