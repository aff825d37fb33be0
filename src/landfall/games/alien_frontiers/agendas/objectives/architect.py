"""Architect: win a territory with a built colony; at the end, control Bradbury Plateau."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.deed import LANDS, Deed
from landfall.games.alien_frontiers.agendas.feat import HERE, Feat, facilities
from landfall.games.alien_frontiers.agendas.standing import controls
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.state import State


@final
class Architect(Feat):
    def __init__(self) -> None:
        super().__init__("architect")
        self.needs = LANDS
        self.constructor: i64 = 0
        self.territory: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.constructor = facilities(book, ["colony-constructor"])
        self.territory = book.box.territory("bradbury-plateau")

    def achieved(self, deed: Deed) -> bool:
        landed = deed.landed
        if landed < 0 or self.tally(deed.after, HERE) & self.constructor == 0:
            return False
        return deed.gains_control(landed)

    def met_at_end(self, state: State, seat: i64) -> bool:
        return controls(state, seat, self.territory)
