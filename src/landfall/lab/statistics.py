"""How sure a share of games is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

CONFIDENCE_95: Final = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""

INTERVAL: Final = "95 % interval"


@dataclass(frozen=True, kw_only=True)
class Rate:
    """Wins out of games; a shared victory counts as a share of one."""

    games: int
    wins: float

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        return wilson(self.wins, self.games)


def wilson(successes: float, trials: int, z: float = CONFIDENCE_95) -> tuple[float, float]:
    """Wilson's score interval for a share; without trials anything is possible."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    spread = z * z / trials
    centre = (share + spread / 2) / (1 + spread)
    reach = z * sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def between(interval: tuple[float, float]) -> str:
    """An interval of shares for people: `34.2% to 65.8%`."""
    low, high = interval
    return f"{low:.1%} to {high:.1%}"


def mean(numbers: Sequence[float]) -> float:
    """The average; of nothing it is 0."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def mean_interval(numbers: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of independent numbers."""
    middle = mean(numbers)
    if len(numbers) < 2:
        return middle, middle
    variance = sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1)
    reach = CONFIDENCE_95 * sqrt(variance / len(numbers))
    return middle - reach, middle + reach
