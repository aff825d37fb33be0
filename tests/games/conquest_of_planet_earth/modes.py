"""Every mode of Conquest of Planet Earth with the optional rules that go with it, for tests of all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.state import State
from random_play import walk

MODES: Final[dict[str, dict[str, Any]]] = {
    "two rivals": {"seats": 2},
    "three rivals, two races each": {"seats": 3, "draw_two_pick_one": True},
    "four rivals, brutal Humans": {
        "seats": 4,
        "active_resistance": True,
        "sheet": "brutal",
        "tech_locations": True,
        "historic_monument": True,
    },
    "together": {"mode": "cooperative", "seats": 2},
    "together, Command Counters": {
        "mode": "cooperative",
        "seats": 3,
        "command_counters": True,
        "extra_counters": True,
        "objective_required": True,
    },
    "alone, one group": {"mode": "solo", "seats": 1},
    "alone, two groups": {"mode": "solo", "seats": 2, "choose_races": True},
    "together, races named": {
        "mode": "cooperative",
        "seats": 3,
        "races": {"A": "orzax", "C": "trun"},
    },
    "teams of one race": {"mode": "team", "seats": 4, "one_race": "both"},
    "teams, two races each": {
        "mode": "team",
        "seats": 4,
        "draw_two_pick_one": True,
        "one_race": "first",
        "active_resistance": True,
    },
}


def played(mode: str, steps: int, seed: int = 0) -> Iterator[tuple[ConquestOfPlanetEarth, State]]:
    """The game of a mode, and the positions of one that is played at random."""
    game = ConquestOfPlanetEarth(**MODES[mode])
    for position, _ in islice(walk(game, "conquest", mode, seed), steps):
        yield game, position
