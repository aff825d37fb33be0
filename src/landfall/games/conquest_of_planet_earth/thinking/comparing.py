"""Which of some choices is the best, if each can be tried in as many worlds as there is time for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

PLAINLY: Final = 2.5
"""A choice is worse if it is so by this many times what its distance from the best is known to."""


def told_apart(
    beforehand: Sequence[float],
    stages: Sequence[tuple[int, int]],
    comes_of: Callable[[int, int], float],
) -> int:
    """Which of some choices is the best: the fewer are left, the more worlds they are tried in.

    What is thought beforehand is counted like worlds that were tried; `comes_of` tells what comes of a
    choice in a world. A choice that is plainly worse is left.
    """
    totals = [*beforehand]
    found: list[list[float]] = [[] for _ in totals]
    field = [*range(len(totals))]
    first = 0
    for count, worlds in stages:
        field = sorted(field, key=lambda place: -totals[place])[:count]
        best = field[0]
        field = [place for place in field if not is_worse(found[place], found[best])]
        if len(field) == 1:
            break
        for number in range(first, first + worlds):
            for place in field:
                came = comes_of(place, number)
                found[place].append(came)
                totals[place] += came
        first += worlds
    chosen: int = max(field, key=lambda place: totals[place])
    return chosen


def is_worse(these: Sequence[float], those: Sequence[float]) -> bool:
    """Is what came of one choice plainly less than what came of another in the same worlds?"""
    many = len(these)
    if many < 2:
        return False
    apart = [that - this for this, that in zip(these, those, strict=True)]
    mean = sum(apart) / many
    spread = sum((one - mean) ** 2 for one in apart) / (many - 1)
    return mean > PLAINLY * sqrt(spread / many)
