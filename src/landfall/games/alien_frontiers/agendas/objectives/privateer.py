"""Privateer: drive raiders away; at the end, hold the most alien tech."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.agenda_piles import size
from landfall.games.alien_frontiers.agendas.deed import Deed, docks_at
from landfall.games.alien_frontiers.agendas.feat import Feat
from landfall.games.alien_frontiers.agendas.most import has_most
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State, ints


@final
class Privateer(Feat):
    def __init__(self) -> None:
        super().__init__("privateer")
        self.outpost: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.outpost = book.box.facility("raiders-outpost")

    def may_be_by(self, rule: Rule, code: i64) -> bool:
        return docks_at(rule, self.outpost)

    def achieved(self, deed: Deed) -> bool:
        return deed.docks_at(self.outpost) and deed.sent_away > 0

    def met_at_end(self, state: State, seat: i64) -> bool:
        seats = range(int(state.box.seats))
        return has_most(ints([int(size(state.cards(other))) for other in seats]), seat)
