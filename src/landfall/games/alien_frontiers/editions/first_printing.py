"""The first printing: 22 alien tech cards; a discarded Plasma Cannon reaches the Maintenance Bay."""

from landfall.games.alien_frontiers.editions.base import BASE
from landfall.games.alien_frontiers.editions.edition import Edition

FIRST_PRINTING = Edition(
    name="first-printing",
    title="First printing",
    modules=(BASE,),
    deck={
        "alien-city": 1,
        "alien-monument": 1,
        "booster-pod": 2,
        "data-crystal": 2,
        "gravity-manipulator": 2,
        "holographic-decoy": 2,
        "orbital-teleporter": 2,
        "plasma-cannon": 2,
        "polarity-device": 2,
        "resource-cache": 2,
        "stasis-beam": 2,
        "temporal-warper": 2,
    },
    bay_is_safe=False,
    cannon_counts_forfeit=False,
)
