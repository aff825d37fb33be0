"""What becomes of Agendas."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.kind_of_change import Change


@dataclass(frozen=True)
class AgendaGot(Change):
    """An Agenda drawn face down; which one is empty for all but who drew it."""

    seat: int
    agenda: str


@dataclass(frozen=True)
class AgendaShed(Change):
    """An Agenda discarded face down; likewise."""

    seat: int
    agenda: str


@dataclass(frozen=True)
class AgendaRevealed(Change):
    seat: int
    agenda: str


@dataclass(frozen=True)
class AgendaShown(Change):
    """An Agenda that lies open on an oracle of the seat."""

    seat: int
    agenda: str


@dataclass(frozen=True)
class AgendaFulfilled(Change):
    """It was met, and scores for good."""

    seat: int
    agenda: str


@dataclass(frozen=True)
class AgendaFaded(Change):
    """It was not met, and is discarded."""

    seat: int
    agenda: str


@dataclass(frozen=True)
class AgendasShuffled(Change):
    """The discarded Agendas are the deck again."""
