"""Chance that is the face of a single die."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State

FACES: Final = 6


class OneDie(Rule):
    """A die that is rolled by itself; its first code is a 1."""

    def __init__(self, key: str, asks: i64, word: str) -> None:
        """`word` begins each outcome in notation, as in "relic 4"."""
        super().__init__(key, asks)
        self.word = word
        self.even = True

    def texts(self) -> list[str]:
        return [f"{self.word} {value}" for value in range(1, FACES + 1)]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        value: i64 = 0
        while value < FACES:
            out[n] = self.base + value
            n += 1
            value += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        return ""
