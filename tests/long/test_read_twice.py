"""Whole games of every choice of modules, and many crowded tables, beside the second reading."""

from __future__ import annotations

import pytest

from module_matrix import Choice, pairwise_choices
from second_reading.compared import compare_crowds, compare_games

pytestmark = pytest.mark.long


@pytest.mark.parametrize("choice", pairwise_choices(), ids=str)
def test_the_engine_allows_what_the_second_reading_allows(choice: Choice) -> None:
    game = choice.game()
    for number in range(4):
        assert compare_games(game, f"read twice {number}", None)
    assert compare_crowds(game, str(choice), 400, steps=6) >= 400
