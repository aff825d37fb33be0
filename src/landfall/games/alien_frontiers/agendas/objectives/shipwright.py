"""Shipwright: build a ship in control of Herbert Valley; at the end, control it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.deed import Deed, docks_at
from landfall.games.alien_frontiers.agendas.feat import Feat
from landfall.games.alien_frontiers.agendas.standing import controls
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State


@final
class Shipwright(Feat):
    def __init__(self) -> None:
        super().__init__("shipwright")
        self.yard: i64 = -1
        self.territory: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.yard = book.box.facility("shipyard")
        self.territory = book.box.territory("herbert-valley")

    def may_be_by(self, rule: Rule, code: i64) -> bool:
        return docks_at(rule, self.yard)

    def achieved(self, deed: Deed) -> bool:
        return deed.docks_at(self.yard) and controls(deed.after, deed.seat, self.territory)

    def nearness(self, state: State, seat: i64) -> float:
        return 0.5 if controls(state, seat, self.territory) else 0.0

    def met_at_end(self, state: State, seat: i64) -> bool:
        return controls(state, seat, self.territory)
