"""The course of the game: what is asked, whose turn it is, its end."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.kind_of_change import Change


@dataclass(frozen=True)
class DecisionOpened(Change):
    """Something else is asked, of a seat or for it."""

    seat: int
    asks: str


@dataclass(frozen=True)
class TurnPassed(Change):
    """A turn begins: of which seat, and how many have begun."""

    seat: int
    number: int


@dataclass(frozen=True)
class GameEnded(Change):
    """In the turn of which seat."""

    seat: int
