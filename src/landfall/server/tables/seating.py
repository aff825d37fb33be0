"""Who sits where, and the keys that prove it.

A key is a secret of 128 bits, made with the table and given out once. The store holds only its
fingerprint, so whoever reads the store cannot take a seat.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any, Final

from landfall.server.refusals import NotYours

KEY_BYTES: Final = 16


@dataclass(frozen=True)
class Place:
    """A seat as it was set up: a person who shows a key, or a bot."""

    name: str
    bot: str | None = None
    lock: str = ""
    """The fingerprint of the key."""
    guest: bool = False
    """Somebody elsewhere, who is asked to it by a link."""


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
    def host(self) -> int | None:
        """The seat of whoever has laid the table; nobody's, where all of them are guests or bots."""
        here = (seat for seat, place in enumerate(self.places) if place.lock and not place.guest)
        return next(here, None)

    @property
    def bots(self) -> frozenset[int]:
        """The seats that bots play."""
        return frozenset(seat for seat, place in enumerate(self.places) if place.bot)

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
