"""Tractor Lens: two fuel draw an ore from another player; discarded, it brings three fuel."""

from __future__ import annotations

from mypy_extensions import i64

from landfall.games.alien_frontiers.names import SEAT_LETTERS
from landfall.games.alien_frontiers.rule import SOLAR_FUEL
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech


class TractorLens(Tech):
    """While you hold it, the Solar Converter gives one fuel more."""

    def __init__(self) -> None:
        super().__init__("tractor-lens")

    def use_texts(self) -> list[str]:
        return list(SEAT_LETTERS[: self.book.box.seats])

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        if offset == seat or state.ore(offset) == 0:
            return "tractor-lens.ore"
        return ""

    def use(self, state: State, seat: i64, offset: i64) -> None:
        state.pay(offset, 0, 1)
        state.gain(seat, 0, 1)

    def discard_texts(self) -> list[str]:
        return [""]

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        state.gain(seat, 3, 0)

    def bends(self) -> list[int]:
        return [SOLAR_FUEL]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        return answer + 1 if state.holds(seat, self.card) else answer
