"""Step by step the interpreted engine plays the compiled one's games, and counts as many ways."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from counts.count import cases, counted
from landfall.core.engine import compiled
from landfall.games.alien_frontiers.game import EDITIONS
from module_matrix import Choice, pairwise_choices
from played_games import games

TESTS = Path(__file__).parents[1]
GAMES = 50
CASES = cases()

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(
        not compiled(), reason="the compiled engine is asked to match the other one"
    ),
]


def interpreted(module: str, *arguments: str) -> str:
    """What a module says when it is run by itself, on the interpreted engine."""
    paths = os.pathsep.join([str(TESTS), str(TESTS.parent / "src")])
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        env={**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": "7"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout.strip()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_games(edition: str, seats: int) -> None:
    here = games(edition, seats, GAMES)
    there = interpreted("played_games", edition, str(seats), str(GAMES))
    assert there.splitlines() == here.splitlines()


@pytest.mark.parametrize("choice", pairwise_choices(), ids=str)
def test_the_same_games_with_modules(choice: Choice) -> None:
    options = json.dumps({"long_game": choice.long_game, **choice.options})
    asked = ("edition-x", choice.seats, GAMES // 5)
    here = games(*asked, options)
    there = interpreted("played_games", *map(str, asked), options)
    assert there.splitlines() == here.splitlines()


@pytest.mark.parametrize("number", range(len(CASES)), ids=[case["name"] for case in CASES])
def test_as_many_ways_one_step_beyond_the_table(number: int) -> None:
    case = CASES[number]
    beyond = counted(case, len(case["ways"]) + 1)
    assert json.loads(interpreted("counts.count", str(number))) == [*beyond]
