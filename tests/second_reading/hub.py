"""The Colonist Hub: tracks for up to four players; shared ports and circles for five and six."""

from __future__ import annotations

from collections.abc import Iterator

from second_reading.places import BRETHREN
from second_reading.shown import Table
from second_reading.use import Use, anything

LAST = 7
HUB = "colonist-hub"


def hub_uses(table: Table) -> Iterator[Use]:
    """How many ships may dock together; where everybody has a track, one at a time."""
    circle = table.mine["hub"]
    if circle == LAST or not table.colony_left:
        return
    if not free_form(table):
        if on_my_track(table) < 3:
            yield Use(HUB, 1, anything)
        return
    for ships in range(1, 3 - on_my_track(table) + 1):
        many = table.now["hub-ships"] + ships > 1
        extra = many and table.bonus("asimov-crater") and not table.now["asimov"]
        stop = circle + ships
        if stop <= LAST and (stops_on(table, stop) or (extra and stops_on(table, stop + 1))):
            yield Use(HUB, ships, anything)


def free_form(table: Table) -> bool:
    return len(table.seats) > 4


def on_my_track(table: Table) -> int:
    """Your ships and your guests; on a track the Brethren Ship takes a port as well."""
    guests = table.whole["hub-guests"]
    ships: int = len(table.mine["docked"].get(HUB, []))
    ships += sum(guest["track"] == table.you for guest in guests)
    ships -= sum(guest["owner"] == table.you for guest in guests)
    ships += table.relic["at"] == HUB and table.relic["track"] == table.you
    if not free_form(table):
        blocked = table.brethren_at == HUB and table.on_board(BRETHREN, "track") == table.you
        ships += blocked
    return ships


def launch_circle(table: Table) -> int:
    return 6 if table.owns("homesteaders-union") else LAST


def can_launch(table: Table) -> bool:
    """Have you the price?"""
    return table.fuel >= 1 and table.ore >= 1 - table.landing_discount


def is_free(table: Table, circle: int) -> bool:
    """Is one of the four circles of that number free?"""
    return [seat["hub"] for seat in table.seats.values()].count(min(circle, LAST)) < 4


def stops_on(table: Table, circle: int) -> bool:
    """Is one free, or can the colony leave at once?"""
    return is_free(table, circle) or (circle >= launch_circle(table) and can_launch(table))


def advances(table: Table, most: int) -> bool:
    """Can a colony that is there go on without a ship?"""
    circle = table.mine["hub"]
    if not 1 <= circle < LAST:
        return False
    return not free_form(table) or any(stops_on(table, circle + n) for n in range(1, most + 1))
