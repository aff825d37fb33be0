"""Names and numbers as people say them: `lunar-mine` is the Lunar Mine, a hand is its dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from landfall.games.alien_frontiers.box import (
    AT_HOME,
    RELIC_HERE,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
    UNPLACED,
    Box,
)
from landfall.games.alien_frontiers.hands import DICE, SIZE
from landfall.games.alien_frontiers.names import (
    BOOTY,
    MAINTENANCE_BAY,
    RESOURCE_LIMIT,
    SEAT_LETTERS,
)
from landfall.games.alien_frontiers.part import PARTS
from landfall.games.alien_frontiers.state import (
    AIM_CANNON,
    AIM_STOCK,
    ASK_AIM,
    ASK_CARRY,
    ASK_DEAL,
    ASK_DRAW,
    ASK_DROP,
    ASK_FIRST,
    ASK_LAND,
    ASK_MAIN,
    ASK_PICK,
    ASK_RAID,
    ASK_RELIC,
    ASK_ROLL,
    ASK_SWAP,
    State,
)

SETS: Final = {2: "a pair of", 3: "three"}


def title(name: str) -> str:
    """The printed name of a place, a card or a field."""
    known = PARTS.get(name)
    return known.title if known else name.replace("-", " ").title()


def facility(box: Box, index: int) -> str:
    """The Maintenance Bay counts as the last of them."""
    return title((*box.facility_names, MAINTENANCE_BAY)[index])


def territory(box: Box, index: int) -> str:
    return title(box.territory_names[index])


def card(box: Box, index: int) -> str:
    return title(box.card_names[index])


def letter(seat: int) -> str:
    return SEAT_LETTERS[seat]


def count(number: int, noun: str) -> str:
    """1 ship, 2 ships, 3 colonies, 2 fuel."""
    if number == 1 or noun in ("fuel", "ore"):
        return f"{number} {noun}"
    return f"{number} {noun[:-1]}ies" if noun.endswith("y") else f"{number} {noun}s"


def the(names: Iterable[str], nothing: str = "nothing") -> str:
    """The Booster Pod and the Stasis Beam."""
    return listed((f"the {name}" for name in names), nothing)


def listed(items: Iterable[str], nothing: str = "nothing") -> str:
    """One, two and three."""
    *most, last = [*items] or [nothing]
    return f"{', '.join(most)} and {last}" if most else last


def resources(fuel: int, ore: int) -> str:
    """What is due or held; a kind that is not there goes unsaid unless both are missing."""
    parts = [count(n, noun) for n, noun in ((fuel, "fuel"), (ore, "ore")) if n]
    return listed(parts, "nothing")


def dice(hand: int) -> str:
    """1, 3, 6."""
    return ", ".join(map(str, DICE[hand])) or "none"


def ship(value: str) -> str:
    """`4` or `4*` as a ship among the turn's dice."""
    return f"the Relic Ship ({value[:-1]})" if value.endswith("*") else f"a {value}"


def ships(values: Sequence[str]) -> str:
    """`a 4`, `a pair of 3s`, `2, 3 and 4`, `3 and the Relic Ship (3)`."""
    if len(values) == 1:
        return ship(values[0])
    if len(set(values)) == 1 and len(values) in SETS:
        return f"{SETS[len(values)]} {values[0]}s"
    return listed(ship(value) if value.endswith("*") else value for value in values)


def cards(box: Box, bits: int) -> list[str]:
    """The names of a seat's cards."""
    return [title(name) for index, name in enumerate(box.card_names) if bits >> index & 1]


def pile(state: State, base: int) -> list[str]:
    """The names of the cards in a pile, a twin named once."""
    names = enumerate(state.box.card_names)
    return [title(name) for index, name in names if state.at[base + index] > 0]


def unplaced(state: State) -> str:
    """The turn's unplaced ships, the Relic Ship with its star."""
    shown = [str(value) for value in DICE[state.hand]]
    if state.at[RELIC_HERE]:
        shown.append(f"{state.at[RELIC_VALUE]}*")
    return ", ".join(shown) or "none"


