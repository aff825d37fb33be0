"""A module: parts that come into the box together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from landfall.games.alien_frontiers.part import Part, part_of
from landfall.games.alien_frontiers.rule import Rule

MakePart = Callable[[], Rule]
"""The class of a facility, a territory or a card, or whatever else makes one."""


@dataclass(frozen=True)
class Module:
    """What a printing or an expansion adds; the box of a game is the sum of its modules."""

    name: str
    facilities: tuple[MakePart, ...] = ()
    territories: tuple[MakePart, ...] = ()
    places: tuple[Part, ...] = ()
    """Where ships are and nothing docks."""
    fields: tuple[Part, ...] = ()
    cards: tuple[MakePart, ...] = ()
    asteroids: tuple[MakePart, ...] = ()
    agendas: tuple[MakePart, ...] = ()
    others: tuple[MakePart, ...] = ()
    """Rules that are neither places nor cards, such as the board of the Outer Belt."""
    asides: int = 0
    """How many moments can wait while other seats act in somebody's turn."""
    printed_in: tuple[str, ...] = ()
    """Editions whose rulebook has it, though their game as it is listed here leaves it out."""
    rules_under: str = ""
    """The kind under which the rules of its facilities stand, if it is one of its own."""

    @cached_property
    def parts(self) -> tuple[tuple[str, Part], ...]:
        """Every part of it, each with its kind."""
        return tuple(self._parts())

    def _parts(self) -> Iterator[tuple[str, Part]]:
        for kind, makers in (
            ("facilities", self.facilities),
            ("territories", self.territories),
            ("cards", self.cards),
            ("others", self.others),
            ("asteroids", self.asteroids),
            ("agendas", self.agendas),
        ):
            for make in makers:
                yield kind, part_of(make())
        yield from (("facilities", place) for place in self.places)
        yield from (("fields", field) for field in self.fields)
