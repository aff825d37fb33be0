"""What faction boards and their pieces do."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.kind_of_change import Change


@dataclass(frozen=True)
class BoardTaken(Change):
    """A seat has chosen its faction."""

    seat: int
    board: str


@dataclass(frozen=True)
class ShipSaved(Change):
    """The ship at the Terraforming Station will not be lost."""

    board: str


@dataclass(frozen=True)
class RevMoved(Change):
    """The REV has gone from one territory to another."""

    source: str
    territory: str


@dataclass(frozen=True)
class BrethrenMoved(Change):
    """The Brethren Ship has gone from one place to another: a facility, the Bay, or the dice."""

    source: str
    target: str
