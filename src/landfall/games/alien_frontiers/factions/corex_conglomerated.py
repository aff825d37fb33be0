"""Corex Conglomerated: two fuel bring an ore for each territory; its owner has an income of fuel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.facilities.facility import RICH
from landfall.games.alien_frontiers.factions.faction_board import Board
from landfall.games.alien_frontiers.names import SEAT_LETTERS
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import count

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.story.telling import Telling

PRICE: Final = 2
INCOME: Final = 1
"""Fuel for the owner, besides that of the territories."""


@final
class CorexConglomerated(Board):
    def __init__(self) -> None:
        super().__init__("corex-conglomerated", fuel=PRICE)

    def join(self, book: Book) -> None:
        super().join(book)
        self.wakes_for_owner(self, book)

    def work(self, state: State, seat: i64, value: i64) -> None:
        state.gain(seat, 0, controlled(state, seat))

    def minds_turns(self) -> bool:
        return True

    def turn_begins(self, state: State, seat: i64) -> None:
        if self.belongs_to(state, seat):
            state.gain(seat, self.income(state, seat), 0)

    def income(self, state: State, seat: i64) -> i64:
        if not self.belongs_to(state, seat):
            return 0
        return INCOME + controlled(state, seat)

    def urgency(self, state: State, seat: i64, value: i64) -> i64:
        return 220 if controlled(state, seat) > 1 and state.ore(seat) < RICH else 20

    def say_income(self, about: Telling) -> str:
        seat = SEAT_LETTERS.index(about.words[0])
        fuel = int(self.income(about.scene.after, seat))
        return (
            f"receives {count(fuel, 'fuel')} from the {about.scene.title(self.key)}" if fuel else ""
        )


def controlled(state: State, seat: i64) -> i64:
    """The territories that a seat controls itself, whatever bonuses it is lent."""
    count: i64 = 0
    territory: i64 = 0
    while territory < state.box.territories:
        if state.controller(territory) == seat:
            count += 1
        territory += 1
    return count
