"""What the ship docked at a faction board may do there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from second_reading.boards import FIELDS
from second_reading.docking import every_use
from second_reading.places import STATION, borders
from second_reading.shown import Table


def effects(table: Table, asked: dict[str, Any]) -> Iterator[str]:
    board, step = asked["at"], asked.get("step", 0)
    for words in ways(table, board, step):
        yield words if words == "done" else f"effect {board} {words}"


def ways(table: Table, board: str, step: int) -> Iterator[str]:
    match board, step:
        case "sunrise-commune", _:
            for owner, near in table.movable:
                empty = (t for t in table.territories if not table.colonies(t))
                yield from (f"{owner} {near} {far}" for far in empty if not table.repulsed(far))
        case "uranian-syndicate", _:
            for owner, near in table.movable:
                if table.ore >= (1 if owner == table.you else 2):
                    open_ = (t for t in table.territories if t != near and not table.repulsed(t))
                    yield from (f"{owner} {near} {far}" for far in open_)
        case "proxima-centauri-scholars", _:
            for field in FIELDS:
                if feet := table.feet(field):
                    yield from (f"{field} {t}" for t in table.territories if t not in feet)
        case "xeno-explorations-inc", _:
            yield "done"
            rev = table.on_board(board, "rev")
            for territory in table.territories:
                if borders(rev, territory) and not {rev, territory} & table.feet("repulsor-field"):
                    yield territory
        case "mercurys-angels", 0:
            yield "done"
            for face, star in table.faces:
                others = [*table.dice]
                others.remove((face, star))
                shown = {face, *(value for value, _ in others)}
                yield from (f"{face}{star} {to}" for to in range(1, 7) if to not in shown)
        case "mercurys-angels", _:
            yield from ("fuel", "ore")
        case "scavenger-fleet", _:
            yield "done"
            yield from unequal_pairs(table)
        case "prophets-of-the-artifact", _:
            yield from ("draw", "done")
        case "brethren-of-the-stars", 2:
            yield from ("rest", "roll")
        case "brethren-of-the-stars", _:
            yield "rest"
            yield from hijacked(table)


def unequal_pairs(table: Table) -> Iterator[str]:
    """Two ships of different values for the Shipyard, at its usual price."""
    for use in every_use(table):
        if use.facility == "shipyard" and use.affordable(table) and table.free("shipyard") >= 2:
            for one, other in combinations(table.dice, 2):
                if one[0] != other[0]:
                    yield f"{one[0]}{one[1]} {other[0]}{other[1]}"


def hijacked(table: Table) -> Iterator[str]:
    """Another player's die at a facility or in the Maintenance Bay, not at the Terraforming Station."""
    for place in table.orbital:
        for ship in table.foreign(place):
            if place != STATION and not ship.brethren:
                yield "relic-ship" if ship.star else f"{place} {ship.owner} {ship.value}"
    if table.relic["at"] == "maintenance-bay" and table.relic["user"] != table.you:
        yield "relic-ship"
    yield from (f"maintenance-bay {seat}" for seat in table.others if table.seats[seat]["bay"])
