"""The Outer Belt: a board with four spaces, thirty asteroid cards and a ninth territory."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from landfall.games.alien_frontiers.belt.asteroids.abandoned_ship import AbandonedShip
from landfall.games.alien_frontiers.belt.asteroids.alien_beacon import AlienBeacon
from landfall.games.alien_frontiers.belt.asteroids.alien_satellite import AlienSatellite
from landfall.games.alien_frontiers.belt.asteroids.composite_asteroid import CompositeAsteroid
from landfall.games.alien_frontiers.belt.asteroids.heavy_metals_asteroid import HeavyMetalsAsteroid
from landfall.games.alien_frontiers.belt.asteroids.ice_comet import IceComet
from landfall.games.alien_frontiers.belt.asteroids.iron_asteroid import IronAsteroid
from landfall.games.alien_frontiers.belt.asteroids.orbital_debris import OrbitalDebris
from landfall.games.alien_frontiers.belt.asteroids.raiders_rock import RaidersRock
from landfall.games.alien_frontiers.belt.asteroids.relic_cache import RelicCache
from landfall.games.alien_frontiers.belt.asteroids.ships_lifeboat import ShipsLifeboat
from landfall.games.alien_frontiers.belt.asteroids.stranded_envoy import StrandedEnvoy
from landfall.games.alien_frontiers.belt.asteroids.stray_pilot import StrayPilot
from landfall.games.alien_frontiers.belt.asteroids.terraforming_module import TerraformingModule
from landfall.games.alien_frontiers.belt.belt_board import BeltBoard
from landfall.games.alien_frontiers.belt.belt_space import BeltSpace
from landfall.games.alien_frontiers.belt.blish_expanse import BlishExpanse
from landfall.games.alien_frontiers.belt.proximity_analyzer import ProximityAnalyzer
from landfall.games.alien_frontiers.editions.module import Module
from landfall.games.alien_frontiers.names import SPACES
from landfall.games.alien_frontiers.part import read_table
from landfall.games.alien_frontiers.rule import Rule

PARTS_OF_SPACES = read_table(Path(__file__).parents[1] / "belt", "spaces.toml")


def space(number: int) -> Rule:
    """One of the four spaces, with its words and numbers."""
    made = BeltSpace(number)
    made.part = PARTS_OF_SPACES[number - 1]
    return made


OUTER_BELT = Module(
    name="outer-belt",
    title="Outer Belt",
    about="A board where ships claim asteroid cards, and a ninth territory.",
    of_one_piece=True,
    facilities=tuple(partial(space, number) for number in range(1, SPACES + 1)),
    territories=(BlishExpanse,),
    cards=(ProximityAnalyzer,),
    others=(BeltBoard,),
    asteroids=(
        AbandonedShip,
        AlienBeacon,
        AlienSatellite,
        CompositeAsteroid,
        HeavyMetalsAsteroid,
        IceComet,
        IronAsteroid,
        OrbitalDebris,
        RaidersRock,
        RelicCache,
        ShipsLifeboat,
        StrayPilot,
        TerraformingModule,
    ),
)

ENVOY = Module(
    name="stranded-envoy",
    of_one_piece=True,
    only_with=("agendas",),
    asteroids=(StrandedEnvoy,),
)
"""The one asteroid card that comes only with Agendas."""
