"""Here the catalog has one more game: Night Watch, which nothing outside its package knows."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from landfall.catalog import MORE_GAMES

TESTS = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def night_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is found by its module, in this process and in those that are started from here."""
    monkeypatch.setenv(MORE_GAMES, "little_game.package")
    paths = [str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
