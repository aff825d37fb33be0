"""Names and numbers as people say them: `lunar-mine` is the Lunar Mine, a hand is its dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from landfall.core.phrases import listed as listed
from landfall.games.alien_frontiers.box import (
    AT_HOME,
    ON_CARD,
    RELIC_HERE,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
    REV,
    UNPLACED,
    Box,
    is_hand,
    is_mark,
    is_set,
)
from landfall.games.alien_frontiers.hands import DICE, SIZE
from landfall.games.alien_frontiers.names import (
    MAINTENANCE_BAY,
    SEAT_LETTERS,
)
from landfall.games.alien_frontiers.part import part_in
from landfall.games.alien_frontiers.state import State

SETS: Final = {2: "a pair of", 3: "three"}


def title(box: Box, name: str) -> str:
    """The printed name of a place, a card or a field, or what its owner calls it."""
    return part_in(box, name).title or spelled(name)


def spelled(name: str) -> str:
    """A key that no part has: `later-printing` is the Later Printing."""
    return name.replace("-", " ").title()


def facility(box: Box, index: int) -> str:
    """The Maintenance Bay counts as the last of them."""
    return title(box, (*box.facility_names, MAINTENANCE_BAY)[index])


def territory(box: Box, index: int) -> str:
    return title(box, box.territory_names[index])


def card(box: Box, index: int) -> str:
    return title(box, box.card_names[index])


def covered(state: State, field: int) -> list[str]:
    """The territories in which a field generator lies."""
    places = range(int(state.box.territories))
    return [territory(state.box, place) for place in places if state.in_field(place, field)]


def lying(state: State, field: int) -> str:
    """The Isolation Field is on Lem Badlands; or it straddles two, or is off the planet."""
    the_field = the_part(state.box, state.box.field_names[field])
    lies = covered(state, field)
    if not lies:
        return f"{the_field} is off the planet"
    return f"{the_field} {'straddles' if len(lies) > 1 else 'is on'} {listed(lies)}"


def desert(box: Box) -> str:
    """Where the Relic Ship is at home."""
    return title(box, "burroughs-desert")


def the_part(box: Box, name: str) -> str:
    """The Lunar Mine, the Resource Cache."""
    return f"the {title(box, name)}"


def the_bay(box: Box) -> str:
    """The Maintenance Bay."""
    return the_part(box, MAINTENANCE_BAY)


def letter(seat: int) -> str:
    return SEAT_LETTERS[seat]


def count(number: int, noun: str) -> str:
    """1 ship, 2 ships, 3 colonies, 2 fuel."""
    if number == 1 or noun in ("fuel", "ore"):
        return f"{number} {noun}"
    return f"{number} {noun[:-1]}ies" if noun.endswith("y") else f"{number} {noun}s"


def counted(copies: Iterable[tuple[str, int]]) -> list[str]:
    """Cards of a pile; twins are told by their number: `2 Stasis Beams`."""
    return [name if n == 1 else f"{n} {name}s" for name, n in copies if n > 0]


def the(names: Iterable[str], nothing: str = "nothing") -> str:
    """The Booster Pod and the Stasis Beam."""
    return listed((f"the {name}" for name in names), nothing)


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
    return [title(box, name) for index, name in enumerate(box.card_names) if bits >> index & 1]


def hauled(state: State, seat: int) -> list[str]:
    """A seat's asteroid cards, those in tow marked, twins counted."""
    box = state.box
    said: list[str] = []
    for asteroid, name in enumerate(box.asteroid_names):
        at = int(box.asteroids) * seat + asteroid
        waiting = int(state.at[box.towed + at] + state.at[box.seized + at])
        free = int(state.at[box.hauls + at]) - waiting
        for copies, mark in ((free, ""), (waiting, " (in tow)")):
            if copies:
                said.append(f"{f'{copies} × ' if copies > 1 else ''}{title(box, name)}{mark}")
    return said


def agendas(state: State, seat: int, discards: bool = True) -> str:
    """`Land Grab and 1 more face down; revealed: Curator`: those face down as far as they are known."""
    box = state.box
    known = agenda_titles(state, int(state.at[box.face_down + seat]))
    more = int(state.at[box.face_down_count + seat]) - len(known)
    down = [*known, *([f"{more} more" if known else str(more)] if more else [])]
    said = [f"{listed(down, 'none')} face down"]
    if opened := agenda_titles(state, int(state.at[box.revealed + seat])):
        said.append(f"revealed: {listed(opened)}")
    if met := agenda_titles(state, int(state.at[box.foretold + seat])):
        said.append(f"fulfilled: {listed(met)}")
    if shown := int(state.at[box.prophecy + seat]):
        said.append(f"foretold: {title(box, box.agenda_names[shown - 1])}")
    thrown = agenda_titles(state, int(state.at[box.thrown + seat]))
    if thrown and discards:
        said.append(f"discarded: {listed(thrown)}")
    return "; ".join(said)


