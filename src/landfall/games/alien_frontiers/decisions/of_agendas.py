"""What Agendas ask: which is drawn, what a pair at the Orbital Market does, and which goes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Self

from landfall.games.alien_frontiers.agendas.agenda_piles import (
    can_be_drawn,
    deck_count,
    face_down_count,
)
from landfall.games.alien_frontiers.asks import (
    AGENDA_DRAWN,
    AGENDA_FORETOLD,
    AGENDA_SET_UP,
    ASK_AGENDA,
    ASK_CONSULT,
    ASK_PAIR,
    ASK_SHED,
)
from landfall.games.alien_frontiers.decisions.by_chance import ByChance
from landfall.games.alien_frontiers.decisions.pending_decision import Numbers, PendingDecision
from landfall.games.alien_frontiers.names import SEAT_LETTERS
from landfall.games.alien_frontiers.state import State

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.position.entry import Entry
    from landfall.games.alien_frontiers.position.pending import Asked

WHY: Final = ("set-up", "drawn", "chosen", "foretold")
"""What an Agenda is dealt for, in the order of AGENDA_…."""


@dataclass(frozen=True)
class AgendaDealt(ByChance):
    """An Agenda that a seat draws face down: one of its first two, or one of those it draws later."""

    cards: int = 1
    why: int = AGENDA_DRAWN
    drawn: int = 0  # so far, where one of them is kept; a bit each

    name = "agenda"
    asks = ASK_AGENDA
    entries = ("cards", "why", "drawn")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(cards=a, why=b, drawn=c)

    def numbers(self) -> Numbers:
        return (self.cards, self.why, self.drawn)

    def said(self, state: State, seat: int) -> str:
        if self.why == AGENDA_SET_UP:
            return "Agendas are dealt to everybody"
        drawn = "an Agenda" if self.cards == 1 else f"{self.cards} Agendas"
        return f"{SEAT_LETTERS[seat]} draws {drawn}"

    def written(self, state: State) -> dict[str, Any]:
        drawn = {"drawn": named(state, self.drawn)} if self.drawn else {}
        return {"cards": self.cards, "why": WHY[self.why], **drawn}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        asked.needs_agendas(entry)
        why = entry.at("why").name(WHY, AGENDA_DRAWN)
        there = deck_count(asked.state) if why == AGENDA_SET_UP else can_be_drawn(asked.state)
        if deck_count(asked.state) == 0:
            raise entry.wrong("there is no Agenda in the deck")
        if why == AGENDA_FORETOLD:
            asked.awaits_roll()
            return cls(1, why)
        drawn = read_set(entry.at("drawn"), asked.state)
        return cls(entry.at("cards").number(1, int(there), 1), why, drawn)

    def comes_first(self) -> bool:
        return self.why in (AGENDA_SET_UP, AGENDA_FORETOLD)


@dataclass(frozen=True)
class Consulting(PendingDecision):
    """Whether a seat draws an Agenda onto its oracle before its fleet is rolled."""

    name = "consult"
    asks = ASK_CONSULT
    called_for_by = "oracle-engine.use"
    heading = ("consult", "Before the roll")

    def said(self, state: State, seat: int) -> str:
        return "consult the Oracle Engine, or roll your fleet"

    def question(self, state: State) -> str:
        return "Do you consult the Oracle Engine?"

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        asked.needs_agendas(entry)
        if asked.state.box.card("oracle-engine") < 0:
            raise entry.wrong("this game has no Oracle Engine")
        asked.awaits_roll()
        return cls()

    def comes_first(self) -> bool:
        return True


@dataclass(frozen=True)
class MarketPair(PendingDecision):
    """Whether a pair just docked at the Orbital Market trades or draws two Agendas."""

    value: int

    name = "pair"
    asks = ASK_PAIR
    entries = ("value",)
    called_for_by = "agendas.market"
    brings = "or two Agendas"
    heading = ("pair", "The pair")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(value=a)

    def numbers(self) -> Numbers:
        return (self.value, 0, 0)

    def said(self, state: State, seat: int) -> str:
        return f"choose whether the pair of {self.value}s trades or draws two Agendas"

    def question(self, state: State) -> str:
        return f"What is the pair of {self.value}s for?"

    def written(self, state: State) -> dict[str, Any]:
        return {"value": self.value}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        asked.needs_agendas(entry)
        value = entry.at("value").number(1, 6)
        if can_be_drawn(asked.state) == 0:
            raise entry.wrong("there is no Agenda to draw")
        return cls(value)


@dataclass(frozen=True)
class Shedding(PendingDecision):
    """Which face-down Agenda goes, until a seat has no more than it may, or as a board asks."""

    goes: int = 0
    draws: bool = False
    among: int = 0  # a bit each; any where there is none

    name = "shed"
    asks = ASK_SHED
    entries = ("goes", "draws", "among")
    heading = ("agendas", "Your Agendas")
    called_for_by = "agendas.limit"
    brings = "Agendas beyond the limit go"

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(goes=a, draws=b == 1, among=c)

    def numbers(self) -> Numbers:
        return (self.goes, int(self.draws), self.among)

    def said(self, state: State, seat: int) -> str:
        if self.among:
            return "keep one of the Agendas that you drew"
        return "discard " + ("an Agenda" if self.goes else "face-down Agendas down to your limit")

    def question(self, state: State) -> str:
        return "Which Agenda do you discard?"

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        asked.needs_agendas(entry)
        seat = entry.at("seat").name(asked.letters, asked.seats[-1])
        if face_down_count(asked.state, seat) == 0:
            raise entry.wrong(f"{SEAT_LETTERS[seat]} holds no Agenda face down")
        goes = entry.at("goes").number(0, int(face_down_count(asked.state, seat)), 0)
        among = read_set(entry.at("among"), asked.state)
        return cls(goes, entry.at("draws").flag(False), among)

    def written(self, state: State) -> dict[str, Any]:
        if not self.goes:
            return {}
        among = {"among": named(state, self.among)} if self.among else {}
        return {"goes": self.goes, "draws": self.draws, **among}


def named(state: State, cards: int) -> list[str]:
    """The Agendas of a set, by their keys."""
    return [name for at, name in enumerate(state.box.agenda_names) if cards >> at & 1]


def read_set(entry: Entry, state: State) -> int:
    return sum({1 << one.name(state.box.agenda_names) for one in entry.each()})
