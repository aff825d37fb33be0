"""Conquest of Planet Earth for scenarios, as a package of its own for whoever runs them."""

from __future__ import annotations

from typing import Any, cast

from landfall.core.package import GameOption, GamePackage
from landfall.games.conquest_of_planet_earth import game
from landfall.games.conquest_of_planet_earth.names import MODES
from landfall.games.conquest_of_planet_earth.options import FLAGS, MODE_TITLES, ONE_RACE, SHEETS
from landfall.games.conquest_of_planet_earth.scenario_facts import FACTS

PACKAGE = GamePackage(
    name=game.NAME,
    title="Conquest of Planet Earth",
    make=game.ConquestOfPlanetEarth,
    options=(
        GameOption("mode", "Mode", "choice", default=MODES[0], choices=MODE_TITLES),
        GameOption("sheet", "Sheet", "choice", default="standard", choices=SHEETS),
        GameOption("one_race", "One race", "choice", default="no", choices=ONE_RACE),
        *(GameOption(name, flag.title, "flag") for name, flag in FLAGS.items()),
    ),
    editions=game.EDITIONS,
    default_edition=game.EDITION,
    seats=game.SEAT_COUNTS,
    story=cast("Any", None),
    rules="landfall.games.conquest_of_planet_earth",
    scenarios=FACTS,
)
