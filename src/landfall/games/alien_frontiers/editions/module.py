"""A module: parts that come into the box together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from landfall.games.alien_frontiers.rule import Rule

MakePart = Callable[[], Rule]
"""The class of a facility, a territory or a card, or whatever else makes one."""


@dataclass(frozen=True)
class Module:
    """What a printing or an expansion adds; the box of a game is the sum of its modules."""

    name: str
    facilities: tuple[MakePart, ...] = ()
    territories: tuple[MakePart, ...] = ()
    fields: tuple[str, ...] = ()
    cards: tuple[MakePart, ...] = ()
    asides: int = 0
    """How many moments can wait while other seats act in somebody's turn."""
