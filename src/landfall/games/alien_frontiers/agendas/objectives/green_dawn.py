"""Green Dawn: save a ship at New Gaia; at the end, stand there."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.deed import Deed
from landfall.games.alien_frontiers.agendas.feat import Feat
from landfall.games.alien_frontiers.agendas.standing import stands_at
from landfall.games.alien_frontiers.asks import ASK_SAVE
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State


@final
class GreenDawn(Feat):
    def __init__(self) -> None:
        super().__init__("green-dawn")
        self.board: i64 = -1
        self.saved: i64 = 0

    def join(self, book: Book) -> None:
        super().join(book)
        self.board = book.box.facility("new-gaia-engineers")
        self.saved = book.box.number("new-gaia-engineers saved")

    def may_be_by(self, rule: Rule, code: i64) -> bool:
        return rule.asks == ASK_SAVE

    def achieved(self, deed: Deed) -> bool:
        return deed.asks == ASK_SAVE and deed.after.at[self.saved] == 1

    def met_at_end(self, state: State, seat: i64) -> bool:
        return stands_at(state, seat, self.board)
