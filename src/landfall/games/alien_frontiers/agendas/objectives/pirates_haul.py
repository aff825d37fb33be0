"""Pirate's Haul: take much ore in one raid, and have more; at the end, stand at the Raiders' Outpost."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.deed import Deed
from landfall.games.alien_frontiers.agendas.feat import RAIDED_ORE, Feat
from landfall.games.alien_frontiers.agendas.standing import stands_at
from landfall.games.alien_frontiers.asks import ASK_RAID
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State

IN_ONE_RAID: Final = 3
"""So much ore the raid itself brings."""


@final
class PiratesHaul(Feat):
    def __init__(self) -> None:
        super().__init__("pirates-haul")
        self.outpost: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.outpost = book.box.facility("raiders-outpost")

    def may_be_by(self, rule: Rule, code: i64) -> bool:
        return rule.may_answer(ASK_RAID)

    def achieved(self, deed: Deed) -> bool:
        taken = self.tally(deed.after, RAIDED_ORE)
        if taken == deed.raided_ore or taken < IN_ONE_RAID:
            return False
        return deed.after.ore(deed.seat) >= self.in_game_number

    def met_at_end(self, state: State, seat: i64) -> bool:
        return stands_at(state, seat, self.outpost)
