"""What a game need not say in which everything lies open and one seat acts at a time.

A game inherits this and says what is special about it; the rest of `landfall.core.game.Game` is as it is
in most games.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Generic, TypeVar

from landfall.core.game import CHANCE, SeenAct, Window
from landfall.core.rng import Rng

P = TypeVar("P")


class OpenGame(Generic[P]):
    """Nothing is hidden, nobody acts at the same time as another, everybody plays alone."""

    seats: int

    def actor(self, position: P) -> int:
        raise NotImplementedError

    def text(self, code: int) -> str:
        raise NotImplementedError

    def turn(self, position: P) -> tuple[int, int]:
        raise NotImplementedError

    @property
    def lies_open(self) -> bool:
        """Is everybody told every act as it is? A game that hides some says how each is `seen`."""
        return type(self).seen is OpenGame.seen

    @property
    def teams(self) -> tuple[int, ...]:
        return tuple(range(self.seats))

    @property
    def stops(self) -> Mapping[str, str]:
        return {}

    def round(self, position: P) -> int:
        """One for as many turns as there are seats."""
        return -(-self.turn(position)[0] // self.seats)

    def actors(self, position: P) -> tuple[int, ...]:
        actor = self.actor(position)
        return (actor,) if actor >= 0 else ()

    def window(self, position: P, seat: int) -> Window | None:
        return None

    def observe(self, position: P, viewer: int | None) -> P:
        """All of it; a copy, so that whoever is shown it may do with it as they like."""
        return copy(position)

    def imagine(self, seen: P, viewer: int | None, rng: Rng) -> P:
        return copy(seen)

    def seen(self, position: P, code: int, seat: int, viewer: int | None) -> SeenAct:
        return SeenAct(seat, self.text(code), code)

    def reveals(self, position: P, code: int, seat: int) -> bool:
        """Dice that were rolled and cards that were drawn stay so."""
        return seat == CHANCE
