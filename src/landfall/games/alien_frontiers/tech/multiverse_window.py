"""Multiverse Window: you may have four Agendas; discarded, it draws two."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.agenda_board import draw_agendas, keep_limit
from landfall.games.alien_frontiers.agendas.agenda_piles import can_be_drawn
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import TECH, WIDE, bit
from landfall.games.alien_frontiers.rule import AGENDA_LIMIT
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech

DRAWN: Final = 2


@final
class MultiverseWindow(Tech):
    """Whoever loses it to others discards at once; whoever discards it draws before that."""

    def __init__(self) -> None:
        super().__init__("multiverse-window")

    def join(self, book: Book) -> None:
        super().join(book)
        self.bend_gate = TECH  # it bends nothing for a seat that does not hold it
        self.bend_step = WIDE
        self.bend_bits = bit(self.card)

    def bends(self) -> list[int]:
        return [AGENDA_LIMIT]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        return answer + 1 if state.holds(seat, self.card) else answer

    def bent_by(self) -> str:
        return f"{self.key}.limit"

    def discard_texts(self) -> list[str]:
        return [""]

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        return "" if can_be_drawn(state) > 0 else "multiverse-window.none-left"

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        draw_agendas(state, seat, DRAWN)

    # -- the card is lost -----------------------------------------------------------------------

    def minds_leaving(self) -> bool:
        return True

    def card_leaves(self, state: State, seat: i64, taker: i64) -> None:
        if taker != seat:
            keep_limit(self.book, state, seat)
