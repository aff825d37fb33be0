"""Cards that reach docked ships."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy

from second_reading.docking import dockings, named, uses
from second_reading.hub import HUB, free_form
from second_reading.places import SPACES, STATION, Die
from second_reading.shown import Ship, Table
from second_reading.use import RAIDERS, SMUGGLERS, Use


def shoot(table: Table, card: str) -> Iterator[str]:
    """Plasma Cannon, paid: at one place, a fuel for each ship of another player."""
    for place in [*table.orbital, *SPACES]:
        costs = [table.price(1) + table.shielded(ship.owner) for ship in table.foreign(place)]
        if costs and table.fuel >= min(costs):
            yield place


def scrap(table: Table, card: str) -> Iterator[str]:
    """Plasma Cannon, discarded: one ship for good, if its owner keeps three for the next turn."""
    bay = ["maintenance-bay"] if table.edition == "first-printing" else []
    for place in [*table.orbital, *SPACES, *bay]:
        if any(scrappable(table, place, ship) for ship in targets(table, place)):
            yield place


def targets(table: Table, place: str) -> list[Ship]:
    if place != "maintenance-bay":
        return table.foreign(place)
    return [Ship(seat, 1) for seat in table.others if table.seats[seat]["bay"]]


def scrappable(table: Table, place: str, ship: Ship) -> bool:
    if ship.owner is None or table.fuel < table.shielded(ship.owner):
        return False
    if ship.star or ship.brethren:
        return True
    seat = table.seats[ship.owner]
    if table.edition == "first-printing":
        return bool(seat["ships"] > 3)
    forfeit = 0 if place == STATION else len(seat["docked"].get(STATION, []))
    return bool(seat["ships"] - 1 - forfeit >= 3)


def clear(table: Table, card: str) -> Iterator[str]:
    """Astrogation Servo and Superconducting Grapple: all ships of one facility, yours too."""
    for place in table.orbital:
        ships = table.docked(place)
        barred = place == STATION and card == "superconducting-grapple"
        if ships and not barred and table.fuel >= sum(table.shielded(s.owner) for s in ships):
            yield place


def tow(table: Table, card: str) -> Iterator[str]:
    """Superconducting Grapple, paid: another's ship to a free port of one of three facilities."""
    for place in table.orbital:
        ships = [ship for ship in table.foreign(place) if not ship.brethren]
        costs = [table.price(2) + table.shielded(ship.owner) for ship in ships]
        if place == STATION or not costs or table.fuel < min(costs):
            continue
        for port in ("alien-artifact", "lunar-mine", "solar-converter"):
            if port != place and table.free(port):
                yield f"{place} {port}"


def teleport(table: Table, card: str) -> Iterator[str]:
    """Orbital Teleporter: a docked ship of your own, if it can dock elsewhere."""
    price = table.price(2)
    for place in table.orbital:
        for ship in table.docked(place) if table.fuel >= price else []:
            moves = place != STATION and ship.owner == table.you and not ship.brethren
            if moves and docks_elsewhere(table.paid(price), place, ship):
                yield "relic-ship" if ship.star else f"{place} {ship.value}"


def steer(table: Table, card: str) -> Iterator[str]:
    """Mind Control Helmet: another's docked ship, if it can dock elsewhere as yours."""
    for place in table.orbital:
        for ship in table.foreign(place):
            price = table.price(3) + table.shielded(ship.owner)
            if place == STATION or ship.brethren or table.fuel < price:
                continue
            if docks_elsewhere(table.paid(price), place, ship):
                yield place


def docks_elsewhere(table: Table, place: str, ship: Ship) -> bool:
    """Alone or with unplaced ships, and not with the Smugglers, who take four ships at once."""
    after = picked_up(table, place, ship)
    die = (ship.value, ship.star)
    own = ship.owner == table.you
    barred = {place, SMUGGLERS} | (table.left_behind(place, die) if own else {STATION})
    return any(die in dice and at not in barred for at, dice in dockings(after, die))


def picked_up(table: Table, place: str, ship: Ship) -> Table:
    """The table with that ship among the dice."""
    whole = deepcopy(table.whole)
    whole["dice"].append(f"{ship.value}{ship.star}")
    if ship.star:
        whole["relic-ship"]["at"] = "unplaced"
        return Table(whole, table.edition)
    whole["seats"][ship.owner]["docked"][place].remove(ship.value)
    if ship.owner != table.you:
        lent = {"owner": ship.owner, "at": "unplaced", "value": ship.value}
        whole["this-turn"]["borrowed"] = [*table.borrowed, lent]
    return Table(whole, table.edition)


def take_places(table: Table, card: str) -> Iterator[str]:
    """Chameleon Cloak: ships like theirs make one whole use of a facility in their ports."""
    for rival in table.others:
        for ships in range(1, 5):
            price = table.price(2) + ships * table.shielded(rival)
            if table.fuel < price:
                continue
            for use in uses(table.paid(price)):
                if use.ships == ships and replaceable(table, use):
                    for dice in use.sets(table):
                        if matched(table, use, rival, dice):
                            yield f"{use.facility} {rival} {named(dice)}"


def replaceable(table: Table, use: Use) -> bool:
    """Not at the Terraforming Station, on another's track, or where a Chrono-Spike keeps you away."""
    if use.facility == HUB and not free_form(table):
        return False
    return use.facility != STATION and not use.places & {*table.kept_away}


def matched(table: Table, use: Use, rival: str, dice: tuple[Die, ...]) -> bool:
    """Has the rival a ship there for each of these, showing the same?"""
    if use.facility == SMUGGLERS:
        board, run = dice[:1], dice[1:]
        return stand(table, SMUGGLERS, rival, board) and stand(table, RAIDERS, rival, run)
    return stand(table, use.facility, rival, dice)


def stand(table: Table, place: str, rival: str, dice: tuple[Die, ...]) -> bool:
    theirs = [ship.value for ship in table.docked(place) if ship.owner == rival]
    return Counter(face for face, _ in dice) <= Counter(theirs)


def take_up_again(table: Table, card: str) -> Iterator[str]:
    """Chrono-Spike, discarded: when no ship can dock any more, one of yours from facility or belt."""
    if any(dockings(table)):
        return
    for place in [*table.orbital, *SPACES]:
        for ship in table.docked(place):
            if ship.owner == table.you and not ship.brethren and place != STATION:
                yield "relic-ship" if ship.star else f"{place} {ship.value}"
