"""Composite Asteroid: discarded, it brings one fuel and one ore."""

from __future__ import annotations

from typing import final

from landfall.games.alien_frontiers.belt.asteroids.asteroid import PricedAsteroid


@final
class CompositeAsteroid(PricedAsteroid):
    def __init__(self) -> None:
        super().__init__("composite-asteroid", 0, 1, 1)
