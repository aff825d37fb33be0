"""Eighty kills in the middle of games, and nothing that was acknowledged is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.killed import play_through_kills

GAMES = 10
LIVES = 8

pytestmark = pytest.mark.long


@pytest.mark.parametrize("game", range(GAMES))
def test_nothing_acknowledged_is_lost_by_any_of_many_kills(game: int, tmp_path: Path) -> None:
    play_through_kills(tmp_path, LIVES, seed=game)
