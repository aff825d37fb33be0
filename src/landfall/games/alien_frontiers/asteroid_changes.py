"""Asteroid cards that have gone from the belt to a seat, from seat to seat, or away."""

from __future__ import annotations

from collections.abc import Iterator

from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.change import (
    NOBODY,
    AsteroidGot,
    AsteroidLost,
    AsteroidsMoved,
    AsteroidUsedUp,
    Change,
)
from landfall.games.alien_frontiers.names import SPACES
from landfall.games.alien_frontiers.rule import TOW
from landfall.games.alien_frontiers.state import State


def asteroid_changes(before: State, after: State) -> Iterator[Change]:
    """What each card did, and last how the others lie, if they have moved."""
    claimed = 0
    for asteroid, name in enumerate(before.box.asteroid_names):
        for change in _held(before, after, asteroid, name):
            if isinstance(change, AsteroidGot) and change.other == NOBODY:
                claimed += 1
            yield change
    was, now = spaces(before), spaces(after)
    emptied = [old for old, name in zip(was, now, strict=True) if old != name]
    stayed = all(name in ("", old) for old, name in zip(was, now, strict=True))
    if emptied and not (stayed and len(emptied) == claimed):
        yield AsteroidsMoved(now)


def is_in_tow(book: Book, after: State, got: AsteroidGot) -> bool:
    """Must the seat wait to use it? What a bonus frees of those just claimed is ready at once."""
    claimed = got.other == NOBODY
    return got.in_tow and not (claimed and book.asked(TOW, after, got.seat, 1) == 0)


def spaces(state: State) -> tuple[str, ...]:
    """The cards on the spaces by name."""
    names = ("", *state.box.asteroid_names)
    first = int(state.box.spaces)
    return tuple(names[int(state.at[first + space])] for space in range(SPACES))


def _held(before: State, after: State, asteroid: int, name: str) -> Iterator[Change]:
    box = before.box
    seats = range(int(box.seats))
    places = [int(box.asteroids) * seat + asteroid for seat in seats]
    hauls, marks = int(box.hauls), (int(box.towed), int(box.seized))
    more = [int(after.at[hauls + place] - before.at[hauls + place]) for place in places]
    lost = [seat for seat in seats for _ in range(-more[seat])]
    for seat in seats:
        for _ in range(more[seat]):
            waits = any(after.at[at + places[seat]] > before.at[at + places[seat]] for at in marks)
            victim = lost.pop(0) if lost else NOBODY
            if victim != NOBODY:
                yield AsteroidLost(victim, name, seat)
            yield AsteroidGot(seat, name, waits, victim)
    for seat in lost:
        yield AsteroidUsedUp(seat, name)
