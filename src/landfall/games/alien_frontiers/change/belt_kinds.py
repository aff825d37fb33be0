"""What becomes of asteroid cards."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.kind_of_change import NOBODY, Change


@dataclass(frozen=True)
class AsteroidGot(Change):
    """An asteroid card from a space, or from another seat; in tow or not."""

    seat: int
    asteroid: str
    in_tow: bool
    other: int = NOBODY


@dataclass(frozen=True)
class AsteroidLost(Change):
    """An asteroid card that another seat has now."""

    seat: int
    asteroid: str
    other: int


@dataclass(frozen=True)
class AsteroidUsedUp(Change):
    """To the asteroid discards."""

    seat: int
    asteroid: str


@dataclass(frozen=True)
class AsteroidsMoved(Change):
    """The cards on the spaces now, the farthest first; a gap is an empty text."""

    spaces: tuple[str, ...]
