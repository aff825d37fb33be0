"""Grand Tour: dock at many facilities in a turn; at the end, live on many territories."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.agenda_piles import size
from landfall.games.alien_frontiers.agendas.feat import DOCKED, InOneTurn
from landfall.games.alien_frontiers.agendas.standing import territories_with
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import bit
from landfall.games.alien_frontiers.state import State


@final
class GrandTour(InOneTurn):
    def __init__(self) -> None:
        super().__init__("grand-tour")

    def join(self, book: Book) -> None:
        super().join(book)
        self.wants_tally(DOCKED, bit(self.in_game_number) - 1)  # the first so many bits

    def counted(self, state: State, seat: i64) -> i64:
        return size(self.tally(state, DOCKED))

    def met_at_end(self, state: State, seat: i64) -> bool:
        return territories_with(state, seat, 1) >= self.endgame_number
