"""What the compiled engine says, said by the interpreted one in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from landfall.core.engine import compiled
from played_games import Asked, games

TESTS = Path(__file__).parent

compiled_only = pytest.mark.skipif(
    not compiled(), reason="the compiled engine is asked to match the other one"
)


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


def check_same_games(asked: Asked) -> None:
    """Step by step both engines play the same games."""
    there = interpreted("played_games", json.dumps(asked))
    assert there.splitlines() == games(asked).splitlines()
