"""Edition X, played as its classic game: 22 cards, and the later printing's wording."""

from landfall.games.alien_frontiers.editions.base import BASE
from landfall.games.alien_frontiers.editions.edition import Edition
from landfall.games.alien_frontiers.editions.first_printing import FIRST_PRINTING
from landfall.games.alien_frontiers.facilities.free_form_hub import FreeFormHub

EDITION_X = Edition(
    name="edition-x",
    title="Edition X, classic game",
    modules=(BASE,),
    deck=dict(FIRST_PRINTING.deck),
    bay_is_safe=True,
    cannon_counts_forfeit=True,
    seats=(2, 3, 4, 5, 6),
    with_many=(FreeFormHub,),
)
