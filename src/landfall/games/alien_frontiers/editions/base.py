"""The base game: nine facilities, eight territories, three field generators, twelve cards."""

from __future__ import annotations

from pathlib import Path

from landfall.games.alien_frontiers.editions.agendas import AGENDAS
from landfall.games.alien_frontiers.editions.factions import FACTIONS
from landfall.games.alien_frontiers.editions.module import Module
from landfall.games.alien_frontiers.editions.outer_belt import ENVOY, OUTER_BELT
from landfall.games.alien_frontiers.editions.wide import WIDE_DECK
from landfall.games.alien_frontiers.facilities.alien_artifact import AlienArtifact
from landfall.games.alien_frontiers.facilities.colonist_hub import ColonistHub
from landfall.games.alien_frontiers.facilities.colony_constructor import ColonyConstructor
from landfall.games.alien_frontiers.facilities.lunar_mine import LunarMine
from landfall.games.alien_frontiers.facilities.orbital_market import OrbitalMarket
from landfall.games.alien_frontiers.facilities.raiders_outpost import RaidersOutpost
from landfall.games.alien_frontiers.facilities.shipyard import Shipyard
from landfall.games.alien_frontiers.facilities.solar_converter import SolarConverter
from landfall.games.alien_frontiers.facilities.terraforming_station import TerraformingStation
from landfall.games.alien_frontiers.names import MAINTENANCE_BAY
from landfall.games.alien_frontiers.part import Part, read_part, read_table
from landfall.games.alien_frontiers.tech.alien_city import AlienCity
from landfall.games.alien_frontiers.tech.alien_monument import AlienMonument
from landfall.games.alien_frontiers.tech.booster_pod import BoosterPod
from landfall.games.alien_frontiers.tech.data_crystal import DataCrystal
from landfall.games.alien_frontiers.tech.gravity_manipulator import GravityManipulator
from landfall.games.alien_frontiers.tech.holographic_decoy import HolographicDecoy
from landfall.games.alien_frontiers.tech.mind_control_helmet import MindControlHelmet
from landfall.games.alien_frontiers.tech.orbital_teleporter import OrbitalTeleporter
from landfall.games.alien_frontiers.tech.plasma_cannon import PlasmaCannon
from landfall.games.alien_frontiers.tech.polarity_device import PolarityDevice
from landfall.games.alien_frontiers.tech.resource_cache import ResourceCache
from landfall.games.alien_frontiers.tech.stasis_beam import StasisBeam
from landfall.games.alien_frontiers.tech.temporal_warper import TemporalWarper
from landfall.games.alien_frontiers.territories.asimov_crater import AsimovCrater
from landfall.games.alien_frontiers.territories.bradbury_plateau import BradburyPlateau
from landfall.games.alien_frontiers.territories.burroughs_desert import BurroughsDesert
from landfall.games.alien_frontiers.territories.heinlein_plains import HeinleinPlains
from landfall.games.alien_frontiers.territories.herbert_valley import HerbertValley
from landfall.games.alien_frontiers.territories.lem_badlands import LemBadlands
from landfall.games.alien_frontiers.territories.pohl_foothills import PohlFoothills
from landfall.games.alien_frontiers.territories.van_vogt_mountains import VanVogtMountains

HOME = Path(__file__).parents[1]

BASE = Module(
    name="base",
    facilities=(
        AlienArtifact,
        ColonistHub,
        ColonyConstructor,
        LunarMine,
        OrbitalMarket,
        RaidersOutpost,
        Shipyard,
        SolarConverter,
        TerraformingStation,
    ),
    # The ring clockwise from the upper left, then the desert in the middle.
    territories=(
        LemBadlands,
        HeinleinPlains,
        PohlFoothills,
        VanVogtMountains,
        BradburyPlateau,
        AsimovCrater,
        HerbertValley,
        BurroughsDesert,
    ),
    places=(read_part(HOME / "facilities", MAINTENANCE_BAY),),
    fields=read_table(HOME, "fields.toml"),
    cards=(
        AlienCity,
        AlienMonument,
        BoosterPod,
        DataCrystal,
        GravityManipulator,
        HolographicDecoy,
        OrbitalTeleporter,
        PlasmaCannon,
        PolarityDevice,
        ResourceCache,
        StasisBeam,
        TemporalWarper,
    ),
)

HELMET = Module(name="mind-control-helmet", cards=(MindControlHelmet,))
"""The card that came with the later printing."""

KNOWN = (BASE, HELMET, WIDE_DECK, FACTIONS, AGENDAS, OUTER_BELT, ENVOY)
"""Every module there is."""


def known_parts() -> tuple[Part, ...]:
    """Every part of every module."""
    return tuple(part for module in KNOWN for _, part in module.parts)


def known_cards() -> tuple[str, ...]:
    """The name of every card of every module."""
    return tuple(part.key for module in KNOWN for kind, part in module.parts if kind == "cards")
