"""The Vyborian Arbiters: tentacles and hate."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.aliens import SAUCER, arrive, has_figure, leave
from landfall.games.conquest_of_planet_earth.box import (
    B_SPACE,
    BATTLES,
    NEXT_SPACE,
    PHASE,
    R_EXTRA,
    RESOLVED,
    SEAT,
    TURN,
    C,
    D,
    E,
    bit,
)
from landfall.games.conquest_of_planet_earth.deeds import Power, just_conquered, own_fight
from landfall.games.conquest_of_planet_earth.fights import side_of
from landfall.games.conquest_of_planet_earth.refusals import (
    LEGAL,
    NO_TARGET,
    NOBODY_THERE,
    NOT_CONQUERED_NOW,
    TOO_FEW,
    WRONG_TARGET,
    WRONG_TIME,
)
from landfall.games.conquest_of_planet_earth.rule import (
    A_SPACE,
    AN_ALIEN,
    ENOUGH,
    NOTHING,
    ONCE_A_ROUND,
    ONCE_A_TURN,
    W_BATTLE_WON,
    W_BEFORE,
    at_moments,
    target,
)
from landfall.games.conquest_of_planet_earth.state import State, length, listed, listed_too


@final
class Smash(Power):
    """Two Fight Dice, of which the highest counts."""

    def __init__(self) -> None:
        super().__init__("smash", at_moments(W_BEFORE), ONCE_A_ROUND)

    def power_forbids(self, state: State, seat: i64, moment: i64) -> i64:
        return own_fight(state, seat)

    def effect(self, state: State, f: i64) -> None:
        state.at[R_EXTRA + side_of(state, state.at[f + SEAT])] += 1


def is_left(state: State, f: i64, seat: i64, figure: i64, space: i64) -> bool:
    """Is there one more such figure than were taken?"""
    taken: i64 = 0
    place: i64 = 0
    other = listed(state.at[f + D], 0)
    while other >= 0:
        if other == figure:
            taken += 1
        place += 1
        other = listed(state.at[f + D], place)
    if figure == SAUCER:
        return state.saucers(space, seat) > taken
    return taken == 0 and has_figure(state, seat, figure, space)


def resolve_next(state: State, space: i64) -> None:
    """This Space is the next to be resolved in the Battle Phase."""
    state.at[NEXT_SPACE] = space + 1


@final
class Rampage(Power):
    """After a conquest Aliens go on to a Space next to it, which is resolved next."""

    def __init__(self) -> None:
        super().__init__("rampage", at_moments(W_BATTLE_WON), ONCE_A_TURN)

    def power_forbids(self, state: State, seat: i64, moment: i64) -> i64:
        if state.at[TURN] != seat or state.at[PHASE] != BATTLES:
            return WRONG_TIME
        space = state.at[B_SPACE]
        if just_conquered(state, seat, space) != LEGAL:
            return NOT_CONQUERED_NOW
        if state.aliens(space, seat) == 0:  # what the conquest brought has cost them all
            return NOBODY_THERE
        other: i64 = 0
        while other < state.box.spaces:
            if self.may_go(state, space, other):
                return LEGAL
            other += 1
        return NO_TARGET

    def may_go(self, state: State, space: i64, to: i64) -> bool:
        return state.box.touches(space, to) and state.at[RESOLVED] & bit(to) == 0

    def wants(self, state: State, f: i64, count: i64) -> i64:
        if count == 0:
            return A_SPACE
        return AN_ALIEN if self.may_take_more(state, f) else NOTHING

    def may_take_more(self, state: State, f: i64) -> bool:
        """Is somebody left who was not taken, and was not enough said?"""
        if state.at[f + E] != 0:
            return False
        seat = state.at[f + SEAT]
        return length(state.at[f + D]) < state.aliens(state.at[B_SPACE], seat)

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        space = state.at[B_SPACE]
        if count == 0:
            return LEGAL if self.may_go(state, space, target) else WRONG_TARGET
        if target == ENOUGH:
            return LEGAL if count > 1 else TOO_FEW
        return LEGAL if is_left(state, f, seat, target, space) else NOBODY_THERE

    def aim(self, state: State, f: i64, count: i64, target: i64) -> None:
        if count == 0:
            state.at[f + C] = target + 1
        elif target == ENOUGH:
            state.at[f + E] = 1
        else:
            state.at[f + D] = listed_too(state.at[f + D], target)

    def effect(self, state: State, f: i64) -> None:
        seat = state.at[f + SEAT]
        to = target(state, f, 0)
        place: i64 = 0
        figure = listed(state.at[f + D], 0)
        while figure >= 0:
            leave(state, seat, figure, state.at[B_SPACE], False)
            arrive(state, seat, figure, to, True)
            place += 1
            figure = listed(state.at[f + D], place)
        resolve_next(state, to)
