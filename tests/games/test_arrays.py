"""Arrays of the engine are never counted from their end, which compiled is an error (see `units`)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"

PLAYS = """
import landfall.core.vec

class Forward(list):
    def __getitem__(self, at):
        if isinstance(at, slice):
            return Forward(super().__getitem__(at))
        assert at >= 0
        return super().__getitem__(at)

    def __setitem__(self, at, number):
        assert isinstance(at, slice) or at >= 0
        super().__setitem__(at, number)

landfall.core.vec.vec.__class_getitem__ = classmethod(lambda cls, item: Forward)

from landfall.core.rng import Rng
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

everything = {"deck": "wide", "factions": True, "outer_belt": True, "agendas": True}
some = [AlienFrontiers("edition-x", 3, **everything), AlienFrontiers("first-printing", 4)]
some += [ConquestOfPlanetEarth(seats=4, mode=mode) for mode in ("competitive", "cooperative", "team")]
for game in some:
    rules = game.ruleset
    assert isinstance(rules.start().at, Forward)
    assert rules.random_games(1, Rng("forward")) > 0
"""


def test_nobody_counts_from_the_end() -> None:
    """Interpreted, where lists would answer from there."""
    source = {**os.environ, "PYTHONPATH": str(SOURCE)}
    subprocess.run([sys.executable, "-c", PLAYS], env=source, check=True)
