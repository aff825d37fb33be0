"""Ice Comet: discarded, it brings three fuel."""

from __future__ import annotations

from typing import final

from landfall.games.alien_frontiers.belt.asteroids.asteroid import PricedAsteroid


@final
class IceComet(PricedAsteroid):
    def __init__(self) -> None:
        super().__init__("ice-comet", 0, 3, 0)
