"""Choices told apart by worlds: the best in most of them, and what is plainly worse in few."""

from __future__ import annotations

from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.thinking.comparing import is_worse, told_apart


def tried(sway: float) -> tuple[int, list[list[int]]]:
    """Which of four choices is found, and the worlds in which each was tried, if these sway so much."""
    means, beforehand = (0.2, 0.5, 0.6, 0.1), [1.0, 0.5, 0.0, 0.0]
    worlds: list[list[int]] = [[] for _ in means]

    def comes_of(place: int, number: int) -> float:
        worlds[place].append(number)
        return means[place] + sway * (int(Rng("sway", place, number).below(101)) - 50) / 50

    return told_apart(beforehand, [(4, 6), (3, 10), (2, 40)], comes_of), worlds


def test_the_best_are_tried_in_more_worlds() -> None:
    """What was thought beforehand is outweighed; those that are tried longest meet the same worlds."""
    best, worlds = tried(0.5)
    assert best == 2
    assert worlds[1] == worlds[2] == [*range(56)]
    assert len(worlds[3]) == 6


def test_what_is_plainly_worse_is_left_early() -> None:
    """Where worlds hardly differ it is known after the first of them."""
    best, worlds = tried(0.01)
    assert best == 2
    assert [len(some) for some in worlds] == [6, 6, 6, 6]


def test_what_comes_to_the_same_is_not_worse() -> None:
    assert not is_worse([0.5] * 20, [0.5] * 20)
    assert not is_worse([], [])
    assert is_worse([0.5] * 20, [0.6] * 20)
    assert not is_worse([0.6] * 20, [0.5] * 20)
