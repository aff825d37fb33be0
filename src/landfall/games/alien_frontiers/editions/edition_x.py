"""Edition X: its classic game with the later printing's wording, and modules to choose."""

from landfall.games.alien_frontiers.editions.agendas import AGENDAS
from landfall.games.alien_frontiers.editions.base import BASE, HELMET
from landfall.games.alien_frontiers.editions.edition import Edition
from landfall.games.alien_frontiers.editions.factions import FACTIONS
from landfall.games.alien_frontiers.editions.first_printing import FIRST_PRINTING
from landfall.games.alien_frontiers.editions.outer_belt import ENVOY, OUTER_BELT
from landfall.games.alien_frontiers.editions.wide import WIDE_DECK
from landfall.games.alien_frontiers.facilities.free_form_hub import FreeFormHub

EDITION_X = Edition(
    name="edition-x",
    title="Edition X",
    modules=(BASE,),
    deck=dict(FIRST_PRINTING.deck),
    bay_is_safe=True,
    cannon_counts_forfeit=True,
    seats=(2, 3, 4, 5, 6),
    with_many=(FreeFormHub,),
    decks={"wide": (HELMET, WIDE_DECK)},
    offers={"factions": (FACTIONS,), "agendas": (AGENDAS,), "outer_belt": (OUTER_BELT, ENVOY)},
)
