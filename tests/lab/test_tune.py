"""The tuner finds what wins, reproducibly, and says how sure it is."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from landfall.lab.tune import Generation, tune

pytest.importorskip("cma", reason="the extra lab is not installed")


class Target:
    """A game won by whoever stands nearer to (1, -1)."""

    def names(self) -> list[str]:
        return ["first", "second"]

    def wins(
        self,
        one: Sequence[float],
        other: Sequence[float],
        seats: int,
        seeds: Sequence[int],
        nodes: int,
    ) -> list[float]:
        gap = _miss(other) - _miss(one)
        return [seats * max(0.0, min(1.0, 1 / seats + gap)) for _ in seeds]


def _miss(point: Sequence[float]) -> float:
    return abs(point[0] - 1) + abs(point[1] + 1)


def test_the_search_goes_where_games_are_won_and_reports_on_the_way() -> None:
    told: list[Generation] = []
    found = tune(Target(), (2,), 12, 2, 1, processes=1, check=3, report=told.append)
    assert _miss(found.point) < 1.0
    assert found.rate[2] > 0.9
    assert found.spread[2] == 0.0
    assert [generation.number for generation in told] == list(range(12))


def test_the_same_arguments_find_the_same_point() -> None:
    one, other = (tune(Target(), (2,), 2, 2, 1, processes=1, check=1) for _ in range(2))
    assert one.point == other.point
