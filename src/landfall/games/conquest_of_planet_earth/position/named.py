"""Numbers of a position as people write them: names, lists of names, yes or no, or numbers after all.

A `Saying` says one number in plain values and reads it back; reading complains at the entry's place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from landfall.core.game import HIDDEN, SEAT_LETTERS
from landfall.core.position_entry import PositionEntry, shown, unknown
from landfall.games.conquest_of_planet_earth.box import UNKNOWN, Box
from landfall.games.conquest_of_planet_earth.state import length, listed, listed_too

PLENTY: Final = 9999
"""More than any table has seen."""

ANY: Final = "any"
HUMANS: Final = "humans"
NOBODY: Final = "nobody"
SAUCER: Final = "saucer"
OWN: Final = "own"
ENEMY: Final = "enemy"


class Saying(Protocol):
    """How one number is said."""

    def say(self, value: int) -> Any: ...

    def read(self, entry: PositionEntry) -> int: ...


class Many:
    """So many."""

    def __init__(self, low: int = 0, high: int = PLENTY) -> None:
        self.low = low
        self.high = high

    def say(self, value: int) -> int:
        return int(value)

    def read(self, entry: PositionEntry) -> int:
        return entry.number(self.low, self.high)


class Tick:
    """Yes or no."""

    def say(self, value: int) -> bool:
        return value != 0

    def read(self, entry: PositionEntry) -> int:
        return int(entry.flag(default=False))


class Name:
    """One of some names; a name of figures alone, such as that of a Command Counter, is a number."""

    def __init__(self, names: Mapping[int, str]) -> None:
        self.names = names
        self.numbers = {name: number for number, name in names.items()}

    def say(self, value: int) -> Any:
        name = self.names[int(value)]
        return int(name) if name.isdecimal() else name

    def read(self, entry: PositionEntry) -> int:
        if entry.value is None:
            raise entry.wrong(f"is missing: one of {', '.join(self.numbers)}")
        if isinstance(entry.value, bool) or not isinstance(entry.value, str | int):
            raise entry.wrong(unknown(entry.value, [*self.numbers]))
        name = str(entry.value)
        if name not in self.numbers:
            raise entry.wrong(unknown(entry.value, [*self.numbers]))
        return self.numbers[name]


class Several:
    """Any of some names, a bit each."""

    def __init__(self, names: Mapping[int, str]) -> None:
        self.names = names
        self.one = Name(names)

    def say(self, value: int) -> list[Any]:
        if value >> (max(self.names, default=-1) + 1):
            raise KeyError(f"no name for the bits of {value}")
        return [self.one.say(bit) for bit in self.names if value >> bit & 1]

    def read(self, entry: PositionEntry) -> int:
        found = 0
        for one in entry.each():
            mark = 1 << self.one.read(one)
            if found & mark:
                raise one.wrong(f"{shown(one.value)} is named twice")
            found |= mark
        return found


class Row:
    """Names in a row, the oldest first: a packed list."""

    def __init__(self, names: Sequence[str], most: int = 12) -> None:
        self.names = names
        self.most = most

    def say(self, value: int) -> list[str]:
        return [self.names[int(listed(value, place))] for place in range(int(length(value)))]

    def read(self, entry: PositionEntry) -> int:
        packed = 0
        each = entry.each()
        if len(each) > self.most:
            raise entry.wrong(f"there are at most {self.most} of them, not {len(each)}")
        for one in each:
            packed = int(listed_too(packed, one.name(self.names)))
        return packed


class Words:
    """The names of one game, from which sayings are made."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.letters = tuple(SEAT_LETTERS[: int(box.seats)])
        self.spaces = box.board.spaces
        self.sections = box.board.sections
        self.figures = (SAUCER, *box.ally_names)
        self.seat = Name(dict(enumerate(self.letters)))
        self.seat_or_humans = Name({**dict(enumerate(self.letters)), -1: HUMANS})
        self.space = Name(dict(enumerate(self.spaces)))
        self.section = Name(dict(enumerate(self.sections)))
        self.figure = Name(dict(enumerate(self.figures)))
        self.counter = Name(dict(enumerate(box.counter_names)))
        self.seats = Several(dict(enumerate(self.letters)))
        self.some_spaces = Several(dict(enumerate(self.spaces)))
        self.some_sections = Several(dict(enumerate(self.sections)))
        self.counter_or_any = Name({**dict(enumerate(box.counter_names)), -1: ANY})
        self.space_or_any = Name({**dict(enumerate(self.spaces)), -1: ANY})

    def from_one(self, names: Sequence[str], hidden: bool = False) -> Name:
        """Names that are counted from one, nought being none; where it can be, one that is hidden."""
        counted = dict(enumerate(names, 1))
        return Name({**counted, UNKNOWN: HIDDEN} if hidden else counted)
