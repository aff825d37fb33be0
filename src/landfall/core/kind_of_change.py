"""What a step can change: the class from which a game's kinds of change are made."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final

from landfall.core.game import SEAT_LETTERS

NOBODY: Final = -1
"""In place of a seat."""

ONE_SEAT: Final = ("seat", "other")
SEVERAL_SEATS: Final = "seats"
"""The fields that name seats."""


@dataclass(frozen=True)
class Change:
    """One difference between two positions; its kind is called after its class."""

    kind: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def to_dict(self) -> dict[str, Any]:
        """As plain values: seats by letter, and what is empty left out."""
        plain: dict[str, Any] = {"kind": self.kind}
        for entry in fields(self):
            value = getattr(self, entry.name)
            if entry.name in ONE_SEAT:
                if value != NOBODY:
                    plain[entry.name] = SEAT_LETTERS[value]
            elif entry.name == SEVERAL_SEATS:
                plain[entry.name] = [SEAT_LETTERS[seat] for seat in value]
            elif isinstance(value, tuple):
                if value:
                    plain[entry.name] = list(value)
            elif value not in ("", 0, False):
                plain[entry.name] = value
        return plain
