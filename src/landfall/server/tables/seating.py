"""Who sits where, and the keys that prove it.

A key is a secret of 128 bits, made with the table and given out once. The store holds only its
fingerprint, so whoever reads the store cannot take a seat.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any, Final
from unicodedata import category, normalize

from landfall.core.errors import LandfallError
from landfall.server.refusals import NotYours

KEY_BYTES: Final = 16
LONGEST_NAME: Final = 30
MOST_ACCENTS: Final = 3

BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U0001d159\U000e0100-\U000e01ef]"
)
"""Characters that count as letters or marks and show nothing."""


@dataclass(frozen=True)
class Place:
    """A seat as it was set up: a person who shows a key, or a bot."""

    name: str
    bot: str | None = None
    lock: str = ""
    """The fingerprint of the key."""


@dataclass(frozen=True)
class Seating:
    """All seats of a table; watchers, if any are allowed, have a key of their own."""

    places: tuple[Place, ...]
    watch_lock: str = ""

    def opened_by(self, keys: Iterable[str]) -> frozenset[int]:
        """The seats that these keys open; none, for a watcher."""
        shown = {fingerprint(key) for key in keys}
        seats = frozenset(
            seat for seat, place in enumerate(self.places) if place.lock and place.lock in shown
        )
        if not seats and not (self.watch_lock and self.watch_lock in shown):
            raise NotYours("This link does not open a seat here. Ask for a new invitation.")
        return seats

    def bot(self, seat: int) -> str | None:
        """The bot that plays the seat, if one does."""
        return self.places[seat].bot if 0 <= seat < len(self.places) else None

    @property
    def bots_only(self) -> bool:
        return all(place.bot for place in self.places)

    def to_dict(self) -> dict[str, Any]:
        return {"places": [asdict(place) for place in self.places], "watch_lock": self.watch_lock}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Seating:
        return cls(tuple(Place(**place) for place in data["places"]), data["watch_lock"])


def new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def fingerprint(key: str) -> str:
    return sha256(key.encode()).hexdigest()


def tidy_name(name: str) -> str:
    """A name as it can be shown; LandfallError when nothing of it can, or too much."""
    seen = [c for c in normalize("NFC", name) if not BLANK.match(c)]
    tidy = " ".join("".join(c if c.isprintable() else " " for c in seen).split())
    if not any(category(c)[0] in "LNPS" for c in tidy):
        raise LandfallError("a name needs at least one letter that can be seen")
    if len(tidy) > LONGEST_NAME:
        raise LandfallError(f"a name has at most {LONGEST_NAME} letters, this one has {len(tidy)}")
    if most_accents(tidy) > MOST_ACCENTS:
        raise LandfallError(f"a letter of a name has at most {MOST_ACCENTS} accents")
    return tidy


def most_accents(name: str) -> int:
    """The most marks that one letter carries."""
    most = here = 0
    for c in name:
        here = here + 1 if category(c) in ("Mn", "Me") else 0
        most = max(most, here)
    return most


def check_name(name: str, others: Iterable[str]) -> None:
    """LandfallError when somebody else has a name that would be taken for this one."""
    if other := same_name(name, others):
        raise LandfallError(f"somebody at this table is called {other} already")


def same_name(name: str, others: Iterable[str]) -> str:
    """The first of the others that would be taken for this name; empty if none would."""
    return next((other for other in others if _folded(name) == _folded(other)), "")


def _folded(name: str) -> str:
    """What is left of a name when capitals and the width of letters do not count."""
    return normalize("NFKC", normalize("NFKC", name).casefold())
