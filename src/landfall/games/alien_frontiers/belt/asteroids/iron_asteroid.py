"""Iron Asteroid: discarded and paid for with one fuel, it brings three ore."""

from __future__ import annotations

from typing import final

from landfall.games.alien_frontiers.belt.asteroids.asteroid import PricedAsteroid


@final
class IronAsteroid(PricedAsteroid):
    def __init__(self) -> None:
        super().__init__("iron-asteroid", 1, 0, 3)