def agenda_titles(state: State, cards: int) -> list[str]:
    """The names of Agendas, a bit each."""
    names = enumerate(state.box.agenda_names)
    return [title(state.box, name) for place, name in names if cards >> place & 1]


def amount(number: int, what: str) -> str:
    """So much of what a card keeps: 2 fuel, 1 token."""
    return count(number, what.removesuffix("s"))


def lies_on(state: State, seat: int, name: str) -> str:
    """What lies on a seat's card: 2 fuel and 1 ore; empty when nothing does."""
    kept = [(what, int(state.at[at])) for key, what, at in state.box.kept_for(seat) if key == name]
    counted = [(what, n) for what, n in kept if n and not is_set(what) and not is_mark(what)]
    lies = [amount(n, what) for what, n in counted if not is_hand(what)]
    lies += [f"{noun(len(DICE[n]))} {dice(n)}" for what, n in kept if n and is_hand(what)]
    holds = any(name == card for card, _ in state.box.ship_cards)
    if holds and state.at[RELIC_PLACE] == ON_CARD and state.at[RELIC_USER] == seat:
        lies.append(f"the Relic Ship {state.at[RELIC_VALUE]}")
    return listed(lies, "")


def noun(number: int) -> str:
    return "ship" if number == 1 else "ships"


def held_cards(state: State, seat: int) -> list[str]:
    """The names of a seat's cards, each with what lies on it."""
    names = state.box.card_names
    held = [name for index, name in enumerate(names) if state.holds(seat, index)]
    lies = {name: lies_on(state, seat, name) for name in held}
    return [title(state.box, name) + (f" ({lies[name]})" if lies[name] else "") for name in held]


def pile(state: State, base: int) -> list[str]:
    """The names of the cards in a pile, a twin named once."""
    names = enumerate(state.box.card_names)
    return [title(state.box, name) for index, name in names if state.at[base + index] > 0]


def unplaced(state: State) -> str:
    """The turn's unplaced ships, the Relic Ship with its star."""
    shown = [str(value) for value in DICE[state.hand]]
    if state.at[RELIC_HERE]:
        shown.append(f"{state.at[RELIC_VALUE]}*")
    return ", ".join(shown) or "none"


def relic_place(state: State) -> str:
    """Where the Relic Ship is, as the end of a sentence."""
    if state.at[RELIC_PLACE] == AT_HOME:
        return f"on {desert(state.box)}"
    if state.at[RELIC_PLACE] == UNPLACED:
        whose = (
            "your" if state.at[RELIC_USER] == state.seat else f"{letter(state.at[RELIC_USER])}'s"
        )
        return f"among {whose} unplaced ships"
    if state.at[RELIC_PLACE] == ON_CARD:
        return f"on {letter(state.at[RELIC_USER])}'s {title(state.box, state.box.ship_cards[0][0])}"
    return f"at the {facility(state.box, state.at[RELIC_PLACE])}"


def ships_at(state: State, place: int) -> str:
    """Whose ships stand at a facility: `A 2, 5; B 3; Relic Ship 4`."""
    parts = [
        f"{letter(seat)} {dice(state.docked(place, seat))}"
        for seat in range(state.seats)
        if SIZE[state.docked(place, seat)]
    ]
    if state.at[RELIC_PLACE] == place:
        parts.append(f"Relic Ship {state.at[RELIC_VALUE]}")
    if state.brethren_at() == place:
        parts.append("Brethren Ship")
    return "; ".join(parts) or "no ship"


def rev_on(state: State, place: int) -> bool:
    """Is the REV on this territory?"""
    kept = state.box.kept_on_boards()
    return any(name == REV and state.at[at] == place + 1 for _, name, at in kept)


def standing(state: State, place: int) -> str:
    """The same as a sentence: `A's 2 and 5, B's 3 and the Relic Ship stand there`."""
    fleets = [DICE[state.docked(place, seat)] for seat in range(state.seats)]
    there = [
        f"{letter(seat)}'s {listed(map(str, dice))}" for seat, dice in enumerate(fleets) if dice
    ]
    if state.at[RELIC_PLACE] == place:
        there.append("the Relic Ship")
    if state.brethren_at() == place:
        there.append("the Brethren Ship")
    ships = sum(map(len, fleets)) + int(state.at[RELIC_PLACE] == place)
    ships += int(state.brethren_at() == place)
    return f"{listed(there, 'no ship')} {'stand' if ships > 1 else 'stands'} there"
