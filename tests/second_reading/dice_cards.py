"""Cards that change or roll unplaced ships, and those that bring resources."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

from second_reading.places import Die
from second_reading.shown import Table

CORES = {"data-core-alpha", "data-core-gamma", "data-core-omega"}


def payable(table: Table, fuel: int, *dice: Die) -> bool:
    """The card's price and the surcharge for changing these dice."""
    return table.fuel >= table.price(fuel) + table.surcharge(*dice)


def one_die(table: Table, card: str) -> Iterator[str]:
    """Booster Pod, Stasis Beam, Polarity Device and Chrono-Spike."""
    price = 0 if card == "chrono-spike" else 1
    for face, star in table.faces:
        allowed = {"booster-pod": face < 6, "stasis-beam": face > 1}.get(card, True)
        if allowed and payable(table, price, (face, star)):
            yield f"{face}{star}"


def two_dice(table: Table, card: str) -> Iterator[str]:
    """Gravity Manipulator: one down, another up. Astrogation Servo: one as the other."""
    for first, second in set(permutations(table.dice, 2)):
        if card == "gravity-manipulator":
            legal = first[0] > 1 and second[0] < 6 and payable(table, 2, first, second)
        else:
            legal = first[0] != second[0] and payable(table, 3, first)
        if legal:
            yield f"{first[0]}{first[1]} {second[0]}{second[1]}"


def some_dice(table: Table, card: str) -> Iterator[str]:
    """Temporal Warper: one or more of them; which ones is asked afterwards."""
    if any(payable(table, 1, die) for die in table.faces):
        yield ""


def all_dice(table: Table, card: str) -> Iterator[str]:
    """Fleet Interlink and Suppression Matrix leave no ship out."""
    if table.dice and payable(table, 2, *table.dice):
        yield ""


def stored_die(table: Table, card: str) -> Iterator[str]:
    """Pocket Universe: ships of your own, the Relic Ship among them."""
    if table.fuel >= table.price(1):
        yield from (f"{face}{star}" for face, star in table.faces if table.own((face, star)))


def cores(table: Table, card: str) -> int:
    """Differently named Data Cores that you hold, and the one you use."""
    return len(CORES & {*table.cards, card})


def set_die(table: Table, card: str) -> Iterator[str]:
    """Data Core Gamma: as far as there are cores, from 1 to 6."""
    for face, star in table.faces:
        if payable(table, 1, (face, star)):
            near = range(max(1, face - cores(table, card)), min(6, face + cores(table, card)) + 1)
            yield from (f"{face}{star} to {to}" for to in near if to != face)


def income(table: Table, card: str) -> Iterator[str]:
    price = {"data-core-omega": 4 - cores(table, card), "retrieval-webbing": 3}.get(card, 0)
    if table.fuel >= table.price(price):
        yield ""


def put_in_vault(table: Table, card: str) -> Iterator[str]:
    """One to three resources, eight on the card in all."""
    lying = sum(table.lies_on(table.you, card, kind) for kind in ("fuel", "ore"))
    for number in range(1, min(3, 8 - lying) + 1):
        kinds = ["fuel"] * min(table.fuel, 3) + ["ore"] * min(table.ore, 3)
        yield from {" ".join(chosen) for chosen in combinations(kinds, number)}


def out_of_vault(table: Table, card: str) -> Iterator[str]:
    if any(table.lies_on(table.you, card, kind) for kind in ("fuel", "ore")):
        yield ""
