"""The Outer Belt: claiming asteroid cards with ships, and playing them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

from second_reading.hub import advances
from second_reading.places import BLISH, BURROUGHS, SPACES, STATION, Die
from second_reading.shown import Table

NAVIGATION = {SPACES[0]: (3, 4), SPACES[1]: (2, 3, 4), SPACES[2]: (2, 3, 4), SPACES[3]: (1, 2)}
NEEDS: dict[str, tuple[str, ...]] = {
    "alien-beacon": ("nav", "nav"),
    "alien-satellite": ("nav", "nav"),
    "abandoned-ship": ("nav", "nav", "nav"),
    "heavy-metals-asteroid": ("nav", "2"),
    "iron-asteroid": ("nav", "any"),
    "composite-asteroid": ("nav",),
    "orbital-debris": ("nav", "any"),
    "raiders-rock": ("nav", "nav"),
    "ships-lifeboat": ("nav", "any"),
    "terraforming-module": ("nav=", "nav="),
    "stranded-envoy": ("nav", "any"),
    "ice-comet": ("nav",),
    "stray-pilot": ("nav", "any"),
    "relic-cache": ("nav", "nav"),
}
PLAIN = ("nav", "any")
AT_ONCE = {"alien-beacon", "alien-satellite", "relic-cache", "stranded-envoy"}
"""Asteroid cards that are never in tow."""


def cards_on_belt(table: Table) -> list[tuple[str, str]]:
    spaces = table.whole.get("belt", {}).get("spaces", [])
    return [(space, card) for space, card in zip(SPACES, spaces, strict=False) if card]


def claims(table: Table) -> Iterator[str]:
    for space, card in cards_on_belt(table):
        yield from (f"claim {line}" for line in claims_with(table, space, [NEEDS[card]]))


def shorter_claims(table: Table) -> Iterator[str]:
    """With one ship fewer, if one is asked for plainly; one must dock all the same."""
    for space, card in cards_on_belt(table):
        needs = NEEDS[card]
        fewer = [needs[:i] + needs[i + 1 :] for i, need in enumerate(needs) if need in PLAIN]
        yield from claims_with(table, space, [left for left in fewer if left])


def claims_with(table: Table, space: str, ways: list[tuple[str, ...]]) -> Iterator[str]:
    """Exactly the ships of one of these lists, and a port for each of them."""
    for needs in ways:
        if table.free(space) < len(needs):
            continue
        for dice in combinations(table.dice, len(needs)):
            if table.kept_away and not table.goes_free(dice):
                continue
            values = [face for face, _ in dice]
            if any(meets(space, needs, order) for order in permutations(values)):
                yield f"{space} {relic_last(dice)}"


def meets(space: str, needs: tuple[str, ...], values: tuple[int, ...]) -> bool:
    by_navigation = (
        need == "any" or value == (int(need) if need.isdigit() else value)
        for need, value in zip(needs, values, strict=True)
    )
    navigated = all(
        value in NAVIGATION[space]
        for need, value in zip(needs, values, strict=True)
        if need.startswith("nav")
    )
    equal = {value for need, value in zip(needs, values, strict=True) if need == "nav="}
    return all(by_navigation) and navigated and len(equal) < 2


def relic_last(dice: tuple[Die, ...]) -> str:
    return " ".join(f"{face}{star}" for face, star in sorted(dice, key=lambda die: die[::-1]))


# -- playing asteroid cards ------------------------------------------------------------------------


def plays(table: Table) -> Iterator[str]:
    for card in sorted(set(table.mine.get("asteroids", []))):
        if copies(table, card) > 0:
            yield from (f"play {card}{words}" for words in ways_to_play(table, card))


def copies(table: Table, card: str) -> int:
    """Those in tow wait, unless Blish Expanse frees what you claimed; what you seized waits always.

    When a turn is over, only what was claimed since then is used.
    """
    frees = table.bonus(BLISH)
    if table.late:
        claimed: list[str] = table.whole["belt"]["claimed-late"]
        return claimed.count(card) if frees or card in AT_ONCE else 0
    held: list[str] = table.mine["asteroids"]
    waiting: list[str] = [*table.mine["seized"], *([] if frees else table.mine["in-tow"])]
    return held.count(card) - waiting.count(card)


def ways_to_play(table: Table, card: str) -> Iterator[str]:
    match card:
        case "composite-asteroid" | "ice-comet" | "orbital-debris":
            yield ""
        case "abandoned-ship" if table.mine["stock"]:
            yield ""
        case "heavy-metals-asteroid" if table.fuel >= 2:
            yield ""
        case "iron-asteroid" if table.fuel:
            yield ""
        case "relic-cache" if table.cards_anywhere:
            yield ""
        case "ships-lifeboat" if advances(table, 3):
            yield ""
        case "stranded-envoy" if table.agenda_to_draw:
            yield ""
        case "raiders-rock":
            yield from (f" {seat}" for seat in table.others if robbed(table, seat))
        case "stray-pilot":
            if table.whole["belt"]["played"] < copies(table, card):
                for face, star in table.faces:
                    if table.fuel >= table.surcharge((face, star)):
                        yield from (f" {face}{star} {to}" for to in range(1, 7) if to != face)
        case "terraforming-module":
            yield from (
                f" {face}{star}" for face, star in table.faces if gives_up(table, (face, star))
            )


def robbed(table: Table, seat: str) -> bool:
    """Somebody with a ship on the belt and anything to take, who is not cloaked."""
    there = any(ship.owner == seat for space in SPACES for ship in table.docked(space))
    them = table.seats[seat]
    loot = them["fuel"] or them["ore"] or them["cards"] or them["asteroids"]
    return bool(there and loot and seat not in table.cloaked)


def gives_up(table: Table, die: Die) -> bool:
    """May this ship be consumed? Three of your colour stay, besides one that is being terraformed."""
    price = table.fuel >= 1 and table.ore >= 1 - table.landing_discount
    if not (price and table.colony_left and table.own(die)):
        return False
    if die[1]:
        return table.controls(BURROUGHS)
    consumed = len(table.mine["docked"].get(STATION, []))
    return bool(table.mine["ships"] - consumed - 1 >= 3)
