"""A position as a plain mapping."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from landfall.games.conquest_of_planet_earth.state import State, restored

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth


def to_dict(game: ConquestOfPlanetEarth, position: State) -> dict[str, Any]:
    return {"numbers": list(position.numbers())}


def from_dict(game: ConquestOfPlanetEarth, data: Mapping[str, Any]) -> State:
    return restored(game.ruleset.box, tuple(data["numbers"]))
