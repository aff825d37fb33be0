"""The printed names of the game, and the small integers that stand for them in a position."""

from __future__ import annotations

from typing import Final

# Places at the table. Arrays are laid out for six seats so that the larger tables of Edition X fit.
SEATS: Final = 6
SEAT_LETTERS: Final = "ABCDEF"

# Orbital facilities, then the three other places a ship can be.
ALIEN_ARTIFACT: Final = 0
COLONIST_HUB: Final = 1
COLONY_CONSTRUCTOR: Final = 2
LUNAR_MINE: Final = 3
ORBITAL_MARKET: Final = 4
RAIDERS_OUTPOST: Final = 5
SHIPYARD: Final = 6
SOLAR_CONVERTER: Final = 7
TERRAFORMING_STATION: Final = 8
FACILITIES: Final = 9
MAINTENANCE_BAY: Final = 9
UNPLACED: Final = 10
AT_BURROUGHS: Final = 11

FACILITY_NAMES: Final = (
    "alien-artifact",
    "colonist-hub",
    "colony-constructor",
    "lunar-mine",
    "orbital-market",
    "raiders-outpost",
    "shipyard",
    "solar-converter",
    "terraforming-station",
    "maintenance-bay",
)

# Territories: the ring clockwise from the upper left, then the desert in the middle.
LEM_BADLANDS: Final = 0
HEINLEIN_PLAINS: Final = 1
POHL_FOOTHILLS: Final = 2
VAN_VOGT_MOUNTAINS: Final = 3
BRADBURY_PLATEAU: Final = 4
ASIMOV_CRATER: Final = 5
HERBERT_VALLEY: Final = 6
BURROUGHS_DESERT: Final = 7
TERRITORIES: Final = 8

TERRITORY_NAMES: Final = (
    "lem-badlands",
    "heinlein-plains",
    "pohl-foothills",
    "van-vogt-mountains",
    "bradbury-plateau",
    "asimov-crater",
    "herbert-valley",
    "burroughs-desert",
)

ISOLATION_FIELD: Final = 0
POSITRON_FIELD: Final = 1
REPULSOR_FIELD: Final = 2
FIELDS: Final = 3
FIELD_NAMES: Final = ("isolation-field", "positron-field", "repulsor-field")

# Alien tech cards. A seat's cards are one bit a name: nobody may hold two of a name.
ALIEN_CITY: Final = 0
ALIEN_MONUMENT: Final = 1
BOOSTER_POD: Final = 2
DATA_CRYSTAL: Final = 3
GRAVITY_MANIPULATOR: Final = 4
HOLOGRAPHIC_DECOY: Final = 5
ORBITAL_TELEPORTER: Final = 6
PLASMA_CANNON: Final = 7
POLARITY_DEVICE: Final = 8
RESOURCE_CACHE: Final = 9
STASIS_BEAM: Final = 10
TEMPORAL_WARPER: Final = 11
MIND_CONTROL_HELMET: Final = 12
CARDS: Final = 13

CARD_NAMES: Final = (
    "alien-city",
    "alien-monument",
    "booster-pod",
    "data-crystal",
    "gravity-manipulator",
    "holographic-decoy",
    "orbital-teleporter",
    "plasma-cannon",
    "polarity-device",
    "resource-cache",
    "stasis-beam",
    "temporal-warper",
    "mind-control-helmet",
)

RELIC_SHIP: Final = "relic-ship"

SHIPS: Final = 6
"""Ships of each colour, in play or in stock."""

LAST_CIRCLE: Final = 7
"""A colony on this circle of its Colonist Hub track is ready to launch."""

RESOURCE_LIMIT: Final = 8
"""Fuel and ore a player may keep at the end of a turn."""

CLAIM_TOTAL: Final = 8
"""What ships docked at the Alien Artifact must add up to for one card."""

DISPLAY: Final = 3
"""Alien tech cards lying face up."""

BOOTY: Final = 4
"""Resources one raid may take."""
