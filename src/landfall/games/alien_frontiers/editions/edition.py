"""What an edition settles: deck, ports, and the two places where printings play differently."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.errors import PositionError
from landfall.core.game import FIRST_RULINGS
from landfall.games.alien_frontiers.editions.variant import Variant
from landfall.games.alien_frontiers.facilities.alien_artifact import AlienArtifact
from landfall.games.alien_frontiers.facilities.colonist_hub import ColonistHub
from landfall.games.alien_frontiers.facilities.colony_constructor import ColonyConstructor
from landfall.games.alien_frontiers.facilities.lunar_mine import LunarMine
from landfall.games.alien_frontiers.facilities.orbital_market import OrbitalMarket
from landfall.games.alien_frontiers.facilities.raiders_outpost import RaidersOutpost
from landfall.games.alien_frontiers.facilities.shipyard import Shipyard
from landfall.games.alien_frontiers.facilities.solar_converter import SolarConverter
from landfall.games.alien_frontiers.facilities.terraforming_station import TerraformingStation
from landfall.games.alien_frontiers.names import CARD_NAMES, DISPLAY, FACILITY_NAMES
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.tech.alien_city import alien_city, alien_monument
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
from landfall.games.alien_frontiers.territories.bonuses import (
    AsimovCrater,
    BradburyPlateau,
    BurroughsDesert,
    HeinleinPlains,
    HerbertValley,
    LemBadlands,
    PohlFoothills,
    VanVogtMountains,
)

# Ports open at two, three and four seats, in the order of the facilities.
PORTS: dict[int, tuple[int, ...]] = {
    2: (4, 6, 3, 3, 2, 3, 2, 7, 1),
    3: (4, 9, 6, 4, 2, 3, 4, 7, 1),
    4: (4, 12, 6, 5, 4, 3, 6, 8, 1),
}
COLONIES: dict[int, int] = {2: 8, 3: 7, 4: 6}
LONG_GAME_COLONIES = 8
AS_PRINTED = Variant()
RULINGS = (FIRST_RULINGS, "0.2")
"""Versions whose rulings read a rule anew; 0.2: a card that comes back stays used (R-TECH-9)."""


def facilities() -> list[Rule]:
    return [
        AlienArtifact(),
        ColonistHub(),
        ColonyConstructor(),
        LunarMine(),
        OrbitalMarket(),
        RaidersOutpost(),
        Shipyard(),
        SolarConverter(),
        TerraformingStation(),
    ]


def territories() -> list[Rule]:
    return [
        LemBadlands(),
        HeinleinPlains(),
        PohlFoothills(),
        VanVogtMountains(),
        BradburyPlateau(),
        AsimovCrater(),
        HerbertValley(),
        BurroughsDesert(),
    ]


def techs() -> list[Rule]:
    """Every classic card; which of them are in the deck is the edition's choice."""
    return [
        alien_city(),
        alien_monument(),
        BoosterPod(),
        DataCrystal(),
        GravityManipulator(),
        HolographicDecoy(),
        OrbitalTeleporter(),
        PlasmaCannon(),
        PolarityDevice(),
        ResourceCache(),
        StasisBeam(),
        TemporalWarper(),
        MindControlHelmet(),
    ]


@dataclass(frozen=True)
class Edition:
    """One printing of the game."""

    name: str
    title: str
    deck: dict[str, int]
    bay_is_safe: bool
    """No alien tech card reaches a ship in the Maintenance Bay."""
    cannon_counts_forfeit: bool
    """For the Plasma Cannon's discard, a ship at the Terraforming Station is none for next turn."""

    def ruleset(
        self,
        seats: int,
        long_game: bool = False,
        variant: Variant = AS_PRINTED,
        rulings: str = RULINGS[-1],
    ) -> Ruleset:
        """The rules of this edition for a number of seats, as the rulings of a version read them."""
        colonies = LONG_GAME_COLONIES if long_game else COLONIES[seats]
        deck = {**self.deck, **variant.deck}
        if sum(deck.values()) < seats + DISPLAY:
            raise PositionError(
                "deck", f"{seats} seats and the display need {seats + DISPLAY} cards"
            )
        return Ruleset(
            seats,
            colonies if variant.colonies is None else variant.colonies,
            [variant.ports.get(FACILITY_NAMES[at], n) for at, n in enumerate(PORTS[seats])],
            [deck.get(name, 0) for name in CARD_NAMES],
            list(variant.ship_prices),
            variant.constructor_ore,
            facilities(),
            territories(),
            techs(),
            self.bay_is_safe,
            self.cannon_counts_forfeit,
            rulings != FIRST_RULINGS,
        )
