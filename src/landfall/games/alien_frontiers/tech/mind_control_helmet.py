"""Mind Control Helmet: three fuel dock another player's ship elsewhere as if it were yours."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import AIM_HELMET, ASK_AIM, ASK_CARRY, CARRIES_LENT
from landfall.games.alien_frontiers.box import ASKS, UNPLACED, bit
from landfall.games.alien_frontiers.facilities.facility import RELIC_BIT
from landfall.games.alien_frontiers.ships import lift_relic, pick_up
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.aiming import BRETHREN_DIE, RELIC, Aimed, missing


@final
class MindControlHelmet(Aimed):
    """The owner keeps the ship and gathers it as usual. The Helmet has no discard power."""

    def __init__(self) -> None:
        super().__init__("mind-control-helmet")
        self.calm = True

    def aims(self) -> list[int]:
        return [AIM_HELMET]

    def borrows(self) -> int:
        return 1

    def use_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        facilities = state.box.facilities
        return self.offer_facilities(state, seat, AIM_HELMET, facilities, self.base, out, n)

    def no_target(self, state: State, seat: i64, why: i64, facility: i64) -> str:
        if self.book.docks[facility].forfeits:
            return "plasma-cannon.target"
        if self.book.docks[facility].apart:
            return self.book.docks[facility].apart
        return super().no_target(state, seat, why, facility)

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        if state.fuel(seat) < self.price(state, seat, offset):
            return "tech.cost"
        reason = self.no_target(state, seat, AIM_HELMET, offset)
        return "mind-control-helmet.target" if reason == "plasma-cannon.target" else reason

    def use(self, state: State, seat: i64, offset: i64) -> None:
        state.ask(ASK_AIM, seat, AIM_HELMET, offset, 0)

    def aim_refusal(
        self, state: State, seat: i64, why: i64, facility: i64, owner: i64, value: i64
    ) -> str:
        if value == BRETHREN_DIE or missing(state, seat, facility, owner, value):
            return "mind-control-helmet.target"
        due = self.surcharge(state, seat, owner, value)
        if state.at[ASKS] != ASK_AIM:
            due += self.price(state, seat, 0)
        if state.fuel(seat) < due:
            return "deflector-shield.surcharge"
        if self.book.takes_any_ship(state, seat, bit(facility)):
            return ""
        trial = state.copy()
        trial.pay(seat, due, 0)
        dice = self.carry(trial, seat, facility, owner, value)
        if self.book.can_carry(trial, seat, bit(facility), dice):
            return ""
        return "mind-control-helmet.nowhere"

    def carry(self, state: State, seat: i64, facility: i64, owner: i64, value: i64) -> i64:
        """Take the ship off its port, to be docked elsewhere; the answer is its bit among the dice."""
        if value == RELIC:
            lift_relic(self.book, state, UNPLACED)
            state.ask(ASK_CARRY, seat, 1, facility, 0)
            return RELIC_BIT
        ship = pick_up(self.book, state, seat, facility, owner, value)
        moved: i64 = 0
        if state.box.borrows > 1:
            moved = CARRIES_LENT + ship
        state.ask(ASK_CARRY, seat, moved, facility, value)
        return bit(value)

    def aim(self, state: State, seat: i64, why: i64, facility: i64, owner: i64, value: i64) -> None:
        state.answered()
        state.pay(seat, self.surcharge(state, seat, owner, value), 0)
        self.carry(state, seat, facility, owner, value)
