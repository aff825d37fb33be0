"""Blind Reach: use the card that Dark Space brought, at once; at the end, stand there."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.deed import HAS_FOUND, Deed
from landfall.games.alien_frontiers.agendas.feat import Feat
from landfall.games.alien_frontiers.agendas.standing import stands_at
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State


@final
class BlindReach(Feat):
    def __init__(self) -> None:
        super().__init__("blind-reach")
        self.needs = HAS_FOUND
        self.board: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.board = book.box.facility("dark-space-explorers")

    def may_be_by(self, rule: Rule, code: i64) -> bool:
        return rule.card >= 0

    def achieved(self, deed: Deed) -> bool:
        card = max(deed.pays_for(), deed.discards())
        return card >= 0 and deed.found >> card & 1 == 1 and not deed.with_anothers()

    def met_at_end(self, state: State, seat: i64) -> bool:
        return stands_at(state, seat, self.board)
