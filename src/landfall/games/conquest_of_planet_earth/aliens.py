"""Aliens on the board: stepping, being put somewhere, landing, and leaving for the Alien Pool.

A figure is a saucer (0) or an Ally (its number and one), as codes count them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import CLOAKED, POOL, SPACE_NUMBERS
from landfall.games.conquest_of_planet_earth.names import PRICE_OF_A_LANDING, PRICE_OF_A_STEP
from landfall.games.conquest_of_planet_earth.state import IN_POOL, State

SAUCER: Final = 0


def has_figure(state: State, seat: i64, figure: i64, space: i64) -> bool:
    """Is such a figure of the seat in a Space?"""
    if figure == SAUCER:
        return state.saucers(space, seat) > 0
    return state.ally_is(figure - 1, seat, space)


def may_move(state: State, seat: i64, figure: i64, space: i64) -> bool:
    """Is there one whose move has not ended?"""
    if figure == SAUCER:
        return state.saucers(space, seat) > state.stopped(space, seat)
    return state.ally_is(figure - 1, seat, space) and not state.ally_stopped(figure - 1)


def movers(state: State, seat: i64, space: i64) -> i64:
    """How many Aliens of a seat in a Space may still move."""
    count = state.saucers(space, seat) - state.stopped(space, seat)
    ally: i64 = 0
    while ally < state.box.allies:
        if may_move(state, seat, ally + 1, space):
            count += 1
        ally += 1
    return count


def kinds_of_figures(state: State, seat: i64, space: i64) -> i64:
    """How many different figures a seat has in a Space: its saucers are alike."""
    count: i64 = 1 if state.saucers(space, seat) > 0 else 0
    ally: i64 = 0
    while ally < state.box.allies:
        if state.ally_is(ally, seat, space):
            count += 1
        ally += 1
    return count


def only_figure(state: State, seat: i64, space: i64) -> i64:
    """The first kind of figure that a seat has in a Space."""
    if state.saucers(space, seat) > 0:
        return SAUCER
    ally: i64 = 0
    while not state.ally_is(ally, seat, space):
        ally += 1
    return ally + 1


def leave(state: State, seat: i64, figure: i64, space: i64, moving: bool) -> None:
    """A figure leaves a Space; of like saucers one that may move, or where it does not move one
    that may not."""
    if figure == SAUCER:
        at = state.space(space) + SPACE_NUMBERS + seat
        state.at[at] -= 1
        stopped = at + state.box.seats
        if state.at[stopped] > 0 and (not moving or state.at[stopped] > state.at[at]):
            state.at[stopped] -= 1
        return
    state.at[state.box.ally_at + 3 * (figure - 1) + 1] = IN_POOL
    state.at[state.box.ally_at + 3 * (figure - 1) + 2] = 0


def arrive(state: State, seat: i64, figure: i64, space: i64, stopped: bool) -> None:
    """A figure comes into a Space, where its move may have ended."""
    if figure == SAUCER:
        at = state.space(space) + SPACE_NUMBERS + seat
        state.at[at] += 1
        if stopped:
            state.at[at + state.box.seats] += 1
        return
    at = state.box.ally_at + 3 * (figure - 1)
    state.at[at + 1] = space
    state.at[at + 2] = 1 if stopped else 0


def stop(state: State, seat: i64, figure: i64, space: i64) -> None:
    """The move of a figure ends where it is."""
    if figure == SAUCER:
        at = state.space(space) + SPACE_NUMBERS + seat
        if state.at[at + state.box.seats] < state.at[at]:
            state.at[at + state.box.seats] += 1
        return
    state.at[state.box.ally_at + 3 * (figure - 1) + 2] = 1


def let_all_move(state: State, seat: i64) -> None:
    """A turn begins: no move of the seat's Aliens has ended."""
    space: i64 = 0
    while space < state.box.spaces:
        state.at[state.space(space) + SPACE_NUMBERS + state.box.seats + seat] = 0
        space += 1
    ally: i64 = 0
    while ally < state.box.allies:
        if state.ally_owner(ally) == seat:
            state.at[state.box.ally_at + 3 * ally + 2] = 0
        ally += 1


def is_stopped_by(state: State, seat: i64, figure: i64, space: i64) -> bool:
    """Does entering a Space end the move of a figure (R-CQ-302)?"""
    box = state.box
    location = state.works(space)
    if location >= 0 and box.loc_stops[location] != 0:
        return True
    if state.at[CLOAKED] != 0:
        return False
    if state.enemies(space, seat):
        return True
    glides = box.race_glides[state.race(seat)] != 0
    if figure > 0 and box.ally_glides[figure - 1] != 0:
        glides = True
    if glides:
        return False
    return state.is_empty(space) or state.resistance(space) > 0


def price_of_step(state: State, space: i64) -> i64:
    """Action Points for a step out of a Space."""
    location = state.works(space)
    if location >= 0 and state.box.loc_leaving[location] > 0:
        return state.box.loc_leaving[location]
    return PRICE_OF_A_STEP


def price_of_landing(state: State, figure: i64) -> i64:
    """Action Points to land a figure."""
    box = state.box
    if figure > 0 and box.ally_landing[figure - 1] >= 0:
        return box.ally_landing[figure - 1]
    price: i64 = PRICE_OF_A_LANDING
    tech: i64 = 0
    while tech < box.tech:
        if state.at[box.tech_in_play + tech] > 0:
            price += box.tech_landing[tech]
        tech += 1
    return price


def in_pool(state: State, seat: i64, figure: i64) -> bool:
    if figure == SAUCER:
        return state.of(POOL, seat) > 0
    return state.ally_is(figure - 1, seat, IN_POOL)


def stays_where_it_lands(state: State, seat: i64, space: i64) -> bool:
    """Who lands beside enemies has entered there and may not move on, unless cloaked (R-CQ-304)."""
    return state.at[CLOAKED] == 0 and state.enemies(space, seat)


def land(state: State, seat: i64, figure: i64, space: i64) -> None:
    """From the Alien Pool into a Space."""
    if figure == SAUCER:
        state.more(POOL, seat, -1)
    arrive(state, seat, figure, space, stays_where_it_lands(state, seat, space))


def to_pool(state: State, seat: i64, figure: i64, space: i64) -> None:
    """A figure is destroyed."""
    leave(state, seat, figure, space, False)
    if figure == SAUCER:
        state.more(POOL, seat, 1)


def land_all(state: State, seat: i64, most: i64) -> None:
    """So many Aliens of the pool at most, saucers first, go to the Landing Site without paying."""
    site = state.box.site(seat)
    while most > 0 and state.of(POOL, seat) > 0:
        land(state, seat, SAUCER, site)
        most -= 1
    ally: i64 = 0
    while ally < state.box.allies and most > 0:
        if state.ally_is(ally, seat, IN_POOL):
            land(state, seat, ally + 1, site)
            most -= 1
        ally += 1


def move_group(state: State, seat: i64, space: i64, to: i64, ends_moves: bool) -> None:
    """All Aliens of a seat in a Space go to another; does that end their moves?"""
    while state.saucers(space, seat) > 0:
        ended = ends_moves or not may_move(state, seat, SAUCER, space)
        leave(state, seat, SAUCER, space, True)
        arrive(state, seat, SAUCER, to, ended)
    ally: i64 = 0
    while ally < state.box.allies:
        if state.ally_is(ally, seat, space):
            arrive(state, seat, ally + 1, to, ends_moves or state.ally_stopped(ally))
        ally += 1
