"""Agendas that may be revealed: states that hold now, and events of the act just done."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from second_reading.boards import FIELDS
from second_reading.dice_cards import CORES
from second_reading.places import BLISH
from second_reading.shown import Table

SHELLS = {"holographic-decoy", "deflector-shield", "resource-cache"}


def controlled(table: Table) -> list[str]:
    return [territory for territory in table.territories if table.controls(territory)]


STATES: dict[str, Callable[[Table], bool]] = {
    "land-grab": lambda t: len(controlled(t)) >= (4 if len(t.seats) < 4 else 3),
    "fuel-baron": lambda t: t.fuel >= 10,
    "ore-magnate": lambda t: t.ore >= 6,
    "full-hangar": lambda t: bool(t.mine["ships"] == 6),
    "curator": lambda t: len(t.cards) >= 4,
    "field-warden": lambda t: any(t.feet(field) & {*controlled(t)} for field in FIELDS),
    "fortress": lambda t: max(t.mine["colonies"].values()) >= 3,
    "city-planners": lambda t: {"alien-city", "alien-monument"} <= {*t.cards},
    "core-access": lambda t: len(CORES & {*t.cards}) >= 2,
    "shell-game": lambda t: bool(SHELLS & {*t.cards}) and t.fuel + t.ore >= 7,
    "moonbase": lambda t: t.colonies_of(t.you, BLISH) >= 2,
}


def reveals(table: Table) -> Iterator[str]:
    met = table.in_mind("tallies", "open") or []
    for agenda in table.mine.get("agendas", []):
        if STATES[agenda](table) if agenda in STATES else agenda in met:
            yield f"reveal {agenda}"
