"""The positions one search has met: for each mark a value and the best code found there."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.state import zeros


@final
class TranspositionTable:
    """An open table; it is emptied after each search by visiting only what was used."""

    def __init__(self, positions: int) -> None:
        size = 1024
        while size < 2 * positions:
            size *= 2
        self.last: i64 = size - 1
        self.marks = zeros(size)
        self.codes = zeros(size)
        self.values: vec[float] = vec[float]([0.0 for _ in range(size)])
        self.taken = zeros(size)
        self.count: i64 = 0

    def slot(self, mark: i64) -> i64:
        """Where the mark stands, or the free place for it."""
        at = (mark >> 29 ^ mark) & self.last
        while self.marks[at] != 0 and self.marks[at] != mark:
            at = at + 1 & self.last
        return at

    def knows(self, slot: i64) -> bool:
        return self.marks[slot] != 0

    def full(self) -> bool:
        return 2 * self.count > self.last

    def keep(self, mark: i64, value: float, code: i64) -> None:
        at = self.slot(mark)
        if self.marks[at] == 0:
            self.taken[self.count] = at
            self.count += 1
            self.marks[at] = mark
        self.values[at] = value
        self.codes[at] = code

    def forget(self) -> None:
        while self.count > 0:
            self.count -= 1
            self.marks[self.taken[self.count]] = 0
