"""Temporal Warper: one fuel re-rolls unplaced ships; discarded, it fetches a discarded card."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.names import CARD_NAMES, CARDS, TEMPORAL_WARPER, UNPLACED
from landfall.games.alien_frontiers.piles import give
from landfall.games.alien_frontiers.state import ASK_PICK, DISCARDS, State
from landfall.games.alien_frontiers.tech.tech import Tech


@final
class TemporalWarper(Tech):
    def __init__(self) -> None:
        super().__init__(TEMPORAL_WARPER, 1, 1)

    def use_texts(self) -> list[str]:
        return [""]

    def use_refusal(self, state: State, offset: i64) -> str:
        if state.hand == 0 and state.relic_place != UNPLACED:
            return "tech.unplaced"
        return ""

    def use(self, state: State, offset: i64) -> None:
        state.ask(ASK_PICK, state.turn, 0, 0, 0)

    def discard_texts(self) -> list[str]:
        return list(CARD_NAMES)

    def discard_options(self, state: State, out: vec[i64], n: i64) -> i64:
        card: i64 = 0
        while card < CARDS:
            if not self.discard_refusal(state, card):
                out[n] = self.base + self.paid_codes + card
                n += 1
            card += 1
        return n

    def discard_refusal(self, state: State, offset: i64) -> str:
        """The pile as it was before: not the Warper just discarded, though another one will do."""
        if state.piles[DISCARDS + offset] == 0:
            return "temporal-warper.pile"
        if offset != self.card and state.holds(state.turn, offset):
            return "alien-artifact.duplicate"
        return ""

    def discard(self, state: State, offset: i64) -> None:
        state.piles[DISCARDS + offset] -= 1
        give(state, state.turn, offset)
