"""From fixed positions there are as many ways to go on as there have always been."""

from __future__ import annotations

from typing import Any

import pytest

from counts.count import cases, counted


@pytest.mark.parametrize("case", cases(), ids=lambda case: case["name"].replace(" ", "-"))
def test_as_many_ways_as_counted(case: dict[str, Any]) -> None:
    ways, positions = counted(case, len(case["ways"]))
    assert (ways, positions) == (case["ways"], case["positions"])


def test_three_dice_by_hand() -> None:
    """2, 4 and 6 dock at four facilities each; the Lunar Mine then asks for no less than it holds."""
    case = {"edition": "later-printing", "seats": 3, "position": {"dice": [2, 4, 6]}}
    one = 3 * 4
    two = one * 2 * 4 - 3  # 4 or 2 below a 6, and 2 below a 4, may not go to the mine
    assert counted(case, 2)[0] == [one, two + 3]  # … and each artifact ship allows one cycle
