"""Sunrise Commune: ore moves a colony to an empty territory; its owner lands for less ore."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import all_bits_if
from landfall.games.alien_frontiers.factions.moving import Mover
from landfall.games.alien_frontiers.rule import LANDING_DUE
from landfall.games.alien_frontiers.state import State

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question

PRICE: Final = 3
LESS: Final = 1
"""Ore that its owner saves on a landing where no opponent has a colony."""


@final
class SunriseCommune(Mover):
    def __init__(self) -> None:
        super().__init__("sunrise-commune", "sunrise-commune.colony", ore=PRICE)
        self.unfit = "sunrise-commune.empty"

    def join(self, book: Book) -> None:
        super().join(book)
        self.bends_for_owner(book)

    def goals(self, state: State) -> i64:
        numbers = state.at
        seats = state.box.seats
        end = state.box.generators
        empty: i64 = 0
        there: i64 = 1
        at = state.box.land
        while at < end:
            colonies: i64 = 0
            next_row = at + seats
            while at < next_row:
                colonies += numbers[at]
                at += 1
            empty |= there & ~all_bits_if(colonies)
            at += 1
            there += there
        return empty

    def bends(self) -> list[int]:
        return [LANDING_DUE]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        """The ore is saved, unless the colony lands among opponents' colonies."""
        if self.belongs_to(state, seat) and self.unopposed(state, seat):
            return LESS
        return answer

    def bent_by(self) -> str:
        return f"{self.key}.owner"

    def unopposed(self, state: State, seat: i64) -> bool:
        """Is there a territory without opponents' colonies where a colony may land?"""
        closed = state.covered(self.book.repulsor)
        territory: i64 = 0
        while territory < state.box.territories:
            if closed >> territory & 1 == 0:
                if state.colonies_on(territory) == state.colonies(territory, seat):
                    return True
            territory += 1
        return False

    def urgency(self, state: State, seat: i64, value: i64) -> i64:
        return 5

    # -- what is said of it ------------------------------------------------------------------------

    def say_nothing_to_move(self, q: Question) -> str:
        if q.verb == "effect":
            return "there is no such colony"
        return "no colony could move to a territory without colonies"

    def say_colonies_there(self, q: Question) -> str:
        there = q.state.box.territory(q.action.words[3])
        return str(int(q.state.colonies_on(there)))
