"""Heavy Metals Asteroid: discarded and paid for with two fuel, it brings four ore."""

from __future__ import annotations

from typing import final

from landfall.games.alien_frontiers.belt.asteroids.asteroid import PricedAsteroid


@final
class HeavyMetalsAsteroid(PricedAsteroid):
    def __init__(self) -> None:
        super().__init__("heavy-metals-asteroid", 2, 0, 4)
