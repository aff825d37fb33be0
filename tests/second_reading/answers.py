"""Answers to what an act asks at once: where colonies land, which ships are meant, what is given up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from second_reading.board_answers import effects
from second_reading.cards import paid_power
from second_reading.docking import dockings, named, uses
from second_reading.hub import is_free, stops_on
from second_reading.places import SPACES, STATION, borders
from second_reading.raids import booty
from second_reading.ship_cards import docks_elsewhere, scrappable, targets
from second_reading.shown import Ship, Table
from second_reading.use import SMUGGLERS

Asked = dict[str, Any]
Answers = Callable[[Table, Asked], Iterator[str]]


def landings(table: Table, asked: Asked) -> Iterator[str]:
    """Where no Repulsor Field is; an ore that the Sunrise Commune did not save must be there."""
    for territory in table.territories:
        rivals = any(table.colonies_of(seat, territory) for seat in table.others)
        dear = asked.get("due") and rivals and not table.ore
        if not table.repulsed(territory) and territory != asked.get("from") and not dear:
            yield f"land {territory}"


def partners(table: Table, asked: Asked) -> Iterator[str]:
    for owner, territory in table.movable:
        if owner != asked["owner"] and territory != asked["from"]:
            yield f"swap {owner} {territory}"


def aims(table: Table, asked: Asked) -> Iterator[str]:
    place, hits = asked["at"], asked.get("hits", 0)
    if hits:
        yield "done"
    for ship in targets(table, place):
        if reached(table, asked["why"], place, ship, hits):
            shown = f"{ship.owner} {0 if place == 'maintenance-bay' else ship.value}"
            yield f"aim {'relic-ship' if ship.star else 'brethren-ship' if ship.brethren else shown}"


def reached(table: Table, why: str, place: str, ship: Ship, hits: int) -> bool:
    surcharge = table.shielded(ship.owner)
    match why:
        case "cannon":
            return table.fuel >= (1 if hits else table.price(1)) + surcharge
        case "stock":
            return scrappable(table, place, ship)
        case "grapple":
            return not ship.brethren and table.fuel >= surcharge
        case _:
            able = not ship.brethren and table.fuel >= surcharge
            return able and docks_elsewhere(table.paid(surcharge), place, ship)


def carried(table: Table, asked: Asked) -> Iterator[str]:
    """A ship that was picked up docks at another facility."""
    relic = asked.get("relic")
    die = next(d for d in table.dice if d[1]) if relic else (asked["value"], "")
    foreign = asked.get("owner") or (relic and table.relic["user"] != table.you)
    left = {STATION} if foreign else table.left_behind(asked["from"], die, lifted=1)
    barred = {asked["from"], SMUGGLERS, *left}
    for facility, dice in dockings(table, die):
        if die in dice and facility not in barred:
            yield f"dock {facility} {named(dice)}"


def scattered(table: Table, asked: Asked) -> Iterator[str]:
    for territory in table.territories:
        if borders(asked["from"], territory) and not table.repulsed(territory):
            yield f"scatter {territory}"


def gathered(table: Table, asked: Asked) -> Iterator[str]:
    """Infiltration A.I.: a ship from a facility or the belt, or none."""
    yield "gather"
    for place in [*table.orbital, *SPACES]:
        for ship in table.foreign(place):
            price = table.price(2) + table.shielded(ship.owner)
            if place != STATION and not ship.brethren and table.fuel >= price:
                where = f"{place} {ship.owner} {ship.value}"
                yield f"infiltrate {'relic-ship' if ship.star else where}"


def regathered(table: Table, asked: Asked) -> Iterator[str]:
    """Chrono-Spike: a second ship, or the roll."""
    yield "reroll"
    for place in [*table.orbital, *SPACES]:
        for ship in table.docked(place):
            if ship.owner == table.you and not ship.brethren and place != STATION:
                yield f"regather {'relic-ship' if ship.star else f'{place} {ship.value}'}"


def powers_used(table: Table, asked: Asked) -> Iterator[str]:
    """A card set to work by another card."""
    for words in paid_power(table, asked["card"]):
        yield f"use {asked['card']} {words}".rstrip()


def stored(table: Table, asked: Asked) -> Iterator[str]:
    """Pocket Universe: each further ship costs a fuel."""
    yield "done"
    if table.fuel:
        yield from (f"load {face}{star}" for face, star in table.faces if table.own((face, star)))


def claimed(again: str, take: str, none: str) -> Answers:
    """Cards of names you do not hold, new ones first where that is left to do."""

    def read(table: Table, asked: Asked) -> Iterator[str]:
        new = [card for card in table.whole["display"] if card not in table.cards]
        yield from (f"{take} {card}" for card in new)
        if asked["cycles"]:
            yield again
        if not new and none:
            yield none

    return read


def collected(table: Table, asked: Asked) -> Iterator[str]:
    yield from (f"collect {kind} {asked['from']}" for kind in ("fuel", "ore"))


def dropped(table: Table, asked: Asked) -> Iterator[str]:
    yield from (f"drop {kind}" for kind in ("fuel", "ore") if table.mine[kind])


def shed(table: Table, asked: Asked) -> Iterator[str]:
    """Face-down Agendas only: those held, or those just drawn."""
    held: list[str] = table.mine["agendas"]
    yield from (f"shed {agenda}" for agenda in held if agenda in asked.get("among", held))


def picked(table: Table, asked: Asked) -> Iterator[str]:
    """Temporal Warper: any unplaced ships, each but once."""
    lent = any(ship["at"] == "unplaced" and not ship["value"] for ship in table.borrowed)
    if asked["dice"] or asked["relic"] or lent:
        yield "done"
    for face, star in table.faces:
        again = star and asked["relic"]
        if not again and table.fuel >= table.surcharge((face, star)):
            yield f"pick {face}{star}"


def unearthed(table: Table, asked: Asked) -> Iterator[str]:
    """Relic Cache: a card of a name you do not hold, after new ones if you like; none if it must be."""
    if not asked["cycled"]:
        yield "unearth cycle"
    new = [card for card in table.whole["display"] if card not in table.cards]
    yield from (f"unearth {card}" for card in new) if new else ["done"]


def replaced(table: Table, asked: Asked) -> Iterator[str]:
    """Chameleon Cloak: a further ship of the same player, where ships dock one by one."""
    yield "desist"
    theirs = {ship.value for ship in table.docked(asked["at"]) if ship.owner == asked["owner"]}
    price = table.shielded(asked["owner"])
    for use in uses(table.paid(price)) if table.fuel >= price else []:
        if use.facility == asked["at"] and use.ships == 1:
            shown = (die for die in table.faces if die[0] in theirs - {0})
            yield from (f"replace {face}{star}" for face, star in shown)


def advanced(table: Table, asked: Asked) -> Iterator[str]:
    """With five or six: so many circles as end where a place is free, or the colony leaves at once.

    A Ship's Lifeboat that cannot go all the way stops only where a place is free.
    """
    for circles in range(asked["least"], asked["most"] + 1):
        nearer = asked.get("without-ships") and circles < asked["most"]
        ends = is_free if nearer else stops_on
        if ends(table, table.mine["hub"] + circles):
            yield f"advance {circles}"


def answered_by(*lines: str) -> Answers:
    """Always these."""

    def read(table: Table, asked: Asked) -> Iterator[str]:
        yield from lines

    return read


def confined(table: Table, asked: Asked) -> Iterator[str]:
    yield from (f"confine {territory}" for territory in table.feet(asked["field"]))


READ: dict[str, Answers] = {
    "advance": advanced,
    "aim": aims,
    "board": effects,
    "cache": unearthed,
    "carry": carried,
    "collect": collected,
    "confine": confined,
    "consult": answered_by("consult nothing", "consult oracle-engine"),
    "drop": dropped,
    "infiltrate": gathered,
    "land": landings,
    "load": stored,
    "pair": answered_by("pair trade", "pair agendas"),
    "pick": picked,
    "power": powers_used,
    "raid": booty,
    "regather": regathered,
    "replace": replaced,
    "scatter": scattered,
    "seek": claimed("resound", "fetch", "forgo"),
    "shed": shed,
    "swap": partners,
    "tune": claimed("retune", "receive", "abstain"),
    "window": answered_by("stay", "emerge"),
}
