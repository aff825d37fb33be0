"""Where things are that are at no part of the board."""

from __future__ import annotations

from enum import StrEnum


class OffBoard(StrEnum):
    """Where ships, cards and colonies are when they are at no part of the board."""

    STOCK = "stock"
    HAND = "hand"
    """Ships that are not yet placed."""
    ROLLING = "rolling"
    """Ships whose dice are awaited."""
    DISPLAY = "display"
    DISCARDS = "discards"
    DECK = "deck"
    SUPPLY = "supply"

    __hash__ = str.__hash__
    """As that of the text to which it is equal."""
