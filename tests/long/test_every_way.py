"""Ways that meet lead to the same position: followed one by one they are as many as counted."""

from __future__ import annotations

from typing import Any

import pytest

from counts.count import cases, counted, one_by_one
from landfall.catalog import game as find_game

pytestmark = pytest.mark.long


@pytest.mark.parametrize("case", cases(), ids=lambda case: case["name"].replace(" ", "-"))
def test_every_way_followed_to_its_end(case: dict[str, Any]) -> None:
    game = find_game("alien-frontiers", edition=case["edition"], seats=case["seats"])
    steps = len(case["ways"])
    followed = one_by_one(game, game.from_dict(case["position"]), steps)
    assert followed == counted(case, steps)[0][-1]
