"""Plasma Cannon: a fuel a ship clears others' ships from a facility; discarded, it scraps one ship."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.hands import SIZE
from landfall.games.alien_frontiers.names import (
    AT_BURROUGHS,
    FACILITIES,
    FACILITY_NAMES,
    MAINTENANCE_BAY,
    PLASMA_CANNON,
    TERRAFORMING_STATION,
)
from landfall.games.alien_frontiers.rule import Book
from landfall.games.alien_frontiers.state import (
    AIM_CANNON,
    AIM_STOCK,
    ASK_AIM,
    BAY,
    FUEL,
    STOCK,
    State,
    frame,
)
from landfall.games.alien_frontiers.tech.aiming import RELIC, Aimed, missing

KEPT: Final = 3


@final
class PlasmaCannon(Aimed):
    def __init__(self) -> None:
        super().__init__(PLASMA_CANNON, 1, FACILITIES)

    def enlist(self, book: Book) -> None:
        book.aims(AIM_CANNON, self)
        book.aims(AIM_STOCK, self)

    def price(self, state: State, offset: i64) -> i64:
        return 0  # paid ship by ship

    def shot(self, state: State, hits: i64) -> i64:
        """Fuel for one more ship: the discount is on the whole use, not on each ship."""
        seat = state.turn
        after = self.book.tech_fuel(state, seat, self.fuel * (hits + 1))
        if hits == 0:
            return after
        return after - self.book.tech_fuel(state, seat, self.fuel * hits)

    def use_options(self, state: State, out: vec[i64], n: i64) -> i64:
        if state.seat[FUEL + state.turn] < self.shot(state, 0):
            return n
        return self.offer_facilities(state, AIM_CANNON, FACILITIES, self.base, out, n)

    def use_refusal(self, state: State, offset: i64) -> str:
        if state.fuel(state.turn) < self.shot(state, 0):
            return "tech.cost"
        return self.no_target(state, AIM_CANNON, offset)

    def use(self, state: State, offset: i64) -> None:
        state.ask(ASK_AIM, state.turn, AIM_CANNON, offset, 0)

    def discard_texts(self) -> list[str]:
        return list(FACILITY_NAMES)

    def discard_options(self, state: State, out: vec[i64], n: i64) -> i64:
        facilities: i64 = FACILITIES if self.book.bay_is_safe else MAINTENANCE_BAY + 1
        first = self.base + self.paid_codes
        return self.offer_facilities(state, AIM_STOCK, facilities, first, out, n)

    def discard_refusal(self, state: State, offset: i64) -> str:
        if offset == MAINTENANCE_BAY and self.book.bay_is_safe:
            return "plasma-cannon.bay"
        return self.no_target(state, AIM_STOCK, offset)

    def discard(self, state: State, offset: i64) -> None:
        state.ask(ASK_AIM, state.turn, AIM_STOCK, offset, 0)

    def aim_refusal(self, state: State, why: i64, facility: i64, owner: i64, value: i64) -> str:
        reason = missing(state, facility, owner, value)
        if reason:
            return reason
        if why == AIM_CANNON:
            hits: i64 = state.asked_c() if state.asks == ASK_AIM else 0
            return "tech.cost" if state.fuel(state.turn) < self.shot(state, hits) else ""
        if value != RELIC and self.ships_kept(state, facility, owner) < KEPT:
            return "plasma-cannon.fleet"
        return ""

    def ships_kept(self, state: State, facility: i64, owner: i64) -> i64:
        """Own-colour ships the owner keeps after the shot."""
        kept = state.fleet(owner) - 1
        if self.book.cannon_counts_forfeit and facility != TERRAFORMING_STATION:
            kept -= SIZE[state.docked(TERRAFORMING_STATION, owner)]
        return kept

    def aim(self, state: State, why: i64, facility: i64, owner: i64, value: i64) -> None:
        if why == AIM_CANNON:
            hits = state.asked_c()
            state.seat[FUEL + state.turn] -= self.shot(state, hits)
            if value == RELIC:
                at_station = facility == TERRAFORMING_STATION
                state.lift_relic(AT_BURROUGHS if at_station else MAINTENANCE_BAY)
            else:
                state.to_bay(facility, owner, value)
            state.pending[state.depth - 1] = frame(
                ASK_AIM, state.turn, AIM_CANNON, facility, hits + 1
            )
            return
        state.answered()
        if value == RELIC:
            state.lift_relic(AT_BURROUGHS)
            return
        if facility == MAINTENANCE_BAY:
            state.seat[BAY + owner] -= 1
        else:
            state.undock(facility, owner, value)
        state.seat[STOCK + owner] += 1
