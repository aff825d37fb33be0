"""What changes for a seat: fuel, ore, points, and what lies on its cards."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.kind_of_change import Change


@dataclass(frozen=True)
class Gained(Change):
    """Fuel or ore, from the supply or from another seat."""

    seat: int
    what: str
    number: int


@dataclass(frozen=True)
class Paid(Change):
    """Fuel or ore given away, or lost."""

    seat: int
    what: str
    number: int


@dataclass(frozen=True)
class PutOnCard(Change):
    """Fuel, ore or tokens that now lie on a seat's card; `total` is how many lie there."""

    seat: int
    card: str
    what: str
    number: int
    total: int


@dataclass(frozen=True)
class TakenOffCard(Change):
    """The same, when they lie there no more."""

    seat: int
    card: str
    what: str
    number: int
    total: int


@dataclass(frozen=True)
class SeatMarked(Change):
    """Something holds for a seat for a while, by a card: it is `cloaked`."""

    seat: int
    card: str
    mark: str


@dataclass(frozen=True)
class MarkEnded(Change):
    """The same, when it holds no more."""

    seat: int
    card: str
    mark: str


@dataclass(frozen=True)
class Scored(Change):
    """Points won, or below nought lost; `total` is what the seat has now."""

    seat: int
    number: int
    total: int
