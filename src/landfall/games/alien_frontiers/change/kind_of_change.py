"""What any change has: seats by number, parts by their key, and its form in plain values."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, ClassVar, Final

from landfall.games.alien_frontiers.names import SEAT_LETTERS

NOBODY: Final = -1


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


SEATS: Final = ("seat", "other")
"""The fields that name seats."""


@dataclass(frozen=True)
class Change:
    """One difference between two positions."""

    kind: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def to_dict(self) -> dict[str, Any]:
        """As plain values: seats by letter, and what is empty left out."""
        plain: dict[str, Any] = {"kind": self.kind}
        for entry in fields(self):
            value = getattr(self, entry.name)
            if entry.name in SEATS:
                if value != NOBODY:
                    plain[entry.name] = SEAT_LETTERS[value]
            elif isinstance(value, tuple):
                if value:
                    plain[entry.name] = list(value)
            elif value not in ("", 0):
                plain[entry.name] = value
        return plain
