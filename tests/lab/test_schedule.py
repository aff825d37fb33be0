"""Who meets whom."""

from __future__ import annotations

import pytest

from landfall.core.errors import LandfallError
from landfall.lab.schedule import gauntlet, line_ups, round_robin


def test_round_robin() -> None:
    assert round_robin("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert round_robin("abc", 3) == [("a", "b", "c")]
    assert round_robin("ab", 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert round_robin("a", 2) == [("a", "a")]


def test_gauntlet_is_one_against_all_others() -> None:
    assert gauntlet("abc", 4) == [("a", "b", "b", "b"), ("a", "c", "c", "c")]


@pytest.mark.parametrize(
    ("form", "bots", "problem"),
    [
        ("knockout", "ab", "round-robin or a gauntlet"),
        ("round-robin", "", "needs bots"),
        ("gauntlet", "a", "at least one bot to meet it"),
    ],
)
def test_what_is_no_tournament(form: str, bots: str, problem: str) -> None:
    with pytest.raises(LandfallError, match=problem):
        line_ups(form, bots, 2)
