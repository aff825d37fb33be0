"""Belt Prospector: claim several asteroid cards in a turn; at the end, hold as many."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.feat import ASTEROIDS, InOneTurn
from landfall.games.alien_frontiers.agendas.standing import asteroids_held
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.state import State


@final
class BeltProspector(InOneTurn):
    def __init__(self) -> None:
        super().__init__("belt-prospector")

    def join(self, book: Book) -> None:
        super().join(book)
        self.wants_tally(ASTEROIDS, self.in_game_number)

    def counted(self, state: State, seat: i64) -> i64:
        return self.tally(state, ASTEROIDS)

    def met_at_end(self, state: State, seat: i64) -> bool:
        return asteroids_held(state, seat) >= self.endgame_number
