"""Deflector Shield: other players' cards pay one fuel more for each ship of yours they touch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import RELIC_PLACE, RELIC_USER, TECH, WIDE, bit
from landfall.games.alien_frontiers.rule import SURCHARGE
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.aiming import owners_at
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.words import letter, listed

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question

A_SHIP: Final = 1


@final
class DeflectorShield(Tech):
    def __init__(self) -> None:
        super().__init__("deflector-shield")

    def join(self, book: Book) -> None:
        super().join(book)
        self.bend_gate = TECH  # it bends nothing for a seat that does not hold it
        self.bend_step = WIDE
        self.bend_bits = bit(self.card)

    def bends(self) -> list[int]:
        return [SURCHARGE]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        return answer + A_SHIP if state.holds(seat, self.card) else answer

    def bent_by(self) -> str:
        return "deflector-shield.surcharge"

    def say_dearer(self, q: Question) -> str:
        if q.verb != "aim" and not names_place(q):
            return "a borrowed ship is shielded, and with it this costs more fuel than you have"
        if q.verb != "aim":
            whose = listed([f"{letter(seat)}'s" for seat in self.shielded(q)])
            return (
                f"{whose} ships there are shielded, and with them it costs more fuel than you have"
            )
        owner = int(q.state.at[RELIC_USER]) if q.names_relic else -1
        if q.names_brethren:
            owner = int(q.state.brethren_owner())
        owner = owner if owner >= 0 else q.seat
        return f"{letter(owner)} is shielded, so {q.too_dear}"

    def shielded(self, q: Question) -> list[int]:
        """The other players with this card whose ships stand at the facility that is named."""
        state, place = q.state, q.facility
        there = owners_at(q, place)
        if state.at[RELIC_PLACE] == place:
            there.append(int(state.at[RELIC_USER]))
        if state.brethren_at() == place:
            there.append(int(state.brethren_owner()))
        return [s for s in sorted(set(there)) if s != q.you and state.holds(s, self.card)]


def names_place(q: Question) -> bool:
    """Does the action name a facility, where the ships stand that it is about?"""
    return any(word in q.state.box.facility_names for word in q.action.words)
