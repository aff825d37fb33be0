"""Toll Gate: a ship of three or more, and a fuel for the player on your right, bring two ore."""

from __future__ import annotations

from mypy_extensions import i64

from landfall.games.alien_frontiers.facilities.facility import Alike
from landfall.games.alien_frontiers.state import State

LOWEST = 3


class TollGate(Alike):
    def __init__(self) -> None:
        super().__init__("toll-gate", 1)

    def floor(self, state: State, seat: i64) -> i64:
        return LOWEST

    def below_floor(self) -> str:
        return "toll-gate.value"

    def barred(self, state: State, seat: i64) -> str:
        return "" if state.can_pay(seat, 1, 0) else "dock.cost"

    def gain(self, state: State, seat: i64, value: i64) -> None:
        state.pay(seat, 1, 0)
        state.gain((seat + state.seats - 1) % state.seats, 1, 0)
        state.gain(seat, 0, 2)

    def say_lowest(self, about: object) -> str:
        return str(LOWEST)
