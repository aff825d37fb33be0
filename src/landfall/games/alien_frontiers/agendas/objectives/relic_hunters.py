"""Relic Hunters: set the Relic Ship to great work; at the end, have it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.deed import Deed
from landfall.games.alien_frontiers.agendas.feat import Feat, facilities
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import RELIC_PLACE, RELIC_USER
from landfall.games.alien_frontiers.facilities.facility import RELIC_BIT
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State


@final
class RelicHunters(Feat):
    def __init__(self) -> None:
        super().__init__("relic-hunters")
        self.places: i64 = 0

    def join(self, book: Book) -> None:
        super().join(book)
        names = ["raiders-outpost", "colony-constructor", "terraforming-station"]
        self.places = facilities(book, names)

    def may_be_by(self, rule: Rule, code: i64) -> bool:
        return self.book.uses[code] & RELIC_BIT != 0

    def achieved(self, deed: Deed) -> bool:
        if deed.relic_user != deed.seat or not deed.with_relic():
            return False
        return self.places >> deed.after.at[RELIC_PLACE] & 1 == 1

    def nearness(self, state: State, seat: i64) -> float:
        return 0.5 if state.at[RELIC_USER] == seat else 0.0

    def met_at_end(self, state: State, seat: i64) -> bool:
        return state.at[RELIC_USER] == seat
