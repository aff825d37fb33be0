"""Conquest of Planet Earth in every mode for every number of seats: thousands of games to their goal."""

from __future__ import annotations

from typing import Any

import pytest

from ended import games_of_bots, random_games
from games.conquest_of_planet_earth.players_at_tables import TABLES, played
from games.conquest_of_planet_earth.test_conserved import look_at_all_of
from games.conquest_of_planet_earth.test_second_reading import read_game
from games.conquest_of_planet_earth.whole_games import (
    Options,
    every_mode,
    look_at_the_end,
    named,
    offered,
    pairwise,
)
from landfall import catalog
from landfall.core.game import OVER
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.package import PACKAGE
from landfall.lab.simulate import Simulation
from landfall.testing import check_game
from landfall.testing.check_secrecy import check_secrecy

GAMES = 2_000
"""Random games of each mode for each number of seats."""

OVERSEERS = 100
"""Games of the second rank, likewise."""
PARTS = 5
"""So many processes may share in the games of one table."""

READ_TWICE = 20
LOOKED_AT = 10

pytestmark = pytest.mark.long

MODES = [pytest.param(row, id=named(row)) for row in every_mode()]
ROWS = [pytest.param(row, id=named(row)) for row in pairwise()]


@pytest.fixture(autouse=True)
def _offered(monkeypatch: pytest.MonkeyPatch) -> None:
    offered(monkeypatch)


@pytest.mark.parametrize("options", MODES)
def test_thousands_of_random_games_come_to_their_end(
    options: Options, record_property: Any
) -> None:
    game = ConquestOfPlanetEarth(**options)
    ended = random_games(game, GAMES, f"long {named(options)}", look_at_the_end, PACKAGE.bot_rounds)
    record_property("told", f"{named(options)}, at random: {ended}")


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("options", MODES)
def test_overseers_come_to_their_end(options: Options, part: int, record_property: Any) -> None:
    rest = {name: value for name, value in options.items() if name != "seats"}
    players = ("overseer",) * options["seats"]
    edition = catalog.entry(PACKAGE.name).default_edition
    simulation = Simulation(players, OVERSEERS, 1, PACKAGE.name, edition, rest)
    ended = games_of_bots(simulation, part, PARTS)
    record_property("told", f"{named(options)}, overseers, part {part + 1} of {PARTS}: {ended}")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_overseers_come_to_their_end_by_every_optional_rule(table: Options) -> None:
    game = ConquestOfPlanetEarth(**table)
    position, _ = played(game, "overseer", 10, 30_000, PACKAGE.bot_rounds)
    assert game.actor(position) == OVER or game.round(position) > PACKAGE.bot_rounds


@pytest.mark.parametrize("options", ROWS)
def test_nothing_is_lost_in_many_games(options: Options) -> None:
    for number in range(LOOKED_AT):
        look_at_all_of(options, f"long conserved {named(options)} {number}", 20_000)


@pytest.mark.parametrize("options", ROWS)
def test_many_games_are_read_twice(options: Options) -> None:
    for number in range(READ_TWICE):
        read_game(options, f"long reading {named(options)} {number}", 20_000)


@pytest.mark.parametrize("options", ROWS)
def test_every_promise_of_a_game_is_kept(options: Options) -> None:
    check_game(ConquestOfPlanetEarth(**options), games=2, closely=60, package=PACKAGE)


@pytest.mark.parametrize("resists", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rivals_keep_their_secrets_at_length(seats: int, resists: bool) -> None:
    game = ConquestOfPlanetEarth(seats=seats, active_resistance=resists, draw_two_pick_one=True)
    check_secrecy(game, games=3, seed=seats, closely=25, package=PACKAGE)


@pytest.mark.parametrize("resists", [False, True])
def test_teams_keep_their_secrets_at_length(resists: bool) -> None:
    game = ConquestOfPlanetEarth(
        seats=4, mode="team", active_resistance=resists, draw_two_pick_one=True
    )
    check_secrecy(game, games=3, seed=7, closely=25, package=PACKAGE)
