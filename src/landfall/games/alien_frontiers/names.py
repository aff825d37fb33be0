"""The fixed numbers of the game and the names that stand in notation whatever is in the box."""

from __future__ import annotations

from typing import Final

SEAT_LETTERS: Final = "ABCDEF"

MAINTENANCE_BAY: Final = "maintenance-bay"
RELIC_SHIP: Final = "relic-ship"
BRETHREN_SHIP: Final = "brethren-ship"

SHIPS: Final = 6
"""Ships of each colour, in play or in stock."""

LAST_CIRCLE: Final = 7
"""A colony on this circle of its Colonist Hub track is ready to launch."""

RESOURCE_LIMIT: Final = 8
"""Fuel and ore a player may keep at the end of a turn."""

CLAIM_TOTAL: Final = 8
"""What ships docked at the Alien Artifact must add up to for one card."""

DISPLAY: Final = 3
"""Alien tech cards lying face up."""

SPACES: Final = 4
"""Of the Outer Belt, each with a card or without."""

ROBBED: Final = 3
"""Resources a Raiders' Rock may take."""

BOOTY: Final = 4
"""Resources one raid may take."""
