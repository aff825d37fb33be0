"""Decks, modules, the long game and two to six seats: any two of these choices meet in some game here.

`tests/long` plays all of them, and more games of each.
"""

from __future__ import annotations

import pytest

from landfall.core.game import OVER
from landfall.testing import check_game
from module_matrix import (
    MODULES,
    Choice,
    every_choice,
    legal_exactly_when_not_refused,
    nothing_is_lost,
    pairs,
    pairwise_choices,
)
from random_play import walk

KEPT, CLOSELY = 5, 40
"""One position in so many is counted over; one in so many is held against every code."""

WHOLE = (True,) * len(MODULES)


def test_any_two_choices_meet() -> None:
    met = {pair for choice in pairwise_choices() for pair in pairs(choice)}
    assert met == {pair for choice in every_choice() for pair in pairs(choice)}


@pytest.mark.parametrize("choice", pairwise_choices(), ids=str)
def test_random_games_end_and_lose_nothing(choice: Choice) -> None:
    game = choice.game()
    for step, (position, _) in enumerate(walk(game, "matrix", str(choice))):
        if step % KEPT == 0:
            nothing_is_lost(game, position)
            assert game.from_dict(game.to_dict(position)) == position
        if step % CLOSELY == 0:
            legal_exactly_when_not_refused(game, position)
    assert game.actor(position) == OVER
    nothing_is_lost(game, position)
    assert game.outcome(position)


@pytest.mark.slow
@pytest.mark.parametrize(
    "choice", [Choice(2, False, "wide", WHOLE), Choice(3, True, "classic", WHOLE)], ids=str
)
def test_games_with_modules_keep_every_promise_of_a_game(choice: Choice) -> None:
    check_game(choice.game(), games=1, closely=400)
