"""The weights of the hand-made evaluation, by name, and the personalities drawn from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from landfall.games.alien_frontiers.features import FEATURES

Weights = Mapping[str, tuple[float, float]]
"""Log-odds of winning for one unit of each feature: at the opening, at the ending."""

WEIGHTS: Final[Weights] = {
    "points": (0.30, 0.90),
    "colonies": (0.10, 0.30),
    "last colony": (0.0, 0.3),
    "last but one": (0.0, 0.1),
    "bonus lem-badlands": (0.20, 0.0),
    "bonus heinlein-plains": (0.10, 0.0),
    "bonus pohl-foothills": (0.15, 0.0),
    "bonus van-vogt-mountains": (0.20, 0.0),
    "bonus bradbury-plateau": (0.25, 0.0),
    "bonus asimov-crater": (0.20, 0.0),
    "bonus herbert-valley": (0.25, 0.0),
    "bonus burroughs-desert": (0.20, 0.0),
    "territories led by one": (0.0, 0.0),
    "territories led by more": (0.15, 0.05),
    "territories shared": (0.10, 0.10),
    "territories one behind": (0.05, 0.05),
    "territory locked": (0.2, 0.2),
    "fuel 1": (0.15, 0.15),
    "fuel 2": (0.10, 0.08),
    "fuel 3-4": (0.06, 0.04),
    "fuel 5+": (0.03, 0.01),
    "ore 1": (0.18, 0.18),
    "ore 2": (0.14, 0.12),
    "ore 3": (0.14, 0.10),
    "ore 4+": (0.06, 0.03),
    "pairs of fuel and ore": (0.05, 0.05),
    "resources exposed": (-0.03, -0.02),
    "ship 4": (1.2, 0.25),
    "ship 5": (1.0, 0.2),
    "ship 6": (0.8, 0.15),
    "relic-ship": (0.5, 0.1),
    "hub circle": (0.45, 0.90),
    "hub ready": (0.10, 0.10),
    "card alien-city": (0.1, 0.0),
    "card alien-monument": (0.1, 0.0),
    "card booster-pod": (0.15, 0.05),
    "card data-crystal": (0.12, 0.10),
    "card gravity-manipulator": (0.15, 0.05),
    "card holographic-decoy": (0.10, 0.02),
    "card orbital-teleporter": (0.15, 0.10),
    "card plasma-cannon": (0.12, 0.05),
    "card polarity-device": (0.15, 0.10),
    "card resource-cache": (0.20, 0.02),
    "card stasis-beam": (0.12, 0.05),
    "card temporal-warper": (0.15, 0.05),
    "card mind-control-helmet": (0.10, 0.02),
    "cards": (0.0, 0.03),
    "closes alien-artifact": (0.02, 0.0),
    "closes colonist-hub": (0.0, 0.0),
    "closes colony-constructor": (0.05, 0.05),
    "closes lunar-mine": (0.03, 0.0),
    "closes orbital-market": (0.01, 0.0),
    "closes raiders-outpost": (0.0, 0.0),
    "closes shipyard": (0.05, 0.0),
    "closes solar-converter": (0.02, 0.0),
    "closes terraforming-station": (0.05, 0.1),
    "mine floor": (0.04, 0.02),
    "raiders": (0.05, 0.03),
    "waiting": (-0.3, -0.5),
}


def vector(weights: Weights) -> list[float]:
    """As the evaluation takes them: the endings, then what the openings add."""
    endings = [weights[name][1] for name in FEATURES]
    return endings + [weights[name][0] - weights[name][1] for name in FEATURES]


def named(numbers: list[float]) -> dict[str, tuple[float, float]]:
    """The inverse of `vector`."""
    width = len(FEATURES)
    return {
        name: (round(numbers[k] + numbers[width + k], 3), round(numbers[k], 3))
        for k, name in enumerate(FEATURES)
    }


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
        scaled({"ship": 1.5, "relic": 1.5, "bonus": 1.4, "hub": 1.2}),
        WEIGHTS,
    ),
}
