"""Dividends: a rich yield at the Corex board; at the end, stand there."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.deed import Deed, docks_at
from landfall.games.alien_frontiers.agendas.feat import Feat
from landfall.games.alien_frontiers.agendas.standing import stands_at
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State


@final
class Dividends(Feat):
    def __init__(self) -> None:
        super().__init__("dividends")
        self.board: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.board = book.box.facility("corex-conglomerated")

    def may_be_by(self, rule: Rule, code: i64) -> bool:
        return docks_at(rule, self.board)

    def achieved(self, deed: Deed) -> bool:
        return deed.docks_at(self.board) and deed.ore() >= self.in_game_number

    def met_at_end(self, state: State, seat: i64) -> bool:
        return stands_at(state, seat, self.board)
