"""The factions of Edition X: boards of which each player owns one."""

from __future__ import annotations

from pathlib import Path

from landfall.games.alien_frontiers.editions.module import Module
from landfall.games.alien_frontiers.factions.brethren_of_the_stars import BrethrenOfTheStars
from landfall.games.alien_frontiers.factions.corex_conglomerated import CorexConglomerated
from landfall.games.alien_frontiers.factions.dark_space_explorers import DarkSpaceExplorers
from landfall.games.alien_frontiers.factions.homesteaders_union import HomesteadersUnion
from landfall.games.alien_frontiers.factions.mercurys_angels import MercurysAngels
from landfall.games.alien_frontiers.factions.new_gaia_engineers import NewGaiaEngineers
from landfall.games.alien_frontiers.factions.prophets_of_the_artifact import (
    ProphetsOfTheArtifact,
)
from landfall.games.alien_frontiers.factions.proxima_centauri_scholars import (
    ProximaCentauriScholars,
)
from landfall.games.alien_frontiers.factions.scavenger_fleet import ScavengerFleet
from landfall.games.alien_frontiers.factions.smugglers_alliance import SmugglersAlliance
from landfall.games.alien_frontiers.factions.sunrise_commune import SunriseCommune
from landfall.games.alien_frontiers.factions.terran_exchange import TerranExchange
from landfall.games.alien_frontiers.factions.uranian_syndicate import UranianSyndicate
from landfall.games.alien_frontiers.factions.xeno_explorations_inc import XenoExplorationsInc
from landfall.games.alien_frontiers.part import read_part

HOME = Path(__file__).parents[1]

FACTIONS = Module(
    name="factions",
    title="Factions",
    about="Everybody has a board with a docking port and a power of its own.",
    rules_under="factions",
    facilities=(
        BrethrenOfTheStars,
        CorexConglomerated,
        DarkSpaceExplorers,
        HomesteadersUnion,
        MercurysAngels,
        NewGaiaEngineers,
        ProphetsOfTheArtifact,
        ProximaCentauriScholars,
        ScavengerFleet,
        SmugglersAlliance,
        SunriseCommune,
        TerranExchange,
        UranianSyndicate,
        XenoExplorationsInc,
    ),
    places=(read_part(HOME / "factions", "factions"),),
)
