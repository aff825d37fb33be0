"""A position made short: what is under way is left out where it follows from the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from landfall.core.errors import PositionError
from landfall.core.game import SEAT_LETTERS
from landfall.games.conquest_of_planet_earth.box import POINTS
from landfall.games.conquest_of_planet_earth.state import State

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

FOLLOWS: Final = ("under-way", "asks", "awaits")
"""What follows from phase and Battle, if nothing else is under way."""
FORGOTTEN: Final = ("battle", "fight-round", "fight")
"""Of these, numbers may follow that a Fight Round counts for itself."""


def shortened(game: ConquestOfPlanetEarth, state: State) -> dict[str, Any]:
    """A form that is read back to the same position, as short as people write it."""
    full = game.to_dict(state)
    short = {key: value for key, value in full.items() if key not in FOLLOWS}
    if state.turn >= 0:  # else a seat with a Command number would begin its turn
        own = short["seats"][SEAT_LETTERS[int(state.turn)]]
        own["points"] = int(state.of(POINTS, int(state.turn)))
    if not is_read_as(game, state, short):
        return game.to_dict(state)
    for part in FORGOTTEN:
        for key in list(short.get(part, ())):
            value = short[part].pop(key)
            if not is_read_as(game, state, short):
                short[part][key] = value
        if not short.get(part, True):
            del short[part]
    return short


def is_read_as(game: ConquestOfPlanetEarth, state: State, written: dict[str, Any]) -> bool:
    try:
        return game.from_dict(written) == state
    except PositionError:
        return False
