"""A module: parts that come into the box together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from landfall.games.alien_frontiers.part import Part, part_of
from landfall.games.alien_frontiers.rule import Rule

MakePart = Callable[[], Rule]
"""The class of a facility, a territory or a card, or whatever else makes one."""

COPIES = 2
"""Of a card, where nothing else is said."""


@dataclass(frozen=True)
class Module:
    """What a printing or an expansion adds; the box of a game is the sum of its modules."""

    name: str
    title: str = ""
    """If it can be chosen, what it is called there; and what it brings, in a sentence."""
    about: str = ""
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
    copies: Mapping[str, int] = field(default_factory=dict, hash=False)
    """Of its cards in a deck, where it is not two of each."""
    of_one_piece: bool = False
    """Its cards mean nothing without the rest of it: no variant puts them into another deck."""
    only_with: tuple[str, ...] = ()
    """Names of modules without which it stays in the box, though it was chosen."""
    rules_under: str = ""
    """The kind under which the rules of its facilities stand, if it is one of its own."""

    @cached_property
    def deck(self) -> Mapping[str, int]:
        """How many of each of its cards a deck has."""
        keys = [part.key for kind, part in self.parts if kind == "cards"]
        return {key: self.copies.get(key, COPIES) for key in keys}

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
