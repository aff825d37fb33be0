"""Scrap Fleet: build a ship from unlike ships; at the end, stand with the Scavengers."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.deed import Deed
from landfall.games.alien_frontiers.agendas.feat import Feat
from landfall.games.alien_frontiers.agendas.standing import stands_at
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State


@final
class ScrapFleet(Feat):
    def __init__(self) -> None:
        super().__init__("scrap-fleet")
        self.board: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.board = book.box.facility("scavenger-fleet")

    def may_be_by(self, rule: Rule, code: i64) -> bool:
        return rule.key == "scavenger-fleet-effect"

    def achieved(self, deed: Deed) -> bool:
        if deed.rule.key != "scavenger-fleet-effect":
            return False
        return deed.after.fleet(deed.seat) >= self.in_game_number

    def met_at_end(self, state: State, seat: i64) -> bool:
        return stands_at(state, seat, self.board)
