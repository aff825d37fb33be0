"""Every deck with every set of modules, long and short, for two to six: many games of each."""

from __future__ import annotations

import pytest

from ended import games_of_bots, random_games
from landfall.core.game import OVER
from landfall.lab.simulate import Simulation
from landfall.testing import check_game
from module_matrix import (
    Choice,
    every_choice,
    legal_exactly_when_not_refused,
    nothing_is_lost,
    pairwise_choices,
)
from random_play import walk

GAMES = 25
"""Of each choice."""

TO_THE_END = 2_000
"""Random games of each set of modules for each number of seats, of which only the end is looked at."""

CAPTAINS = 100
"""Games of captains, likewise."""

LOOKED_AT = 8
"""One position in so many, another one in each game."""

pytestmark = pytest.mark.long


@pytest.mark.parametrize("choice", every_choice(), ids=str)
def test_random_games(choice: Choice) -> None:
    game = choice.game()
    for number in range(GAMES):
        for step, (position, code) in enumerate(walk(game, "every module", str(choice), number)):
            if step % LOOKED_AT != number % LOOKED_AT and code >= 0:
                continue
            try:
                nothing_is_lost(game, position)
                legal_exactly_when_not_refused(game, position)
                assert game.from_dict(game.to_dict(position)) == position
            except AssertionError as error:
                error.add_note(f"in game {number}, at step {step}")
                raise
        assert game.actor(position) == OVER


@pytest.mark.parametrize("choice", pairwise_choices(), ids=str)
def test_they_keep_every_promise_of_a_game(choice: Choice) -> None:
    check_game(choice.game(), games=2, closely=60)


def each_set() -> list[Choice]:
    """Every deck with every set of modules, for two to six."""
    return [choice for choice in every_choice() if not choice.long_game]


@pytest.mark.parametrize("choice", each_set(), ids=str)
def test_thousands_end(choice: Choice) -> None:
    random_games(choice.game(), TO_THE_END, "thousands", nothing_is_lost)


@pytest.mark.parametrize("choice", each_set(), ids=str)
def test_captains_come_to_an_end(choice: Choice) -> None:
    captains = ("captain",) * choice.seats
    simulation = Simulation(captains, CAPTAINS, edition="edition-x", options=choice.options)
    assert games_of_bots(simulation).capped == 0
