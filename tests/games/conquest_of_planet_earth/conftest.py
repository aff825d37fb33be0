"""A table of two, and an Action Phase of it, for tests of what is explained."""

from __future__ import annotations

import pytest

from games.conquest_of_planet_earth.explained import (
    Game,
    race,
    under_way,
    until,
)
from landfall.games.conquest_of_planet_earth.box import (
    HAND,
    HAND_SIZE,
    POINTS,
    WHO,
)
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.state import State


@pytest.fixture(scope="module")
def two() -> Game:
    return ConquestOfPlanetEarth(seats=2)


@pytest.fixture(scope="module")
def acting(two: Game) -> State:
    """An Action Phase of A with five Action Points and nothing else that matters."""
    position = until(two, lambda p: p.at[WHO] == 0 and under_way(two, p) == "action")
    for kind in range(int(two.ruleset.box.events)):
        position.put(HAND + kind, 0, 0)
    position.put(HAND_SIZE, 0, 0)
    position.put(POINTS, 0, 5)
    race(two, position, 0, "orzax")
    return position
