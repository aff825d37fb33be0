"""A position as plain text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landfall.games.conquest_of_planet_earth.state import State

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth


def draw(game: ConquestOfPlanetEarth, position: State) -> str:
    return f"{position!r}\n"
