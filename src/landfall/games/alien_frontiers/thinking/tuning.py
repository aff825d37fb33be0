"""What can be tuned: the weights of the hand-made evaluation, in groups, at the opening and the ending.

A point is one number for each group and end of the game: the logarithm of the factor by which the
group's weights are multiplied. The point of noughts is the weights as they stand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp

from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.thinking.features import Features
from landfall.games.alien_frontiers.thinking.self_play import play_match
from landfall.games.alien_frontiers.thinking.weights import WEIGHTS, Weights, vector

GROUPS: dict[str, tuple[str, ...]] = {
    "points": ("points",),
    "colonies": ("colonies", "last"),
    "gains": ("bonus lem", "bonus heinlein", "bonus van-vogt"),
    "prices": ("bonus bradbury", "bonus herbert", "bonus pohl"),
    "movers": ("bonus asimov", "bonus burroughs"),
    "firm": ("territories led", "territory locked"),
    "contested": ("territories shared", "territories one"),
    "fuel": ("fuel",),
    "ore": ("ore",),
    "pairs": ("pairs",),
    "exposed": ("resources exposed",),
    "fourth ship": ("ship 4",),
    "fifth ship": ("ship 5",),
    "sixth ship": ("ship 6",),
    "relic-ship": ("relic-ship",),
    "circle": ("hub circle",),
    "ready": ("hub ready",),
    "landmarks": ("card alien",),
    "dice cards": ("card booster", "card gravity", "card polarity", "card stasis", "card temporal"),
    "ship cards": ("card orbital", "card plasma", "card mind"),
    "other cards": ("card data", "card holo", "card resource", "cards"),
    "closes": ("closes", "mine floor", "raiders"),
}
"""Groups of weights, each by the beginnings of its names."""


def names() -> list[str]:
    """The coordinates of a point."""
    return [f"{group}, {end}" for group in GROUPS for end in ("opening", "ending")]


def weights_at(point: Sequence[float], start: Weights = WEIGHTS) -> dict[str, tuple[float, float]]:
    """The weights a point stands for."""
    answer = dict(start)
    for k, beginnings in enumerate(GROUPS.values()):
        opening, ending = exp(point[2 * k]), exp(point[2 * k + 1])
        for name, (early, late) in start.items():
            if name.startswith(beginnings):
                answer[name] = (round(early * opening, 4), round(late * ending, 4))
    return answer


def wins(
    one: Sequence[float], other: Sequence[float], seats: int, seeds: Sequence[int], nodes: int
) -> list[float]:
    """For each seed, wins of one point against the other on all other seats, in every place."""
    ruleset = AlienFrontiers(seats=seats).ruleset
    names = Features(ruleset).names
    a, b = vector(weights_at(one), names), vector(weights_at(other), names)
    return play_match(ruleset, a, b, list(seeds), nodes)


def written(point: Sequence[float]) -> Mapping[str, tuple[float, float]]:
    """The weights of a point, to be put in `weights.py`."""
    return {name: (round(a, 3), round(b, 3)) for name, (a, b) in weights_at(point).items()}
