"""Agendas that may be revealed: states that hold, what a turn has come to, and the act just done."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from second_reading.boards import FIELDS
from second_reading.dice_cards import CORES
from second_reading.memory import VALUES
from second_reading.places import BLISH
from second_reading.shown import Table

SHELLS = {"holographic-decoy", "deflector-shield", "resource-cache"}


def controlled(table: Table) -> list[str]:
    return [territory for territory in table.territories if table.controls(territory)]


STATES: dict[str, Callable[[Table], bool]] = {
    "land-grab": lambda t: len(controlled(t)) >= (4 if len(t.seats) < 4 else 3),
    "fuel-baron": lambda t: t.fuel >= 10,
    "ore-magnate": lambda t: t.ore >= (8 if len(t.seats) == 2 else 6),
    "full-hangar": lambda t: (
        t.mine["ships"] == 6 and any(seat["ships"] <= 4 for seat in t.seats.values())
    ),
    "curator": lambda t: len(t.cards) >= 3,
    "field-warden": lambda t: any(t.feet(field) & {*controlled(t)} for field in FIELDS),
    "fortress": lambda t: max(t.mine["colonies"].values()) >= (4 if len(t.seats) == 2 else 3),
    "city-planners": lambda t: bool({"alien-city", "alien-monument"} & {*t.cards}),
    "core-access": lambda t: len(CORES & {*t.cards}) >= 2,
    "shell-game": lambda t: bool(SHELLS & {*t.cards}) and t.fuel + t.ore >= 7,
    "moonbase": lambda t: t.colonies_of(t.you, BLISH) >= 2,
}


DICE_CARDS = {"booster-pod", "stasis-beam", "polarity-device", "gravity-manipulator"}
BUILDERS = {"terraforming-station", "colony-constructor"}
ATTACKS = {"raiders-outpost", "colony-constructor"}


class Turn:
    """What you have done in this turn, as the position tells it."""

    def __init__(self, table: Table) -> None:
        self.done = table.in_mind
        self.docked = {*self.set_of("docked")}
        self.hub_ships: int = table.now["hub-ships"]
        self.two = len(table.seats) == 2

    def set_of(self, entry: str) -> list[str]:
        return list(self.done("tallies", entry) or [])

    def count(self, entry: str) -> int:
        return int(self.done("tallies", entry) or 0)


COUNTS: dict[str, Callable[[Turn], bool]] = {
    "grand-tour": lambda t: len(t.docked) >= 5,
    "homestead-rush": lambda t: len(t.set_of("landed")) >= 2,
    "fast-track": lambda t: t.hub_ships >= 3 and bool(t.docked & BUILDERS),
    "market-maker": lambda t: t.count("traded-ore") >= 3,
    "deep-shaft": lambda t: (
        sum(VALUES.index(face) for face in t.set_of("mine-values")) >= (14 if t.two else 12)
    ),
    "solar-surge": lambda t: t.count("solar-fuel") >= 9,
    "crater-kings": lambda t: t.count("circles") >= (5 if t.two else 4),
    "dice-doctors": lambda t: bool({*t.set_of("paid-cards")} & DICE_CARDS and t.docked & ATTACKS),
    "belt-prospector": lambda t: t.count("asteroids") >= (3 if t.two else 2),
    "fair-trade": lambda t: t.count("traded-ore") >= 1 and "terran-exchange" in t.docked,
    "pioneer-stock": lambda t: (
        t.count("circles") >= (6 if t.two else 4)
        and t.count("launched") > 0
        and "homesteaders-union" in t.docked
    ),
    "revelation": lambda t: t.count("revealed") > 0 and "prophets-of-the-artifact" in t.docked,
    "star-brotherhood": lambda t: (
        "raiders-outpost" in t.docked
        and ("brethren-of-the-stars" in t.docked or t.count("hijacked") > 0)
    ),
    "wing-formation": lambda t: (
        t.count("turned") > 0 and len(t.set_of("landed")) >= (2 if t.two else 1)
    ),
}


def reveals(table: Table) -> Iterator[str]:
    just_met = table.in_mind("tallies", "open") or []
    for agenda in table.mine.get("agendas", []):
        if agenda in STATES:
            met = STATES[agenda](table)
        elif agenda in COUNTS:
            met = COUNTS[agenda](Turn(table))
        else:
            met = agenda in just_met
        if met:
            yield f"reveal {agenda}"
