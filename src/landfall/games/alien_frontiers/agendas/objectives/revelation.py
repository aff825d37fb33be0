"""Revelation: reveal another Agenda on a day with the Prophets; at the end, stand there."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.deed import Deed, docks_at
from landfall.games.alien_frontiers.agendas.feat import DOCKED, REVEALED, Feat
from landfall.games.alien_frontiers.agendas.standing import stands_at
from landfall.games.alien_frontiers.rule import Book, Rule
from landfall.games.alien_frontiers.state import State


@final
class Revelation(Feat):
    def __init__(self) -> None:
        super().__init__("revelation")
        self.board: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.board = book.box.facility("prophets-of-the-artifact")

    def may_be_by(self, rule: Rule, code: i64) -> bool:
        return docks_at(rule, self.board)

    def counts(self) -> list[int]:
        return [REVEALED]

    def achieved(self, deed: Deed) -> bool:
        after = deed.after
        revealed = self.tally(after, REVEALED)
        if revealed == 0 or self.tally(after, DOCKED) >> self.board & 1 == 0:
            return False
        return deed.has_changed(REVEALED) or deed.docks_at(self.board)

    def met_at_end(self, state: State, seat: i64) -> bool:
        return stands_at(state, seat, self.board)
