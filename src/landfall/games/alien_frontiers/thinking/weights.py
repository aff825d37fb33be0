"""The weights of the hand-made evaluation, by name, and the personalities drawn from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

Weights = Mapping[str, tuple[float, float]]
"""Log-odds of winning for one unit of each feature: at the opening, at the ending."""

WEIGHTS: Final[Weights] = {
    "points": (0.171, 0.739),
    "colonies": (0.08, 0.467),
    "last colony": (0, 0.467),
    "last but one": (0, 0.156),
    "bonus lem-badlands": (0.144, 0),
    "bonus heinlein-plains": (0.072, 0),
    "bonus pohl-foothills": (0.085, 0),
    "bonus van-vogt-mountains": (0.144, 0),
    "bonus bradbury-plateau": (0.141, 0),
    "bonus asimov-crater": (0.309, 0),
    "bonus herbert-valley": (0.141, 0),
    "bonus burroughs-desert": (0.309, 0),
    "territories led by one": (0, 0),
    "territories led by more": (0.157, 0.053),
    "territories shared": (0.062, 0.116),
    "territories one behind": (0.031, 0.058),
    "territory locked": (0.21, 0.211),
    "fuel 1": (0.191, 0.103),
    "fuel 2": (0.127, 0.055),
    "fuel 3-4": (0.076, 0.027),
    "fuel 5+": (0.038, 0.007),
    "ore 1": (0.107, 0.131),
    "ore 2": (0.083, 0.087),
    "ore 3": (0.083, 0.073),
    "ore 4+": (0.036, 0.022),
    "pairs of fuel and ore": (0.063, 0.06),
    "resources exposed": (-0.021, -0.036),
    "ship 4": (1.733, 0.418),
    "ship 5": (1.383, 0.205),
    "ship 6": (1.276, 0.311),
    "relic-ship": (0.322, 0.094),
    "hub circle": (0.491, 1.096),
    "hub ready": (0.106, 0.181),
    "card alien-city": (0.079, 0),
    "card alien-monument": (0.079, 0),
    "card booster-pod": (0.092, 0.056),
    "card data-crystal": (0.083, 0.102),
    "card gravity-manipulator": (0.092, 0.056),
    "card holographic-decoy": (0.069, 0.02),
    "card orbital-teleporter": (0.306, 0.139),
    "card plasma-cannon": (0.244, 0.069),
    "card polarity-device": (0.092, 0.111),
    "card resource-cache": (0.138, 0.02),
    "card stasis-beam": (0.073, 0.056),
    "card temporal-warper": (0.092, 0.056),
    "card mind-control-helmet": (0.204, 0.028),
    "cards": (0, 0.031),
    "closes alien-artifact": (0.021, 0),
    "closes colonist-hub": (0, 0),
    "closes colony-constructor": (0.054, 0.06),
    "closes lunar-mine": (0.032, 0),
    "closes orbital-market": (0.011, 0),
    "closes raiders-outpost": (0, 0),
    "closes shipyard": (0.054, 0),
    "closes solar-converter": (0.021, 0),
    "closes terraforming-station": (0.054, 0.121),
    "mine floor": (0.043, 0.024),
    "raiders": (0.054, 0.036),
    "waiting": (-0.3, -0.5),
}


USUAL: Final[Weights] = {
    "bonus": (0.144, 0),
    "card": (0.1, 0.06),
    "closes": (0.03, 0),
}
"""What a territory, a card or a facility counts for which nobody has tuned a weight yet."""


def weight(weights: Weights, name: str) -> tuple[float, float]:
    return weights.get(name) or USUAL.get(name.split()[0], (0.0, 0.0))


def vector(weights: Weights, names: Sequence[str]) -> list[float]:
    """As an evaluation of these features takes them: the endings, then what the openings add."""
    pairs = [weight(weights, name) for name in names]
    return [late for _, late in pairs] + [early - late for early, late in pairs]


def named(numbers: list[float], names: Sequence[str]) -> dict[str, tuple[float, float]]:
    """The inverse of `vector`."""
    width = len(names)
    return {
        name: (round(numbers[k] + numbers[width + k], 3), round(numbers[k], 3))
        for k, name in enumerate(names)
    }


@dataclass(frozen=True)
class Calibration:
    """What turns strengths into chances that come true; two numbers are for opening and ending."""

    factor: tuple[float, float]
    """By which every weight is multiplied: how much of a lead games let one keep."""
    waiting: tuple[float, float]
    """What it costs to be a whole round away from the own turn."""


CALIBRATION: Final[dict[int, Calibration]] = {
    2: Calibration(factor=(0.77, 0.80), waiting=(-0.51, -0.86)),
    3: Calibration(factor=(0.66, 0.81), waiting=(-0.44, -0.97)),
    4: Calibration(factor=(0.93, 0.93), waiting=(-0.67, -1.06)),
}
"""By the number of seats, as `python -m benchmarks.chances --fit --games 700` finds them."""


def calibrated(seats: int) -> dict[str, tuple[float, float]]:
    """The weights whose chances come true at a table of so many."""
    fit = CALIBRATION[seats]
    opening, ending = fit.factor
    answer = {name: (opening * early, ending * late) for name, (early, late) in WEIGHTS.items()}
    return {**answer, "waiting": fit.waiting}


@dataclass(frozen=True)
class Character:
    """How a player weighs its own position, and those of its rivals."""

    own: Weights
    rivals: Weights


def scaled(factors: Mapping[str, float]) -> dict[str, tuple[float, float]]:
    """The weights with every name that begins with a key multiplied by its factor."""
    answer = dict(WEIGHTS)
    for beginning, factor in factors.items():
        for name, (opening, ending) in answer.items():
            if name.startswith(beginning):
                answer[name] = (factor * opening, factor * ending)
    return answer


PERSONALITIES: Final[dict[str, Character]] = {
    "even": Character(WEIGHTS, WEIGHTS),
    "cautious": Character(
        scaled({"resources exposed": 4.0, "territories led by more": 2.0, "card holo": 3.0}),
        WEIGHTS,
    ),
    "raider": Character(
        scaled({"raiders": 3.0, "card ": 1.3}),
        scaled({"fuel": 1.8, "ore": 1.8, "card": 1.6, "bonus": 1.4}),
    ),
    "builder": Character(
        scaled({"ship": 2.5, "relic": 1.5, "pairs": 2.0, "bonus": 1.4}),
        WEIGHTS,
    ),
}
