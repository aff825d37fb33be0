"""The later printing: two Mind Control Helmets more, and ships in the Maintenance Bay are safe."""

from landfall.games.alien_frontiers.editions.base import BASE, HELMET
from landfall.games.alien_frontiers.editions.edition import Edition
from landfall.games.alien_frontiers.editions.first_printing import FIRST_PRINTING

LATER_PRINTING = Edition(
    name="later-printing",
    title="Later printing",
    modules=(BASE, HELMET),
    deck={**FIRST_PRINTING.deck, "mind-control-helmet": 2},
    bay_is_safe=True,
    cannon_counts_forfeit=True,
)
