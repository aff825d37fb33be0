"""How sure a share of games is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

CONFIDENCE_95: Final = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""


def wilson(successes: float, trials: int, z: float = CONFIDENCE_95) -> tuple[float, float]:
    """Wilson's score interval for a share; without trials anything is possible."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    spread = z * z / trials
    centre = (share + spread / 2) / (1 + spread)
    reach = z * sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def mean(numbers: Sequence[float]) -> float:
    """The average; of nothing it is 0."""
    return sum(numbers) / len(numbers) if numbers else 0.0
