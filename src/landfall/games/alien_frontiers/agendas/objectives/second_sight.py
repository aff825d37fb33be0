"""Second Sight: use a card that foresees; at the end, hold one."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.deed import Deed
from landfall.games.alien_frontiers.agendas.feat import Feat, cards_named
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State


@final
class SecondSight(Feat):
    def __init__(self) -> None:
        super().__init__("second-sight")
        self.named: i64 = 0

    def join(self, book: Book) -> None:
        super().join(book)
        self.named = cards_named(book, self.icons)

    def may_be_by(self, rule: Rule, code: i64) -> bool:
        return rule.card >= 0 and self.named >> rule.card & 1 == 1

    def achieved(self, deed: Deed) -> bool:
        card = max(deed.pays_for(), deed.discards())
        return card >= 0 and self.named >> card & 1 == 1

    def nearness(self, state: State, seat: i64) -> float:
        return 0.5 if state.cards(seat) & self.named != 0 else 0.0

    def met_at_end(self, state: State, seat: i64) -> bool:
        return state.cards(seat) & self.named != 0
