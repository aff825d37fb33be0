"""Field Work: bring generators onto your territories; at the end, stand with the Scholars."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.deed import MOVES, Deed
from landfall.games.alien_frontiers.agendas.feat import Feat
from landfall.games.alien_frontiers.agendas.standing import controls_any, stands_at
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State


@final
class FieldWork(Feat):
    def __init__(self) -> None:
        super().__init__("field-work")
        self.needs = MOVES
        self.board: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.board = book.box.facility("proxima-centauri-scholars")

    def may_be_by(self, rule: Rule, code: i64) -> bool:
        return not rule.calm and rule.key.startswith("proxima-centauri-scholars")

    def achieved(self, deed: Deed) -> bool:
        if not deed.rule.key.startswith("proxima-centauri-scholars"):
            return False
        field: i64 = 0
        while field < deed.after.box.fields:
            if deed.moved >> field & 1 == 1:
                own = controls_any(deed.after, deed.seat, deed.after.covered(field))
                return own and self.on_own(deed.after, deed.seat) >= self.in_game_number
            field += 1
        return False

    def on_own(self, state: State, seat: i64) -> i64:
        """How many generators lie on territories that the seat controls."""
        count: i64 = 0
        field: i64 = 0
        while field < state.box.fields:
            if controls_any(state, seat, state.covered(field)):
                count += 1
            field += 1
        return count

    def met_at_end(self, state: State, seat: i64) -> bool:
        return stands_at(state, seat, self.board)
