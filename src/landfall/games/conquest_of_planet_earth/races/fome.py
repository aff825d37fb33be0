"""The Fome Guild Mages: sorcerers who raise the dead."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.aliens import in_pool, land
from landfall.games.conquest_of_planet_earth.box import B_SOFT, B_SPACE, F_BONUS, POOL, SEAT
from landfall.games.conquest_of_planet_earth.deeds import Power, only_in_pool, own_fight
from landfall.games.conquest_of_planet_earth.fights import side_of, skin
from landfall.games.conquest_of_planet_earth.names import SOFT
from landfall.games.conquest_of_planet_earth.refusals import (
    LEGAL,
    NOT_PENDING,
    NOTHING_IN_POOL,
    SOFT_ONLY,
    USED_UP,
)
from landfall.games.conquest_of_planet_earth.rule import (
    AN_ALIEN,
    ENOUGH,
    NOTHING,
    ONCE_A_BATTLE,
    ONCE_A_FIGHT,
    W_AFTER,
    W_BEFORE,
    W_FIGHT_WON,
    at_moments,
    target,
)
from landfall.games.conquest_of_planet_earth.state import State


@final
class RaiseTheDead(Power):
    """After a Fight won against Soft Resistance an Alien of the pool joins."""

    def __init__(self) -> None:
        super().__init__("raise-the-dead", at_moments(W_FIGHT_WON), ONCE_A_BATTLE)

    def power_forbids(self, state: State, seat: i64, moment: i64) -> i64:
        if skin(state) != SOFT:
            return SOFT_ONLY
        if state.at[B_SOFT] > 1:  # only the first time in a Battle
            return USED_UP
        return LEGAL if state.in_pool(seat) > 0 else NOTHING_IN_POOL

    def wants(self, state: State, f: i64, count: i64) -> i64:
        seat = state.at[f + SEAT]
        several = state.in_pool(seat) > state.of(POOL, seat) and state.in_pool(seat) > 1
        return AN_ALIEN if count == 0 and several else NOTHING

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        if target == ENOUGH:
            return NOT_PENDING
        return LEGAL if in_pool(state, seat, target) else NOTHING_IN_POOL

    def effect(self, state: State, f: i64) -> None:
        seat = state.at[f + SEAT]
        figure = target(state, f, 0)
        if figure < 0:
            figure = only_in_pool(state, seat)
        land(state, seat, figure, state.at[B_SPACE])


LEGION: Final = 2
GREAT_LEGION: Final = 3
MANY_DEAD: Final = 3


def soft_among_the_dead(state: State) -> i64:
    """Soft cards in the Resistance discard pile."""
    box = state.box
    count: i64 = 0
    place: i64 = 0
    while place < state.at[box.resistance_discards]:
        if box.res_skin[state.at[box.resistance_discards + 1 + place]] == SOFT:
            count += 1
        place += 1
    return count


@final
class LegionOfTheDead(Power):
    """Two more Strength until the Fight ends, or three where many Soft lie dead."""

    def __init__(self) -> None:
        super().__init__("legion-of-the-dead", at_moments(W_BEFORE, W_AFTER), ONCE_A_FIGHT)

    def power_forbids(self, state: State, seat: i64, moment: i64) -> i64:
        return own_fight(state, seat)

    def effect(self, state: State, f: i64) -> None:
        more: i64 = LEGION
        if soft_among_the_dead(state) >= MANY_DEAD:
            more = GREAT_LEGION
        state.at[F_BONUS + side_of(state, state.at[f + SEAT])] += more
