"""Data Crystal: a fuel for each colony there lends you its bonus; discarded: Positron Field."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.names import (
    BURROUGHS_DESERT,
    DATA_CRYSTAL,
    ISOLATION_FIELD,
    POSITRON_FIELD,
    TERRITORIES,
    TERRITORY_NAMES,
)
from landfall.games.alien_frontiers.state import FIELD, FUEL, State
from landfall.games.alien_frontiers.tech.tech import Tech


@final
class DataCrystal(Tech):
    """For the rest of the turn; never Burroughs Desert, an empty or an isolated territory."""

    def __init__(self) -> None:
        super().__init__(DATA_CRYSTAL, 1, TERRITORIES, POSITRON_FIELD)

    def use_texts(self) -> list[str]:
        return list(TERRITORY_NAMES)

    def price(self, state: State, offset: i64) -> i64:
        fuel = self.fuel * state.colonies_on(offset)
        return self.book.tech_fuel(state, state.turn, fuel)

    def options(self, state: State, out: vec[i64], n: i64) -> i64:
        territory: i64 = 0
        while territory < TERRITORIES:
            if not self.use_refusal(state, territory):
                if state.seat[FUEL + state.turn] >= self.price(state, territory):
                    out[n] = self.base + territory
                    n += 1
            territory += 1
        if state.discarded == 0:
            n = self.discard_options(state, out, n)
        return n

    def use_refusal(self, state: State, offset: i64) -> str:
        if (
            offset == BURROUGHS_DESERT
            or offset == state.land[FIELD + ISOLATION_FIELD]
            or state.colonies_on(offset) == 0
        ):
            return "data-crystal.target"
        if state.has_bonus(state.turn, offset):
            return "data-crystal.held-bonus"
        return ""

    def use(self, state: State, offset: i64) -> None:
        state.lent |= 1 << offset
        state.refresh_bonus(state.turn)
