"""Alien Monument: a point while you hold it, and no power."""

from __future__ import annotations

from typing import final

from landfall.games.alien_frontiers.tech.landmark import Landmark


@final
class AlienMonument(Landmark):
    def __init__(self) -> None:
        super().__init__("alien-monument")
