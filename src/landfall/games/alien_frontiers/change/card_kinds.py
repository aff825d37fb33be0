"""What becomes of Alien Tech cards."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.kind_of_change import NOBODY, Change
from landfall.games.alien_frontiers.change.off_board import OffBoard


@dataclass(frozen=True)
class CardGot(Change):
    """From the display, the deck or the discards, or from another seat."""

    seat: int
    card: str
    source: str = ""
    other: int = NOBODY


@dataclass(frozen=True)
class CardLost(Change):
    """To another seat, or to the discards."""

    seat: int
    card: str
    other: int = NOBODY


@dataclass(frozen=True)
class CardUsedUp(Change):
    """The acting seat's own card goes to the discards."""

    seat: int
    card: str


@dataclass(frozen=True)
class CardShown(Change):
    """From the deck to the display."""

    card: str
    number: int


@dataclass(frozen=True)
class CardSwept(Change):
    """From the display to the discards."""

    card: str
    number: int


@dataclass(frozen=True)
class CardRemoved(Change):
    """Out of the game, from the display or once it was discarded."""

    card: str
    number: int
    source: OffBoard


@dataclass(frozen=True)
class DeckReshuffled(Change):
    """Discarded cards become the deck; a twin is named twice."""

    cards: tuple[str, ...]
