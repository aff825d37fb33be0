"""Plasma Cannon: a fuel a ship clears others' ships from a facility; discarded, it scraps one ship."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import AIM_CANNON, AIM_STOCK, ASK_AIM
from landfall.games.alien_frontiers.box import (
    ASKS,
    AT_HOME,
    BAY,
    IN_BAY,
    RELIC_USER,
    STOCK,
    WAITS_IN_BAY,
    WIDE,
)
from landfall.games.alien_frontiers.hands import SIZE
from landfall.games.alien_frontiers.names import MAINTENANCE_BAY
from landfall.games.alien_frontiers.rule import TECH_FUEL
from landfall.games.alien_frontiers.ships import lift_brethren, lift_relic, to_bay, undock
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.aiming import (
    BRETHREN_DIE,
    RELIC,
    Aimed,
    aimed_at,
    missing,
    owners_at,
)
from landfall.games.alien_frontiers.words import count, letter, listed, the_bay, title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling

KEPT: Final = 3


@final
class PlasmaCannon(Aimed):
    def __init__(self) -> None:
        super().__init__("plasma-cannon")
        self.calm = True

    def aims(self) -> list[int]:
        return [AIM_CANNON, AIM_STOCK]

    def price(self, state: State, seat: i64, offset: i64) -> i64:
        return 0  # paid ship by ship

    def shot(self, state: State, seat: i64, hits: i64) -> i64:
        """Fuel for one more ship: the discount is on the whole use, not on each ship."""
        after = self.book.asked(TECH_FUEL, state, seat, self.fuel * (hits + 1))
        if hits == 0:
            return after
        return after - self.book.asked(TECH_FUEL, state, seat, self.fuel * hits)

    def use_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if state.fuel(seat) < self.shot(state, seat, 0):
            return n
        return self.offer_facilities(
            state, seat, AIM_CANNON, state.box.facilities, self.base, out, n
        )

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        if state.fuel(seat) < self.shot(state, seat, 0):
            return "tech.cost"
        return self.no_target(state, seat, AIM_CANNON, offset)

    def use(self, state: State, seat: i64, offset: i64) -> None:
        state.ask(ASK_AIM, seat, AIM_CANNON, offset, 0)

    def discard_texts(self) -> list[str]:
        return [*self.book.box.facility_names, MAINTENANCE_BAY]

    def discard_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        facilities = state.box.facilities + (0 if self.book.bay_is_safe else 1)
        first = self.base + self.paid_codes
        return self.offer_facilities(state, seat, AIM_STOCK, facilities, first, out, n)

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        if offset == state.box.facilities and self.book.bay_is_safe:
            return "plasma-cannon.bay"
        return self.no_target(state, seat, AIM_STOCK, offset)

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        state.ask(ASK_AIM, seat, AIM_STOCK, offset, 0)

    def aim_refusal(
        self, state: State, seat: i64, why: i64, facility: i64, owner: i64, value: i64
    ) -> str:
        reason = missing(state, seat, facility, owner, value)
        if reason:
            return reason
        price: i64 = 0
        if why == AIM_CANNON:
            hits: i64 = 0
            if state.at[ASKS] == ASK_AIM:
                hits = state.asked_c()
            price = self.shot(state, seat, hits)
            if state.fuel(seat) < price:
                return "tech.cost"
        elif value < RELIC and self.ships_kept(state, facility, owner) < KEPT:
            return "plasma-cannon.fleet"
        if state.fuel(seat) < price + self.surcharge(state, seat, owner, value):
            return "deflector-shield.surcharge"
        return ""

    def ships_kept(self, state: State, facility: i64, owner: i64) -> i64:
        """Own-colour ships the owner keeps after the shot."""
        kept = state.fleet(owner) - 1
        if self.book.cannon_counts_forfeit:
            for dock in self.book.forfeiting:
                if dock.facility != facility:
                    kept -= SIZE[state.docked(dock.facility, owner)]
        return kept

    def aim(self, state: State, seat: i64, why: i64, facility: i64, owner: i64, value: i64) -> None:
        state.pay(seat, self.surcharge(state, seat, owner, value), 0)
        if why == AIM_CANNON:
            hits = state.asked_c()
            state.pay(seat, self.shot(state, seat, hits), 0)
            if value == RELIC:
                lost = self.book.forfeit(state, state.at[RELIC_USER], facility)
                lift_relic(self.book, state, AT_HOME if lost else IN_BAY)
            elif value == BRETHREN_DIE:
                lift_brethren(state, WAITS_IN_BAY)
            else:
                to_bay(self.book, state, seat, facility, owner, value)
            state.goes_on(AIM_CANNON, facility, hits + 1)
            return
        state.answered()
        if value == BRETHREN_DIE:
            lift_brethren(state, WAITS_IN_BAY)
            return
        saved = self.saves(state, owner, facility)
        if value == RELIC:
            lift_relic(self.book, state, IN_BAY if saved else AT_HOME)
            return
        if facility == state.box.facilities:
            state.at[BAY + WIDE * owner] -= 1
        else:
            undock(self.book, state, seat, facility, owner, value)
        if saved:
            state.at[BAY + WIDE * owner] += 1
        else:
            state.at[STOCK + WIDE * owner] += 1

    def saves(self, state: State, owner: i64, facility: i64) -> bool:
        """Is a ship there kept from the stock, where it would else be forfeit?"""
        if facility == state.box.facilities or not self.book.docks[facility].forfeits:
            return False
        return not self.book.forfeit(state, owner, facility)

    # -- what is said of it -----------------------------------------------------------------------

    def say_whither(self, about: Telling) -> str:
        before = about.scene.before
        lost = self.book.forfeit(before, 0, before.asked_b())
        return "out of play" if lost else f"to {the_bay(self.book.box)}"

    def is_spared(self, about: Telling) -> bool:
        """Does the ship that would be destroyed go to the Maintenance Bay instead?"""
        before, after = about.scene.before, about.scene.after
        hit = before.brethren_at() != after.brethren_at()
        return hit or self.saves(before, 0, before.asked_b())

    def say_destroys(self, about: Telling) -> str:
        return "shoots" if self.is_spared(about) else "destroys"

    def say_to_the_bay(self, about: Telling) -> str:
        return f" to {the_bay(self.book.box)}" if self.is_spared(about) else ""

    def say_dear_shot(self, q: Question) -> str:
        """Paid ship by ship, so its use takes nothing yet."""
        hits: i64 = q.state.asked_c() if q.verb == "aim" else 0
        return q.dear(int(self.shot(q.state, q.you, hits)), 0)

    def say_next_shot(self, q: Question) -> str:
        hits: i64 = q.state.asked_c() if q.verb == "aim" else 0
        return count(int(self.shot(q.state, q.you, hits)), "fuel")

    def say_too_few_left(self, q: Question) -> str:
        place = aimed_at(q)
        owners = [q.seat] if q.verb == "aim" else owners_at(q, place)
        ships = {seat: int(self.ships_kept(q.state, place, seat)) for seat in owners}
        kept = [
            f"{letter(seat)} would keep {count(ships[seat], 'ship')}"
            for seat in owners
            if ships[seat] < KEPT  # others there are out of reach for another reason
        ]
        lost = [title(self.book.box, dock.key) for dock in self.book.docks if dock.forfeits]
        outside = f" outside the {listed(lost)}" if self.book.cannon_counts_forfeit else ""
        return f"{listed(kept)}{outside}, and {KEPT} must remain"
