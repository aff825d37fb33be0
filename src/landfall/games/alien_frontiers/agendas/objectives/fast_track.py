"""Fast Track: three ships at the Hub and a colony built in a turn; at the end, stand far on."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.feat import InOneTurn, facilities
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import HUB, HUBBED
from landfall.games.alien_frontiers.state import State


@final
class FastTrack(InOneTurn):
    def __init__(self) -> None:
        super().__init__("fast-track")
        self.builders: i64 = 0

    def join(self, book: Book) -> None:
        super().join(book)
        self.builders = facilities(book, ["terraforming-station", "colony-constructor"])
        self.wants(HUBBED, 0, self.in_game_number)

    def counted(self, state: State, seat: i64) -> i64:
        return state.at[HUBBED]

    def enough(self, state: State, seat: i64) -> bool:
        if self.counted(state, seat) < self.in_game_number:
            return False
        return self.has_docked(state, self.builders)

    def met_at_end(self, state: State, seat: i64) -> bool:
        return state.of(HUB, seat) >= self.endgame_number
