"""Docking: what each facility asks, which ports are free, and in which order ships come."""

from __future__ import annotations

from collections.abc import Iterator

from second_reading.boards import board_uses
from second_reading.hub import hub_uses
from second_reading.places import STATION, Die
from second_reading.shown import Table
from second_reading.use import RAIDERS, SMUGGLERS, Use, alike, anything, in_a_row

Docking = tuple[str, tuple[Die, ...]]


def uses(table: Table) -> Iterator[Use]:
    """All that can serve you now and that you can pay for; ports and order are asked elsewhere."""
    return (use for use in every_use(table) if use.affordable(table))


def every_use(table: Table) -> Iterator[Use]:
    yield Use(RAIDERS, 3, in_a_row)
    for facility in ("solar-converter", "alien-artifact", "lunar-mine"):
        yield Use(facility, 1, anything)
    yield from hub_uses(table)
    yield Use("orbital-market", 2, alike)
    if table.mine["stock"] > 0:
        price = table.mine["ships"] - 2
        price = max(1, price) - table.bonus("herbert-valley")
        yield Use("shipyard", 2, alike, fuel=price, ore=price)
    if table.colony_left:
        ore = 3 - table.bonus("bradbury-plateau") - table.landing_discount
        yield Use("colony-constructor", 3, alike, ore=ore)
        yield Use(STATION, 1, lambda ship: ship == [6], fuel=1, ore=1 - table.landing_discount)
    yield from board_uses(table)


def dockings(table: Table, moved: Die | None = None) -> Iterator[Docking]:
    """Where which dice may dock; the Outer Belt is none of it. A card may be moving a ship."""
    for use in uses(table):
        if not has_ports(table, use):
            continue
        for dice in use.sets(table):
            kept = use.places & {*table.kept_away} and not table.goes_free(dice, moved)
            if not kept and comes_next(table, use, dice):
                yield use.facility, dice


def has_ports(table: Table, use: Use) -> bool:
    if use.facility == RAIDERS:
        return True
    return table.free(use.facility) >= (1 if use.facility == SMUGGLERS else use.ships)


def comes_next(table: Table, use: Use, dice: tuple[Die, ...]) -> bool:
    """Higher than who is at the Raiders' Outpost; at the Lunar Mine no lower than the highest."""
    values = [face for face, _ in dice]
    if use.facility in (RAIDERS, SMUGGLERS):
        there = sum(table.at(RAIDERS))
        return table.owns(SMUGGLERS) or sum(values[-3:]) > there
    if use.facility == "lunar-mine":
        any_value = table.bonus("van-vogt-mountains") and table.now["mined"] == 0
        return any_value or values[0] >= max(table.at("lunar-mine"), default=0)
    return True


def named(dice: tuple[Die, ...]) -> str:
    return " ".join(f"{face}{star}" for face, star in dice)
