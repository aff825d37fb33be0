"""When to stop: a sequential test between two win rates, fed with whole blocks.

A block's score is one number between 0 and 1, so luck that all its games share cancels, as chess
engines are tested by pairs of games. The log-likelihood ratio of the two rates is that of a normal
distribution with the variance seen so far (a generalised sequential probability ratio test).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log

from landfall.core.errors import LandfallError

FEWEST = 16
"""Blocks before a variance is believed."""

MORE = "continue"
LOW = "p0"
HIGH = "p1"


@dataclass(frozen=True)
class Sprt:
    """Is the rate `p0` or rather `p1`? Each answer is wrong at most one time in twenty."""

    p0: float
    p1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not 0 <= self.p0 < self.p1 <= 1:
            raise LandfallError(
                f"a sequential test needs two rates, the lower first, such as 0.5,0.55; "
                f"not {self.p0:g},{self.p1:g}"
            )

    @classmethod
    def parse(cls, text: str) -> Sprt:
        """`0.5,0.55`."""
        try:
            low, high = (float(part) for part in text.split(","))
        except ValueError:
            raise LandfallError(
                f"a sequential test is two rates such as 0.5,0.55, not {text!r}"
            ) from None
        return cls(low, high)

    def ratio(self, scores: Iterable[float]) -> float:
        """The log-likelihood ratio of `p1` against `p0` after these blocks."""
        count = 0
        total = squares = 0.0
        for score in scores:
            count += 1
            total += score
            squares += score * score
        return self._ratio(count, total, squares)

    def _ratio(self, count: int, total: float, squares: float) -> float:
        if count == 0:
            return 0.0
        mean = total / count
        # One more block at either end: a side that always wins has a variance too.
        variance = (squares + 1) / (count + 2) - ((total + 1) / (count + 2)) ** 2
        middle = (self.p0 + self.p1) / 2
        return count * (self.p1 - self.p0) * (mean - middle) / variance

    def verdict(self, scores: Iterable[float]) -> tuple[str, int, float]:
        """The answer, the blocks it took, and the ratio then."""
        upper = log((1 - self.beta) / self.alpha)
        lower = log(self.beta / (1 - self.alpha))
        count = 0
        total = squares = ratio = 0.0
        for score in scores:
            count += 1
            total += score
            squares += score * score
            ratio = self._ratio(count, total, squares)
            if count >= FEWEST and ratio >= upper:
                return HIGH, count, ratio
            if count >= FEWEST and ratio <= lower:
                return LOW, count, ratio
        return MORE, count, ratio
