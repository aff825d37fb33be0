"""What turns the bots' evaluation into chances that come true."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.thinking.learned_weights import learned_weights


@dataclass(frozen=True)
class Calibration:
    """What turns strengths into chances that come true; two numbers are for opening and ending."""

    factor: tuple[float, float]
    """By which every weight is multiplied: how much of a lead games let one keep."""
    waiting: tuple[float, float]
    """What it costs to be a whole round away from the own turn."""


CALIBRATION: Final[dict[int, Calibration]] = {
    2: Calibration(factor=(0.78, 0.92), waiting=(-0.63, -1.36)),
    3: Calibration(factor=(0.84, 0.83), waiting=(-0.28, -1.16)),
    4: Calibration(factor=(1.11, 1.04), waiting=(-0.52, -1.50)),
}
"""By the number of seats, as `python -m benchmarks.chances --fit` finds them."""


def calibrated(ruleset: Ruleset) -> dict[str, tuple[float, float]]:
    """The weights whose chances come true at a table of so many."""
    fit = CALIBRATION[min(int(ruleset.seats), max(CALIBRATION))]
    opening, ending = fit.factor
    weights = learned_weights(ruleset).items()
    answer = {name: (opening * early, ending * late) for name, (early, late) in weights}
    return {**answer, "waiting": fit.waiting}
