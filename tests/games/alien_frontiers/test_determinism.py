"""The same seed gives the same game in every process, whatever its hash seed."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from landfall.core.rng import Rng
from landfall.games.alien_frontiers.game import AlienFrontiers
from random_play import walk

SCRIPT = """
from landfall.games.alien_frontiers.game import AlienFrontiers
from random_play import walk

game = AlienFrontiers({edition!r}, seats={seats})
for position, code in walk(game, "determinism"):
    print(code, game.hash(position))
"""


def played(edition: str, seats: int, hash_seed: str) -> list[str]:
    """The codes and hashes of a game in a process of its own."""
    environment = {
        **os.environ,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
    }
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT.format(edition=edition, seats=seats)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    ("edition", "seats"), [("first-printing", 2), ("later-printing", 3), ("edition-x", 4)]
)
def test_two_processes_play_the_same_game(edition: str, seats: int) -> None:
    game = AlienFrontiers(edition, seats=seats)
    here = [f"{code} {game.hash(position)}" for position, code in walk(game, "determinism")]
    assert here[-1].startswith("-1 ")  # to its end
    assert played(edition, seats, "1") == here
    assert played(edition, seats, "2") == here


def test_the_generator_gives_the_numbers_it_always_gave() -> None:
    """Tables that are kept hold the seed of their dice, and results the seed of their games."""
    rng = Rng(2026, "table", 3)
    assert [rng.below(6) for _ in range(12)] == [1, 2, 5, 0, 0, 1, 3, 0, 1, 3, 5, 4]
    twin = rng.copy()
    assert [rng.below(1000) for _ in range(5)] == [twin.below(1000) for _ in range(5)]
