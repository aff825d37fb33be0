"""What becomes of ships, and of the Relic Ship."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.kind_of_change import Change


@dataclass(frozen=True)
class ShipBuilt(Change):
    """From the stock to the Maintenance Bay, or to be rolled at once."""

    seat: int
    number: int
    at_once: bool = False


@dataclass(frozen=True)
class ShipLost(Change):
    """Back to the stock, from a facility or from the Maintenance Bay, where no value shows."""

    seat: int
    source: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class ShipForfeit(Change):
    """Back to the stock because its owner's turn begins."""

    seat: int
    source: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class ShipsDocked(Change):
    """From somebody's hand to a facility."""

    seat: int
    target: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class ShipsLeft(Change):
    """Sent from a facility to the Maintenance Bay."""

    seat: int
    source: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class ShipsPickedUp(Change):
    """From a facility into the hand of the seat that acts."""

    seat: int
    source: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class ShipsGathered(Change):
    """Taken back to be rolled; in the Maintenance Bay no value shows."""

    seat: int
    source: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class ShipsLeftOver(Change):
    """From the hand to the Maintenance Bay."""

    seat: int
    values: tuple[int, ...]


@dataclass(frozen=True)
class ShipsPicked(Change):
    """Unplaced ships picked to be rolled again."""

    seat: int
    values: tuple[int, ...]


@dataclass(frozen=True)
class ShipsRolled(Change):
    """What the dice show."""

    seat: int
    values: tuple[int, ...]


@dataclass(frozen=True)
class ShipTurned(Change):
    """An unplaced ship shows another value."""

    seat: int
    was: int
    now: int


@dataclass(frozen=True)
class ShipMoved(Change):
    """A ship that several steps have brought from one place to another."""

    seat: int
    source: str
    was: int
    target: str
    now: int


@dataclass(frozen=True)
class RelicBought(Change):
    seat: int


@dataclass(frozen=True)
class RelicReturned(Change):
    """Home, and out of its user's hands."""

    seat: int


@dataclass(frozen=True)
class RelicMoved(Change):
    """Between facilities, the Maintenance Bay, the hand and the dice that are awaited."""

    seat: int
    source: str
    target: str


@dataclass(frozen=True)
class RelicTurned(Change):
    """It shows another value, by a card or by a roll; `was` is nought when it showed none."""

    seat: int
    was: int
    now: int


@dataclass(frozen=True)
class ForfeitDue(Change):
    """A ship, or the Relic Ship, stands where it will be lost."""

    seat: int
    target: str
    relic: bool = False
