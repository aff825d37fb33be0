"""Step by step the interpreted engine plays the compiled one's games, and counts as many ways."""

from __future__ import annotations

import json

import pytest

from both_engines import check_same_games, compiled_only, interpreted
from counts.count import cases, counted
from games.conquest_of_planet_earth.whole_games import Options, named, pairwise
from landfall.games.alien_frontiers.game import EDITIONS
from module_matrix import Choice, pairwise_choices
from played_games import Asked

GAMES = 50
STEPS = 2000
"""Of each game of Conquest of Planet Earth, which random play need not end."""
CASES = cases()

pytestmark = [pytest.mark.long, compiled_only]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_games(edition: str, seats: int) -> None:
    check_same_games(Asked("alien-frontiers", {"edition": edition, "seats": seats}, GAMES))


@pytest.mark.parametrize("choice", pairwise_choices(), ids=str)
def test_the_same_games_with_modules(choice: Choice) -> None:
    options = {"edition": "edition-x", "seats": choice.seats, "long_game": choice.long_game}
    check_same_games(Asked("alien-frontiers", options | choice.options, GAMES // 5))


@pytest.mark.parametrize("options", pairwise(), ids=named)
def test_the_same_conquests(options: Options) -> None:
    check_same_games(Asked("conquest-of-planet-earth", options, GAMES // 10, STEPS))


@pytest.mark.parametrize("number", range(len(CASES)), ids=[case["name"] for case in CASES])
def test_as_many_ways_one_step_beyond_the_table(number: int) -> None:
    case = CASES[number]
    beyond = counted(case, len(case["ways"]) + 1)
    assert json.loads(interpreted("counts.count", str(number))) == [*beyond]
