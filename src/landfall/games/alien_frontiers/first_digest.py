"""The digest of a position as version 0.1 made it: records and stored tables of that version name it.

It read the numbers of a position in the order in which 0.1 kept them, for six seats, nine facilities,
eight territories and thirteen cards. Later digests are of what a position means, see `digest`.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Final

from landfall.games.alien_frontiers import box
from landfall.games.alien_frontiers.box import DEPTH, FUEL, WIDE
from landfall.games.alien_frontiers.state import State

SEATS: Final = 6
CARDS: Final = 13
RELIC_PLACES: Final = {box.IN_BAY: 9, box.UNPLACED: 10, box.AT_HOME: 11}
SINGLE: Final = (
    box.RELIC_VALUE,
    box.RELIC_USER,
    box.RELIC_HOST,
    box.RELIC_FRESH,
    box.USED,
    box.DISCARDED,
    box.MINED,
    box.HUBBED,
    box.ASIMOV,
    box.EXCESS,
    box.CYCLES,
    box.FRESH,
    box.MARKET,
    box.LENT,
    box.CARRIED,
    box.CARRIED_VALUE,
    box.BORROWED_OWNER,
    box.BORROWED_PLACE,
    box.BORROWED_VALUE,
    box.BORROWED_FRESH,
    box.GUESTS,
)
"""The last of its numbers, in its order."""


def first_digest(state: State) -> str:
    numbers = ",".join(str(int(number)) for number in _numbers(state))
    return blake2b(numbers.encode(), digest_size=8).hexdigest()


def _numbers(state: State) -> Iterator[int]:
    at, parts = state.at, state.box
    seats = range(parts.seats)
    yield parts.seats
    for number in range(FUEL, FUEL + WIDE):
        yield from _six(at[number + WIDE * seat] for seat in seats)
    yield from _rows(state, parts.docks, int(parts.facilities))
    yield from _rows(state, parts.land, int(parts.territories))
    yield from (at[parts.generators + field] for field in range(parts.fields))
    for pile in (parts.deck, parts.display, parts.discards):
        copies = [at[pile + card] for card in range(parts.cards)]
        yield from [*copies, *[0] * (CARDS - len(copies))]
    for depth in range(at[DEPTH]):
        asks, who, _, a, b, c = state.frame(depth)
        yield asks + 64 * (who + 1) + 1024 * a + 32768 * b + 134217728 * c
    yield from (at[number] for number in (DEPTH, box.ASKS, box.WHO, box.FIRST, box.TURN))
    yield from (at[box.TURNS], at[box.HAND], state.highest_at(parts.facility("lunar-mine")))
    yield at[box.DECK_SIZE]
    place = int(at[box.RELIC_PLACE])
    yield RELIC_PLACES.get(place, place)
    yield from (at[number] for number in SINGLE)


def _six(numbers: Iterator[int]) -> list[int]:
    """Of six seats, those that are not at the table have nothing."""
    own = list(numbers)
    return [*own, *[0] * (SEATS - len(own))]


def _rows(state: State, first: int, rows: int) -> Iterator[int]:
    """For each facility or territory a number a seat; then for each its own."""
    seats, row = int(state.box.seats), int(state.box.row)
    for k in range(rows):
        yield from _six(state.at[first + row * k + seat] for seat in range(seats))
    yield from (state.at[first + row * k + seats] for k in range(rows))
