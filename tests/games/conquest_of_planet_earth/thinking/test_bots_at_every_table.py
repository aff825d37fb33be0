"""Bots sit at every table: each mode, for as many as it is, with each optional rule it has."""

from __future__ import annotations

from typing import Any

import pytest

from games.conquest_of_planet_earth.players_at_tables import FEWER_TABLES, TABLES, played
from landfall.core.game import OVER
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_scouts_play_to_the_end(table: dict[str, Any]) -> None:
    """Or until a game of computers is stopped; whatever they choose is legal."""
    game = ConquestOfPlanetEarth(**table)
    position, _ = played(game, "scout", 7, 30_000, rounds=25)
    assert game.actor(position) == OVER or game.round(position) > 25


@pytest.mark.parametrize("table", [one for one in TABLES if len(one) == 2], ids=str)
def test_overseers_play_a_part(table: dict[str, Any]) -> None:
    game = ConquestOfPlanetEarth(**table)
    position, chosen = played(game, "overseer", 8, 16)
    assert len(chosen) == 16 or game.actor(position) == OVER


@pytest.mark.slow
@pytest.mark.parametrize("table", FEWER_TABLES, ids=str)
def test_overseers_play_to_the_end(table: dict[str, Any]) -> None:
    """Or for six rounds, by an optional rule for two: `tests/long` has every game whole."""
    game, rounds = ConquestOfPlanetEarth(**table), 6 if len(table) == 2 else 2
    position, _ = played(game, "overseer", 9, 30_000, rounds)
    assert game.actor(position) == OVER or game.round(position) > rounds
