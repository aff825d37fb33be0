"""Bots sit at every table: each mode, for as many as it is, with each optional rule it has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games.conquest_of_planet_earth.players_at_tables import played
from landfall.core.game import OVER
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.options import (
    FLAGS,
    MODE_SEATS,
    ONE_RACE,
    SHEETS,
    TOGETHER,
)


def optional(mode: str) -> Iterator[dict[str, Any]]:
    """The rules of a mode as they are, and with each of its options."""
    yield {}
    for name, flag in FLAGS.items():
        if mode in flag.modes:
            needed = name == "tech_locations" and mode not in TOGETHER
            yield {name: True, "active_resistance": True} if needed else {name: True}
    if mode in TOGETHER:
        yield from ({"sheet": sheet} for sheet in SHEETS)
    else:
        yield {"active_resistance": True, "sheet": "brutal"}
    if mode == "team":
        yield from ({"one_race": which} for which in ONE_RACE)


TABLES = [
    {"mode": mode, "seats": seats, **more}
    for mode, counts in MODE_SEATS.items()
    for seats in counts
    for more in optional(mode)
]


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
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_overseers_play_to_the_end(table: dict[str, Any]) -> None:
    game = ConquestOfPlanetEarth(**table)
    position, _ = played(game, "overseer", 9, 30_000, rounds=12)
    assert game.actor(position) == OVER or game.round(position) > 12
