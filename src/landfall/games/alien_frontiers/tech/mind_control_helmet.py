"""Mind Control Helmet: three fuel dock another player's ship elsewhere as if it were yours."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.facilities.facility import RELIC_BIT
from landfall.games.alien_frontiers.hands import MORE
from landfall.games.alien_frontiers.names import (
    FACILITIES,
    MIND_CONTROL_HELMET,
    TERRAFORMING_STATION,
    UNPLACED,
)
from landfall.games.alien_frontiers.rule import Book
from landfall.games.alien_frontiers.state import AIM_HELMET, ASK_AIM, ASK_CARRY, FUEL, State
from landfall.games.alien_frontiers.tech.aiming import RELIC, Aimed, missing


@final
class MindControlHelmet(Aimed):
    """The owner keeps the ship and gathers it as usual. The Helmet has no discard power."""

    def __init__(self) -> None:
        super().__init__(MIND_CONTROL_HELMET, 3, FACILITIES)

    def enlist(self, book: Book) -> None:
        book.aims(AIM_HELMET, self)

    def use_options(self, state: State, out: vec[i64], n: i64) -> i64:
        return self.offer_facilities(state, AIM_HELMET, TERRAFORMING_STATION, self.base, out, n)

    def use_refusal(self, state: State, offset: i64) -> str:
        if state.fuel(state.turn) < self.price(state, offset):
            return "tech.cost"
        if offset == TERRAFORMING_STATION:
            return "mind-control-helmet.target"
        reason = self.no_target(state, AIM_HELMET, offset)
        return "mind-control-helmet.target" if reason == "plasma-cannon.target" else reason

    def use(self, state: State, offset: i64) -> None:
        state.ask(ASK_AIM, state.turn, AIM_HELMET, offset, 0)

    def aim_refusal(self, state: State, why: i64, facility: i64, owner: i64, value: i64) -> str:
        if missing(state, facility, owner, value):
            return "mind-control-helmet.target"
        if self.book.takes_any_ship(state, facility):
            return ""
        trial = state.copy()
        if state.asks != ASK_AIM:
            trial.seat[FUEL + state.turn] -= self.price(state, 0)
        dice = self.lift(trial, facility, owner, value)
        if self.book.can_carry(trial, facility, dice):
            return ""
        return "mind-control-helmet.nowhere"

    def lift(self, state: State, facility: i64, owner: i64, value: i64) -> i64:
        """Take the ship off its port and hold it; the answer is its bit among the dice."""
        if value == RELIC:
            state.lift_relic(UNPLACED)
            return RELIC_BIT
        state.undock(facility, owner, value)
        state.hand = MORE[8 * state.hand + value]
        state.carried = owner
        state.carried_value = value
        return 1 << value

    def aim(self, state: State, why: i64, facility: i64, owner: i64, value: i64) -> None:
        state.answered()
        self.lift(state, facility, owner, value)
        relic: i64 = 1 if value == RELIC else 0
        state.ask(ASK_CARRY, state.turn, relic, facility, value if relic == 0 else 0)
