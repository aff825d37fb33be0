"""What partners may tell each other at a table: a place, or one of a few sentences, and nothing else.

Whoever plays alone against all others has no partners. A game says who they are, what they may say and
what they may point at; the table sees to it that nobody else notices.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from landfall.core.game import Position


@dataclass(frozen=True)
class PartnerTalk:
    """How a game lets partners talk; every function is asked with the game first."""

    partners: Callable[[Any, int], Collection[int]]
    """The seats that play with this one, itself left out."""
    phrases: Mapping[str, str]
    """The sentences, by name."""
    places: Callable[[Any, Sequence[str]], Mapping[str, str]]
    """What can be pointed at, by name; with the names of the seats."""
    place: Callable[[Any, Position, str, Sequence[str]], str]
    """What such a place is called by a seat that sees this."""

    def words(
        self, game: Any, seen: Position, phrase: str, place: str, names: Sequence[str]
    ) -> str:
        """What somebody is told: `Meet me here: Town (A3)`; a place alone is looked at."""
        there = self.place(game, seen, place, names) if place else ""
        said = self.phrases[phrase] if phrase else "Look here"
        return f"{said}: {there}" if there else f"{said}."
