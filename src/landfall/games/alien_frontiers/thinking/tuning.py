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
from landfall.games.alien_frontiers.thinking.weights import (
    WEIGHTS,
    Weights,
    of_parts,
    vector,
    weights_of,
)

GROUPS: dict[str, tuple[str, ...]] = {
    "points": ("points",),
    "colonies": ("colonies", "last"),
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
    "other cards": ("cards",),
}
"""Groups of weights that every box has, each by the beginnings of its names."""


def groups() -> dict[str, list[str]]:
    """The names of the weights that are tuned together; a part says in its file to which it belongs."""
    answer = {
        group: [name for name in WEIGHTS if name.startswith(beginnings)]
        for group, beginnings in GROUPS.items()
    }
    for part, name, _ in of_parts(AlienFrontiers().ruleset):
        answer.setdefault(part.tuned_with or name.split()[0], []).append(name)
    return answer


def names() -> list[str]:
    """The coordinates of a point."""
    return [f"{group}, {end}" for group in groups() for end in ("opening", "ending")]


def weights_at(point: Sequence[float], start: Weights) -> dict[str, tuple[float, float]]:
    """The weights a point stands for, from those as they stand."""
    answer = dict(start)
    for k, named in enumerate(groups().values()):
        opening, ending = exp(point[2 * k]), exp(point[2 * k + 1])
        for name in named:
            early, late = start[name]
            answer[name] = (round(early * opening, 4), round(late * ending, 4))
    return answer


def wins(
    one: Sequence[float], other: Sequence[float], seats: int, seeds: Sequence[int], nodes: int
) -> list[float]:
    """For each seed, wins of one point against the other on all other seats, in every place."""
    ruleset = AlienFrontiers(seats=seats).ruleset
    names, start = Features(ruleset).names, weights_of(ruleset)
    a, b = vector(weights_at(one, start), names), vector(weights_at(other, start), names)
    return play_match(ruleset, a, b, list(seeds), nodes)


def written(point: Sequence[float]) -> Mapping[str, tuple[float, float]]:
    """The weights of a point: those of a part are to be put in its own file, the others in `weights`."""
    start = weights_of(AlienFrontiers().ruleset)
    return {name: (round(a, 3), round(b, 3)) for name, (a, b) in weights_at(point, start).items()}
