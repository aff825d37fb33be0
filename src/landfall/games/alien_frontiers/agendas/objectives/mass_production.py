"""Mass Production: build a colony with low ships; at the end, two territories with several colonies."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.deed import Deed, docks_at
from landfall.games.alien_frontiers.agendas.feat import Feat
from landfall.games.alien_frontiers.agendas.standing import territories_with
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import bit
from landfall.games.alien_frontiers.facilities.facility import RELIC_BIT
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State

SEVERAL: Final = 2


@final
class MassProduction(Feat):
    def __init__(self) -> None:
        super().__init__("mass-production")
        self.constructor: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.constructor = book.box.facility("colony-constructor")

    def may_be_by(self, rule: Rule, code: i64) -> bool:
        return docks_at(rule, self.constructor)

    def achieved(self, deed: Deed) -> bool:
        if not deed.docks_at(self.constructor):
            return False
        low: i64 = 2 * bit(self.in_game_number) - 1
        return deed.dice() & ~RELIC_BIT & ~low == 0

    def met_at_end(self, state: State, seat: i64) -> bool:
        return territories_with(state, seat, SEVERAL) >= self.endgame_number
