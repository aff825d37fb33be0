"""What a facility has brought or keeps for a seat."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.kind_of_change import Change


@dataclass(frozen=True)
class FacilityFilled(Change):
    """Its last port is taken."""

    facility: str


@dataclass(frozen=True)
class TradeOpened(Change):
    """For a pair of this value one ore may be had for so much fuel."""

    seat: int
    value: int
    fuel: int


@dataclass(frozen=True)
class CyclesLeft(Change):
    """How often the display may be cycled."""

    seat: int
    was: int
    now: int


@dataclass(frozen=True)
class ClaimTotal(Change):
    """What ships at the Alien Artifact add up to."""

    seat: int
    was: int
    now: int


@dataclass(frozen=True)
class AdvancesOver(Change):
    """Circles beyond the last one, kept for a launch at once."""

    seat: int
    number: int
