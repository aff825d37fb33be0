"""The sequential test: right most of the time, early when it is easy, honest about its input."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from landfall.core.errors import LandfallError
from landfall.core.rng import Rng
from landfall.lab.sprt import FEWEST, HIGH, LOW, MORE, Sprt


def blocks(rate: float, *seed: int | str) -> Iterator[float]:
    """Blocks of two games, each won with this chance."""
    rng = Rng(*seed)
    for _ in range(4000):
        yield sum(rng.below(1000) < 1000 * rate for _ in range(2)) / 2


@pytest.mark.parametrize(("rate", "wrong"), [(0.5, HIGH), (0.6, LOW)])
def test_it_errs_at_most_one_time_in_twenty(rate: float, wrong: str) -> None:
    verdicts = [Sprt(0.5, 0.6).verdict(blocks(rate, "sprt", n))[0] for n in range(200)]
    assert MORE not in verdicts
    assert verdicts.count(wrong) <= 16  # 10 expected at most, three spreads on top: 19


def test_a_clear_case_ends_early_and_an_unclear_one_goes_on() -> None:
    assert Sprt(0.5, 0.6).verdict([1.0] * 100)[:2] == (HIGH, FEWEST)
    assert Sprt(0.5, 0.6).verdict([0.0] * 100)[:2] == (LOW, FEWEST)
    assert Sprt(0.5, 0.51).verdict([0.5, 0.51] * 8)[0] == MORE


def test_reading() -> None:
    assert Sprt.parse("0.5,0.55") == Sprt(0.5, 0.55)
    for wrong in ("0.5", "a,b", "0.6,0.5", "0.5,1.5", "1,2,3"):
        with pytest.raises(LandfallError, match=r"such as 0\.5,0\.55"):
            Sprt.parse(wrong)
