"""A whole run of learning, from nothing: it ends with a better player than it began with."""

from __future__ import annotations

from pathlib import Path

import pytest

from landfall.core.engine import compiled
from landfall.lab.learning.learning_run import NOTHING, Learning, LearningRun
from landfall.lab.pools.processes import Processes

pytestmark = pytest.mark.skipif(not compiled(), reason="many games of searching players")

SHORT = Learning(
    seats=2, rounds=1, games=64, nodes=60, match=24, match_nodes=60, start=NOTHING, seed=3
)


def test_a_short_run_ends_better_than_it_began(tmp_path: Path) -> None:
    """By the interval of its last match, whose luck is not that by which the best was chosen."""
    run = LearningRun(SHORT, tmp_path)
    run.play(Processes(2))
    found = run.against_start(Processes(2))
    assert found is not None
    assert found.low > found.even
