"""Orbital Market: a pair lets you buy ore this turn, each for fuel equal to one ship's value."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.facilities.facility import Alike
from landfall.games.alien_frontiers.hands import COUNT, FACES, MORE
from landfall.games.alien_frontiers.names import ORBITAL_MARKET
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import ASK_MAIN, FUEL, ORE, State


@final
class OrbitalMarket(Alike):
    def __init__(self) -> None:
        super().__init__(ORBITAL_MARKET, 2)

    def companions(self) -> list[Rule]:
        return [Trade()]

    def gain(self, state: State, seat: i64, value: i64) -> None:
        state.market = MORE[8 * state.market + value]


@final
class Trade(Rule):
    """As often as you like while the pair stands there, any time in your turn."""

    def __init__(self) -> None:
        super().__init__("trade", ASK_MAIN)

    def texts(self) -> list[str]:
        return [f"trade {value}" for value in range(1, 7)]

    def options(self, state: State, out: vec[i64], n: i64) -> i64:
        if state.market == 0:
            return n
        seat = state.turn
        for face in FACES[state.market]:
            value: i64 = face
            if state.seat[FUEL + seat] >= self.book.trade_fuel(state, seat, value):
                out[n] = self.base + value - 1
                n += 1
        return n

    def refusal(self, state: State, code: i64) -> str:
        value = code - self.base + 1
        if COUNT[8 * state.market + value] == 0:
            return "orbital-market.trade"
        if state.fuel(state.turn) < self.book.trade_fuel(state, state.turn, value):
            return "orbital-market.price"
        return ""

    def resolve(self, state: State, code: i64) -> None:
        seat = state.turn
        state.seat[FUEL + seat] -= self.book.trade_fuel(state, seat, code - self.base + 1)
        state.seat[ORE + seat] += 1
