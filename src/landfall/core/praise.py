"""What is told of a game when it is over, beside who has won: prizes for what was done in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from landfall.core.game import Position


class Praise(NamedTuple):
    """A prize, who has it, and for what, in words that follow their names."""

    title: str
    seats: tuple[int, ...]
    words: str


class Critics(Protocol):
    """Who looks on from the first step to the last and gives prizes at the end."""

    def watch(self, before: Position, after: Position) -> None: ...

    def praise(self) -> Sequence[Praise]: ...
