"""A position as a plain mapping: what scenarios, records and servers write and read.

`to_dict` writes all of a position by names and leaves out what is empty or follows; `from_dict` reads it
back to an equal one. `from_dict` also reads the short form, in which only what matters is said: whose
turn and which phase it is, where Aliens are, what a Fight is against.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from landfall.core.position_form import PositionForm
from landfall.games.conquest_of_planet_earth.position.form import form
from landfall.games.conquest_of_planet_earth.position.laid import Tongue
from landfall.games.conquest_of_planet_earth.position.read import read
from landfall.games.conquest_of_planet_earth.position.write import write
from landfall.games.conquest_of_planet_earth.state import State

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

_TONGUES: WeakKeyDictionary[ConquestOfPlanetEarth, Tongue] = WeakKeyDictionary()


def tongue_of(game: ConquestOfPlanetEarth) -> Tongue:
    """How positions of a game are said; it is put together once."""
    if game not in _TONGUES:
        _TONGUES[game] = Tongue(game.ruleset)
    return _TONGUES[game]


def to_dict(game: ConquestOfPlanetEarth, state: State) -> dict[str, Any]:
    """The position by names."""
    return write(tongue_of(game), state)


def from_dict(game: ConquestOfPlanetEarth, data: Mapping[str, Any]) -> State:
    """The position that was written; PositionError says where one is wrong, and what would be right."""
    return read(game, tongue_of(game), data)


def position_form(game: ConquestOfPlanetEarth) -> PositionForm:
    """Every entry by which people lay a position of this game, for whoever fills in a form."""
    return form(tongue_of(game))
