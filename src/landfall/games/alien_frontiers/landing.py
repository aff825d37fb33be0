"""Landing: a colony goes to a territory, and control may change hands."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import (
    ASK_LAND,
    DUE_AT_STATION,
    LANDING_BUILT,
    LANDING_LAUNCHED,
    LANDING_MOVED,
)
from landfall.games.alien_frontiers.box import HUB, SUPPLY, WIDE
from landfall.games.alien_frontiers.facilities.circles import highest_free
from landfall.games.alien_frontiers.planet import move_colony, settle
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.turn import finish


def opposed(state: State, seat: i64, territory: i64) -> bool:
    """Has anybody else a colony there?"""
    return state.colonies_on(territory) > state.colonies(territory, seat)


@final
class Land(Rule):
    """Any territory without the Repulsor Field; a moved colony must go elsewhere."""

    def __init__(self) -> None:
        super().__init__("land", ASK_LAND)

    def texts(self) -> list[str]:
        return [f"land {name}" for name in self.book.box.territory_names]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        barred = state.covered(self.book.repulsor)
        left: i64 = -1
        if state.asked_a() == LANDING_MOVED:
            left = state.asked_b()
        short = self.due(state) > state.ore(seat)
        territory: i64 = 0
        while territory < state.box.territories:
            if (
                barred >> territory & 1 == 0
                and territory != left
                and not (short and opposed(state, seat, territory))
            ):
                out[n] = self.base + territory
                n += 1
            territory += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        territory = code - self.base
        if state.in_field(territory, self.book.repulsor):
            return "land.repulsor"
        if state.asked_a() == LANDING_MOVED and territory == state.asked_b():
            return "orbital-teleporter.elsewhere"
        if self.due(state) > state.ore(seat) and opposed(state, seat, territory):
            return "sunrise-commune.landing"
        return ""

    def due(self, state: State) -> i64:
        """Ore still to pay where opponents have colonies."""
        return 0 if state.asked_a() == LANDING_MOVED or state.asked_c() == 0 else 1

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        territory = code - self.base
        why = state.asked_a()
        b = state.asked_b()
        c = state.asked_c()
        state.answered()
        if why == LANDING_MOVED:
            move_colony(state, c, b, territory)
            settle(self.book, state, b)
            settle(self.book, state, territory)
            return
        if c > 0 and opposed(state, seat, territory):
            state.pay(seat, 0, 1)
            if c == DUE_AT_STATION:
                for minding in self.book.terraforming:
                    minding.terraformed(state, seat, 0, 1)
        if why == LANDING_BUILT:
            if state.at[SUPPLY + WIDE * seat] > 0:
                state.at[SUPPLY + WIDE * seat] -= 1
            else:
                state.at[HUB + WIDE * seat] = 0
        state.at[state.box.land + state.box.row * territory + seat] += 1
        settle(self.book, state, territory)
        if state.colonies_left(seat) == 0:
            finish(self.book, state)
        elif why == LANDING_LAUNCHED and b > 0 and state.at[SUPPLY + WIDE * seat] > 0:
            start = highest_free(self.book, state, b)
            if start > 0:
                state.at[SUPPLY + WIDE * seat] -= 1
                state.at[HUB + WIDE * seat] = start
