"""Cards that work on the planet: colonies, bonuses and field generators."""

from __future__ import annotations

from collections.abc import Iterator

from second_reading.boards import FIELDS
from second_reading.places import BURROUGHS, borders
from second_reading.shown import Table

PLACED_BY = {
    "stasis-beam": "isolation-field",
    "data-crystal": "positron-field",
    "gravity-manipulator": "repulsor-field",
    "magnetic-lockdown": "repulsor-field",
}


def lend_bonus(table: Table, card: str) -> Iterator[str]:
    """Data Crystal: a fuel for each colony there."""
    for territory in table.territories:
        colonies = table.colonies(territory)
        closed = territory == BURROUGHS or table.isolated(territory) or table.bonus(territory)
        if colonies and not closed and table.fuel >= table.price(colonies):
            yield territory


def place_field(table: Table, card: str) -> Iterator[str]:
    """Onto a territory where it is not yet; a Lockdown in force cannot be given up."""
    if card == "magnetic-lockdown" and table.locked(table.you):
        return
    yield from (t for t in table.territories if t not in table.feet(PLACED_BY[card]))


def remove_field(table: Table, card: str) -> Iterator[str]:
    yield from (field for field in FIELDS if table.feet(field))


def remove_field_at_home(table: Table, card: str) -> Iterator[str]:
    """Suppression Matrix: one where you have a colony."""
    for field in FIELDS:
        if any(table.colonies_of(table.you, territory) for territory in table.feet(field)):
            yield field


def straddle(table: Table, card: str) -> Iterator[str]:
    """Field Amplifier: from a territory you control across one of its borders."""
    if table.fuel < table.price(2):
        return
    for field in FIELDS:
        for near in table.feet(field):
            for far in table.territories:
                new = table.feet(field) != {near, far}
                if table.controls(near) and borders(near, far) and new:
                    yield f"{field} {near} {far}"


def own_ground(table: Table) -> list[str]:
    return [t for t in table.territories if table.colonies_of(table.you, t)]


def gather_fields(table: Table, card: str) -> Iterator[str]:
    """All that are out, onto one territory of yours; not if all are there already."""
    out = [feet for feet in map(table.feet, FIELDS) if feet]
    yield from (t for t in own_ground(table) if any(feet != {t} for feet in out))


def found_field(table: Table, card: str) -> Iterator[str]:
    """Fleet Interlink: one that is nowhere, onto a territory of yours."""
    for field in FIELDS:
        if not table.feet(field):
            yield from (f"{field} {territory}" for territory in own_ground(table))


def move_colony(table: Table, card: str) -> Iterator[str]:
    """Orbital Teleporter, whose colony may be anybody's; some territory is always open."""
    yield from (f"{owner} {territory}" for owner, territory in table.movable)


def swap_colonies(table: Table, card: str) -> Iterator[str]:
    for owner, territory in table.movable:
        if any(o != owner and t != territory for o, t in table.movable):
            yield f"{owner} {territory}"


def drive_off(table: Table, card: str) -> Iterator[str]:
    """Seismic Detonator: colonies that may move, and a neighbour that takes them."""
    for territory in table.territories:
        here = any(t == territory for _, t in table.movable)
        near = any(borders(territory, t) and not table.repulsed(t) for t in table.territories)
        if here and near:
            yield territory


def lock_down(table: Table, card: str) -> Iterator[str]:
    if table.fuel >= table.price(2) and not table.locked(table.you):
        yield ""


def charge_drive(table: Table, card: str) -> Iterator[str]:
    if table.fuel >= table.price(2) and table.lies_on(table.you, card, "tokens") < 4:
        yield ""


def jump(table: Table, card: str) -> Iterator[str]:
    """Experimental FTL Drive with four tokens: a landing."""
    price = table.fuel >= table.price(1) and table.ore >= 1 - table.landing_discount
    if table.lies_on(table.you, card, "tokens") == 4 and price and table.colony_left:
        yield ""
