"""Clean Sweep: both booties of a Smuggler raid in full; at the end, stand there."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.deed import Deed
from landfall.games.alien_frontiers.agendas.feat import RAIDED_ORE, Feat
from landfall.games.alien_frontiers.agendas.standing import stands_at
from landfall.games.alien_frontiers.asks import ASK_RAID, RAID_SMUGGLED, RAID_SMUGGLING
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.names import BOOTY
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State


@final
class CleanSweep(Feat):
    def __init__(self) -> None:
        super().__init__("clean-sweep")
        self.board: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.board = book.box.facility("smugglers-alliance")

    def may_be_by(self, rule: Rule, code: i64) -> bool:
        return rule.may_answer(ASK_RAID)

    def achieved(self, deed: Deed) -> bool:
        if deed.asks != ASK_RAID or self.tally(deed.after, RAIDED_ORE) < self.in_game_number:
            return False
        if deed.asked_c == RAID_SMUGGLED:
            return deed.asked_a == BOOTY - 1 and deed.fuel() + deed.ore() == 1
        if deed.asked_c != RAID_SMUGGLING or deed.asked_a < BOOTY:
            return False
        return deed.rule.key != "done"

    def met_at_end(self, state: State, seat: i64) -> bool:
        return stands_at(state, seat, self.board)