def relic_place(state: State) -> str:
    """Where the Relic Ship is, as the end of a sentence."""
    if state.at[RELIC_PLACE] == AT_HOME:
        return "on Burroughs Desert"
    if state.at[RELIC_PLACE] == UNPLACED:
        whose = (
            "your" if state.at[RELIC_USER] == state.turn else f"{letter(state.at[RELIC_USER])}'s"
        )
        return f"among {whose} unplaced ships"
    return f"at the {facility(state.box, state.at[RELIC_PLACE])}"


def task(state: State) -> str:
    """What the acting seat has to do now, as an order; empty in the plain main phase."""
    if state.asks == ASK_LAND:
        return "choose where the colony lands"
    if state.asks == ASK_RAID:
        taken = state.asked_a()
        if taken:
            left = BOOTY - taken
            some = f"up to {left} more resources" if left > 1 else "1 more resource"
            return f"take {some}, or stop"
        return f"take up to {BOOTY} resources or one card, or stop"
    if state.asks == ASK_AIM:
        if state.asked_a() == AIM_CANNON:
            return "aim at a ship" + (" or stop" if state.asked_c() else "")
        return "aim at the ship to " + ("destroy" if state.asked_a() == AIM_STOCK else "borrow")
    if state.asks == ASK_CARRY:
        return "dock the ship that was picked up"
    if state.asks == ASK_PICK:
        more = state.asked_b() or state.asked_c()
        return "pick a ship to roll again" + (", or roll" if more else "")
    if state.asks == ASK_SWAP:
        return "choose the colony it changes places with"
    if state.asks == ASK_DROP:
        return f"give back fuel or ore until {RESOURCE_LIMIT} are left"
    return ""


def awaited(state: State) -> str:
    """What chance has to bring now, as a statement; empty when a seat decides."""
    if state.asks == ASK_FIRST:
        return "player one is drawn"
    if state.asks == ASK_DEAL:
        return "a card is dealt"
    if state.asks == ASK_DRAW:
        return f"{count(state.asked_a(), 'card')} {_be(state.asked_a())} drawn for the display"
    if state.asks == ASK_ROLL:
        again = " again" if state.asked_a() else ""
        ships = count(state.asked_b(), "ship") + (" and the Relic Ship" if state.asked_c() else "")
        return f"{letter(state.turn)} rolls {ships}{again}"
    if state.asks == ASK_RELIC:
        return f"{letter(state.turn)} rolls the Relic Ship" + (" again" if state.asked_a() else "")
    return ""


def next_step(state: State) -> str:
    """What happens next in a position, for a seat or for chance; empty in the plain main phase."""
    return task(state) or awaited(state) if state.asks != ASK_MAIN else ""


def ships_at(state: State, place: int) -> str:
    """Whose ships stand at a facility: `A 2, 5; B 3; Relic Ship 4`."""
    parts = [
        f"{letter(seat)} {dice(state.docked(place, seat))}"
        for seat in range(state.seats)
        if SIZE[state.docked(place, seat)]
    ]
    if state.at[RELIC_PLACE] == place:
        parts.append(f"Relic Ship {state.at[RELIC_VALUE]}")
    return "; ".join(parts) or "no ship"


def standing(state: State, place: int) -> str:
    """The same as a sentence: `A's 2 and 5, B's 3 and the Relic Ship stand there`."""
    fleets = [DICE[state.docked(place, seat)] for seat in range(state.seats)]
    there = [
        f"{letter(seat)}'s {listed(map(str, dice))}" for seat, dice in enumerate(fleets) if dice
    ]
    if state.at[RELIC_PLACE] == place:
        there.append("the Relic Ship")
    ships = sum(map(len, fleets)) + int(state.at[RELIC_PLACE] == place)
    return f"{listed(there, 'no ship')} {'stand' if ships > 1 else 'stands'} there"


def _be(number: int) -> str:
    return "is" if number == 1 else "are"
