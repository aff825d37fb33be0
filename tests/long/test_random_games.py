"""Thousands of random games: nothing is lost or made, and legal is what nothing forbids."""

from __future__ import annotations

import pytest

from games.alien_frontiers.test_properties import check
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.state import State
from random_play import walk

GAMES = 2_000
"""Of each edition for each number of seats."""

PARTS = 10
"""They are shared among processes."""

LOOKED_AT = 8
"""One position in so many, another one in each game: what is lost stays lost."""

pytestmark = pytest.mark.long


def legal_exactly_when_not_refused(game: AlienFrontiers, position: State) -> None:
    legal = set(game.legal(position))
    allowed = {code for code in range(game.size) if not game.refusal(position, code)}
    assert {game.text(code) for code in allowed ^ legal} == set()


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_games(edition: str, seats: int, part: int) -> None:
    for number in range(part, GAMES, PARTS):
        game = AlienFrontiers(edition, seats, long_game=number % 4 == 3)
        for step, (position, code) in enumerate(walk(game, "thousands", seats, number)):
            if step % LOOKED_AT != number % LOOKED_AT and code >= 0:
                continue
            try:
                check(game, position)
                legal_exactly_when_not_refused(game, position)
            except AssertionError as error:
                error.add_note(f"in game {number}, at step {step}")
                raise
