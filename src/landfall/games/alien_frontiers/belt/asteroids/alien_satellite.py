"""Alien Satellite: worth a point while you hold it."""

from __future__ import annotations

from typing import final

from landfall.games.alien_frontiers.belt.asteroids.asteroid import AlienRelic


@final
class AlienSatellite(AlienRelic):
    def __init__(self) -> None:
        super().__init__("alien-satellite")
