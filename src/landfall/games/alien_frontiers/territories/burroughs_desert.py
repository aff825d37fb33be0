"""Burroughs Desert: whoever controls it may buy the Relic Ship that lies here."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_MAIN
from landfall.games.alien_frontiers.box import (
    AT_HOME,
    BONUS,
    IN_BAY,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
    WIDE,
    bit,
)
from landfall.games.alien_frontiers.rule import RELIC_SOLD
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.territories.territory import Territory
from landfall.games.alien_frontiers.words import letter

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question


@final
class BurroughsDesert(Territory):
    def __init__(self) -> None:
        super().__init__("burroughs-desert", ASK_MAIN)
        self.gate = BONUS
        self.gate_step = WIDE

    def texts(self) -> list[str]:
        return ["buy relic-ship"]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if (
            state.at[RELIC_PLACE] == AT_HOME
            and self.serves(state, seat)
            and state.can_pay(seat, 1, 1)
            and not self.book.changed_by(RELIC_SOLD, state, seat, 1)
        ):
            out[n] = self.base
            return n + 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        if state.controller(self.territory) != seat:
            return "relic-ship.control"
        if state.in_field(self.territory, self.book.isolation):
            return "relic-ship.isolated"
        if state.at[RELIC_PLACE] != AT_HOME:
            return "relic-ship.absent"
        if not state.can_pay(seat, 1, 1):
            return "relic-ship.cost"
        return self.book.changed_by(RELIC_SOLD, state, seat, 1)

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        state.pay(seat, 1, 1)
        state.at[RELIC_PLACE] = IN_BAY
        state.at[RELIC_VALUE] = 0
        state.at[RELIC_USER] = seat
        for minding in self.book.building:
            minding.relic_bought(state, seat)

    # -- what is said of it, and how a trial meets its rules --------------------------------------

    def say_holder(self, q: Question) -> str:
        controller = q.state.controller(self.territory)
        return letter(int(controller)) if controller >= 0 else "nobody"

    def control_the_desert(self, q: Question) -> None:
        box = q.state.box
        q.state.at[box.land + box.row * self.territory + box.seats] = q.you
        q.state.at[BONUS + WIDE * q.you] |= bit(self.territory)

    def end_the_isolation(self, q: Question) -> None:
        q.state.at[q.state.box.generators + self.book.isolation] = -1

    def bring_the_relic_home(self, q: Question) -> None:
        q.state.at[RELIC_PLACE] = AT_HOME
