"""What happens on the planet: colonies, control of territories, field generators."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.kind_of_change import NOBODY, Change


@dataclass(frozen=True)
class ColonyStarted(Change):
    """From the supply to the seat's track of the Colonist Hub."""

    seat: int
    circle: int


@dataclass(frozen=True)
class ColonyAdvanced(Change):
    seat: int
    was: int
    circle: int


@dataclass(frozen=True)
class ColonyLaunched(Change):
    """It leaves its track: launched, or built when no other colony is left."""

    seat: int
    circle: int


@dataclass(frozen=True)
class ColonyLanded(Change):
    """From the supply, or from the Colonist Hub."""

    seat: int
    territory: str
    source: str


@dataclass(frozen=True)
class ColonyMoved(Change):
    seat: int
    source: str
    territory: str


@dataclass(frozen=True)
class ControlGained(Change):
    """Of a territory, perhaps with its bonus; `other` had it before."""

    seat: int
    territory: str
    bonus: bool
    other: int = NOBODY


@dataclass(frozen=True)
class ControlLost(Change):
    """Of a territory, perhaps with its bonus; `other` has it now."""

    seat: int
    territory: str
    bonus: bool
    other: int = NOBODY


@dataclass(frozen=True)
class BonusGained(Change):
    """Without a change of control: lent, or isolated no more."""

    seat: int
    territory: str


@dataclass(frozen=True)
class BonusLost(Change):
    seat: int
    territory: str


@dataclass(frozen=True)
class FieldPlaced(Change):
    field: str
    territory: str


@dataclass(frozen=True)
class FieldMoved(Change):
    """It lies wholly on another territory; `also` is the second one that it straddled."""

    field: str
    source: str
    territory: str
    also: str = ""


@dataclass(frozen=True)
class FieldStretched(Change):
    """It straddles the border of two territories."""

    field: str
    territory: str
    across: str


@dataclass(frozen=True)
class FieldConfined(Change):
    """Of the two territories that it straddled it keeps one."""

    field: str
    source: str
    territory: str


@dataclass(frozen=True)
class FieldRemoved(Change):
    """`also` is the second territory that it straddled."""

    field: str
    source: str
    also: str = ""
