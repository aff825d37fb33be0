"""Two positions side by side: what every kind of change is read from."""

from __future__ import annotations

from collections.abc import Iterator

from landfall.games.conquest_of_planet_earth.box import (
    DEPTH,
    FRAME,
)
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.state import (
    State,
)


class Compared:
    """Two positions of one game, as lists of numbers."""

    def __init__(self, ruleset: Ruleset, before: State, after: State) -> None:
        self.ruleset = ruleset
        self.book = ruleset.book
        self.before = before
        self.after = after
        self.box = before.box
        self.was = [int(number) for number in before.at]
        self.now = [int(number) for number in after.at]
        self.seats = range(int(self.box.seats))
        self.wide = int(self.box.wide)
        self.spaces = self.box.board.spaces

    def of(self, number: int, seat: int) -> tuple[int, int]:
        """A number of a seat, before and after."""
        at = number + self.wide * seat
        return self.was[at], self.now[at]

    def differ(self, first: int, end: int) -> bool:
        return self.was[first:end] != self.now[first:end]

    def frames(self, numbers: list[int]) -> Iterator[list[int]]:
        """What is under way, the lowest first."""
        for depth in range(numbers[DEPTH]):
            at = int(self.box.stack) + FRAME * depth
            yield numbers[at : at + FRAME]

    def top(self, numbers: list[int]) -> list[int]:
        return [*self.frames(numbers)][-1] if numbers[DEPTH] else [-1] * FRAME
