"""Reading the Outer Belt of a position: the cards on its spaces, in its deck and with the seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from landfall.games.alien_frontiers.belt.march import (
    claimed_late,
    count_late,
    held,
    unseen_in_deck,
)
from landfall.games.alien_frontiers.box import ACTOR
from landfall.games.alien_frontiers.glances import see_asteroid
from landfall.games.alien_frontiers.names import SPACES
from landfall.games.alien_frontiers.position.entry import Entry, seat_entries
from landfall.games.alien_frontiers.ruleset import NEVER_COME
from landfall.games.alien_frontiers.state import State

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers

KEYS: Final = (
    *("spaces", "bottom", "discards", "unseen", "boxed", "played", "relic-returned"),
    "claimed-late",
)
OF_A_SEAT: Final = ("asteroids", "in-tow", "seized")


def read_belt(game: AlienFrontiers, table: Entry, state: State) -> None:
    """A card whose place is not said is unseen, unless the unseen ones are listed."""
    box = state.box
    if not box.asteroids:
        if table.has("belt"):
            raise table.at("belt").wrong("this game has no Outer Belt")
        for _, entry in seat_entries(table, state.seats):
            for key in OF_A_SEAT:
                if entry.has(key):
                    raise entry.at(key).wrong("this game has no Outer Belt")
        return
    left = list(game.ruleset.asteroids)
    for seat, entry in seat_entries(table, state.seats):
        read_haul(entry, state, seat, left)
    belt = table.part("belt", KEYS)
    read_spaces(belt.at("spaces"), state, left)
    for at, (_, asteroid) in enumerate(each(belt.at("bottom"), state, left)):
        state.at[box.bottom + at] = asteroid + 1
    for _, asteroid in each(belt.at("discards"), state, left):
        state.at[box.scrapped + asteroid] += 1
    for _, asteroid in each(belt.at("unseen"), state, left):
        state.at[box.unseen + asteroid] += 1
    if not belt.has("unseen"):
        for asteroid in range(box.asteroids):
            state.at[box.unseen + asteroid] = left[asteroid]
    state.at[box.boxed] = belt.at("boxed").number(0, NEVER_COME, NEVER_COME)
    state.at[box.played] = belt.at("played").number(0, sum(game.ruleset.asteroids), 0)
    state.at[box.returned] = int(belt.at("relic-returned").flag(False))
    read_claimed(belt.at("claimed-late"), state)
    if unseen_in_deck(state) < 0:
        raise belt.wrong(f"{NEVER_COME} cards are in the box, so at least as many are unseen")


def read_haul(entry: Entry, state: State, seat: int, left: list[int]) -> None:
    """What a seat holds; in tow or seized is only what it holds."""
    box = state.box
    first = int(box.asteroids) * seat
    for _, asteroid in each(entry.at("asteroids"), state, left):
        state.at[box.hauls + first + asteroid] += 1
        see_asteroid(state, seat, asteroid)
    for key, pile in (("in-tow", box.towed), ("seized", box.seized)):
        for one in entry.at(key).each():
            asteroid = one.name(box.asteroid_names)
            state.at[pile + first + asteroid] += 1
            waiting = state.at[box.towed + first + asteroid]
            waiting += state.at[box.seized + first + asteroid]
            if waiting > state.at[box.hauls + first + asteroid]:
                raise one.wrong("only a card that is among `asteroids` can be in tow")


def read_claimed(entry: Entry, state: State) -> None:
    """What the acting seat has claimed since a turn ended; it still holds it."""
    seat = int(state.at[ACTOR])
    for one in entry.each():
        asteroid = one.name(state.box.asteroid_names)
        count_late(state, asteroid, 1)
        if claimed_late(state, asteroid) > held(state, seat, asteroid):
            raise one.wrong("only a card that is among the `asteroids` of whoever acts")


def read_spaces(entry: Entry, state: State, left: list[int]) -> None:
    """The four spaces from the farthest on; `null` or `none` for one without a card."""
    spaces = entry.each()
    if len(spaces) > SPACES:
        raise entry.wrong(f"there are {SPACES} spaces, not {len(spaces)}")
    for space, one in enumerate(spaces):
        if one.value not in (None, "none"):
            state.at[state.box.spaces + space] = taken(one, state, left) + 1


def each(entry: Entry, state: State, left: list[int]) -> Iterator[tuple[Entry, int]]:
    for one in entry.each():
        yield one, taken(one, state, left)


def taken(one: Entry, state: State, left: list[int]) -> int:
    """The card named, taken from those that are left."""
    names = state.box.asteroid_names
    asteroid = one.name(names)
    if left[asteroid] == 0:
        raise one.wrong(f"there are not so many cards {names[asteroid]}")
    left[asteroid] -= 1
    return asteroid
