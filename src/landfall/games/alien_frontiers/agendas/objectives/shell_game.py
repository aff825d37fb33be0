"""Shell Game: be rich behind a shield; at the end, hold one."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.agenda import Agenda, share_of
from landfall.games.alien_frontiers.agendas.feat import cards_named
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.state import State


@final
class ShellGame(Agenda):
    def __init__(self) -> None:
        super().__init__("shell-game")
        self.named: i64 = 0

    def join(self, book: Book) -> None:
        super().join(book)
        self.named = cards_named(book, self.icons)
        self.wants_card(self.named)

    def met(self, state: State, seat: i64) -> bool:
        if state.cards(seat) & self.named == 0:
            return False
        return self.counted(state, seat) >= self.in_game_number

    def counted(self, state: State, seat: i64) -> i64:
        return state.fuel(seat) + state.ore(seat)

    def nearness(self, state: State, seat: i64) -> float:
        guarded = 0.5 if state.cards(seat) & self.named != 0 else 0.0
        return guarded + 0.5 * share_of(self.counted(state, seat), self.in_game_number)

    def met_at_end(self, state: State, seat: i64) -> bool:
        return state.cards(seat) & self.named != 0
