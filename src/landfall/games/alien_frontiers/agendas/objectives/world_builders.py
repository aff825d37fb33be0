"""World Builders: terraform with all ships in play; at the end, stand at the Terraforming Station."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.agenda import share_of
from landfall.games.alien_frontiers.agendas.deed import Deed, docks_at
from landfall.games.alien_frontiers.agendas.feat import Feat
from landfall.games.alien_frontiers.agendas.standing import stands_at
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import STOCK
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State


@final
class WorldBuilders(Feat):
    def __init__(self) -> None:
        super().__init__("world-builders")
        self.station: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.station = book.box.facility("terraforming-station")

    def may_be_by(self, rule: Rule, code: i64) -> bool:
        return docks_at(rule, self.station)

    def achieved(self, deed: Deed) -> bool:
        return deed.docks_at(self.station) and deed.after.of(STOCK, deed.seat) == 0

    def nearness(self, state: State, seat: i64) -> float:
        return 0.5 * share_of(state.fleet(seat), state.box.ships)

    def met_at_end(self, state: State, seat: i64) -> bool:
        return stands_at(state, seat, self.station)
