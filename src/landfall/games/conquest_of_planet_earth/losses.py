"""Aliens about to be destroyed, and the ways to save them, tried one after another (R-CQ-706)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.conquest_of_planet_earth.aliens import (
    has_figure,
    kinds_of_figures,
    only_figure,
    to_pool,
)
from landfall.games.conquest_of_planet_earth.box import (
    B_LOST,
    B_SPACE,
    B_USED,
    ROLLED,
    SEAT,
    STEP,
    A,
    B,
    C,
    D,
    E,
)
from landfall.games.conquest_of_planet_earth.chance import DIE, await_chance
from landfall.games.conquest_of_planet_earth.fights import side_of
from landfall.games.conquest_of_planet_earth.names import BARRAGE_HITS, SAUCERS
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, NOT_IN_THE_FIGHT, NOT_PENDING
from landfall.games.conquest_of_planet_earth.rule import (
    W_DESTROYED,
    W_SHIELD,
    Book,
    Procedure,
    step,
)
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.window import open_window

LOST_ROUND: Final = 1
"""The cause of a loss: a Fight Round was lost."""
OTHER_CAUSE: Final = 0

GUARDED: Final = 1 << 40
"""Where it is marked that a race's guards were rolled for in this Battle."""

ALLY_ROLLED_FOR: Final = 1
"""The step of an Alien about to be destroyed in which the die is an Ally's own, not of guards."""

# Which Aliens are rolled for.
AROUND: Final = 0  # in a Space and those next to it
EVERYWHERE: Final = 1
AWAY_FROM_SITES: Final = 2
HERE: Final = 3  # in a Space; not rolled for: all are hit
RIVALS_HERE: Final = 4  # the same, but the frame's seat's own


@final
class Destroy(Procedure):
    """The seat's figure A in Space B is to be destroyed, C says why; D is 1 once it is saved."""

    def go(self, state: State, f: i64) -> None:
        at = state.at
        seat = at[f + SEAT]
        if at[f + D] != 0:
            state.pop()
            return
        now = at[f + STEP]
        step(state, f, now + 1)
        if now == 0:
            figure = at[f + A]
            if figure > 0 and state.box.ally_saved_on[figure - 1] > 0:
                await_chance(state, DIE)
        elif now == 1:
            if self.has_guards(state, f):
                at[B_USED + side_of(state, seat)] |= GUARDED
                await_chance(state, DIE)
        elif now == 2:
            open_window(self.book, state, W_SHIELD, seat)
        elif now == 3:
            open_window(self.book, state, W_DESTROYED, seat)
        else:
            side = side_of(state, seat)
            if side >= 0 and at[f + B] == at[B_SPACE]:
                at[B_LOST + side] += 1
            to_pool(state, seat, at[f + A], at[f + B])
            state.pop()

    def has_guards(self, state: State, f: i64) -> bool:
        """Are guards rolled for: for a Fight Round lost, the first time in a Battle?"""
        seat = state.at[f + SEAT]
        if state.at[f + C] != LOST_ROUND or state.box.race_guards[state.race(seat)] == 0:
            return False
        side = side_of(state, seat)
        return side >= 0 and state.at[B_USED + side] & GUARDED == 0

    def chance(self, state: State, f: i64, code: i64) -> None:
        die = state.at[ROLLED]
        wanted = state.box.race_guards[state.race(state.at[f + SEAT])]
        if state.at[f + STEP] == ALLY_ROLLED_FOR:
            wanted = state.box.ally_saved_on[state.at[f + A] - 1]
        if die >= wanted:
            state.at[f + D] = 1


@final
class Lose(Procedure):
    """The seat loses one of its Aliens in Space B and says which."""

    def join(self, book: Book) -> None:
        self.destroy = book.kind("destroy")

    def go(self, state: State, f: i64) -> None:
        at = state.at
        if at[f + STEP] == 1:
            state.pop()
            return
        seat = at[f + SEAT]
        if kinds_of_figures(state, seat, at[f + B]) > 1:
            state.ask(seat)
            return
        self.begin(state, f, only_figure(state, seat, at[f + B]))

    def begin(self, state: State, f: i64, figure: i64) -> None:
        step(state, f, 1)
        state.push(self.destroy, state.at[f + SEAT], figure, state.at[f + B], state.at[f + C])

    def candidates(self, state: State, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        figure: i64 = 0
        while figure <= state.box.allies:
            out[n] = self.book.codes.lose + figure
            n += 1
            figure += 1
        return n

    def forbids(self, state: State, f: i64, seat: i64, code: i64) -> i64:
        figure = code - self.book.codes.lose
        if figure < 0 or figure > state.box.allies:
            return NOT_PENDING
        return LEGAL if has_figure(state, seat, figure, state.at[f + B]) else NOT_IN_THE_FIGHT

    def answer(self, state: State, f: i64, seat: i64, code: i64) -> None:
        state.go_on()
        self.begin(state, f, code - self.book.codes.lose)


@final
class RollForEach(Procedure):
    """A die for each Alien: A says for which, B the Space, C the highest face that destroys.

    All dice are rolled first; then whoever is hit may save what it can (R-CQ-415). D counts on.
    """

    def join(self, book: Book) -> None:
        self.losses = book.kind("losses")

    def go(self, state: State, f: i64) -> None:
        at = state.at
        if at[f + STEP] == 1:
            state.pop()
            return
        while self.find(state, f):
            if at[f + A] >= HERE:
                self.hit(state, f)
            else:
                await_chance(state, DIE)
                return
        step(state, f, 1)
        state.push(self.losses, 0, 0, 0, 0)

    def find(self, state: State, f: i64) -> bool:
        """The next Alien to roll for; E says which."""
        box = state.box
        figures = SAUCERS + box.allies
        end = box.spaces * box.seats * figures
        place = state.at[f + D]
        while place < end:
            space = place // (box.seats * figures)
            if not self.covers(state, f, space):
                place = (space + 1) * box.seats * figures
                continue
            seat = place // figures % box.seats
            if state.at[f + A] == RIVALS_HERE and state.are_partners(seat, state.at[f + SEAT]):
                place += figures - place % figures
                continue
            number = place % figures
            if number == 0 and state.aliens(space, seat) == 0:
                place += figures
                continue
            if number < SAUCERS:
                there = state.saucers(space, seat) > number
            else:
                there = state.ally_is(number - SAUCERS, seat, space)
            if there:
                state.at[f + E] = place
                state.at[f + D] = place + 1
                return True
            place += 1
        return False

    def covers(self, state: State, f: i64, space: i64) -> bool:
        which = state.at[f + A]
        here = state.at[f + B]
        if which == EVERYWHERE:
            return True
        if which == AWAY_FROM_SITES:
            return not state.is_site(space)
        if which == AROUND:
            return space == here or state.box.touches(here, space)
        return space == here

    def hit(self, state: State, f: i64) -> None:
        box = state.box
        figures = SAUCERS + box.allies
        place = state.at[f + E]
        number = place % figures
        if number < SAUCERS:
            state.at[box.hits + place // figures] += 1
        else:
            state.at[box.hits + box.spaces * box.seats + number - SAUCERS] += 1

    def chance(self, state: State, f: i64, code: i64) -> None:
        if state.at[ROLLED] <= state.at[f + C]:
            self.hit(state, f)


@final
class Losses(Procedure):
    """Aliens that were hit are destroyed or saved, seat by seat in turn order."""

    def join(self, book: Book) -> None:
        self.destroy = book.kind("destroy")

    def go(self, state: State, f: i64) -> None:
        box = state.box
        place: i64 = 0
        while place < box.seats:
            seat = state.in_order(place)
            space: i64 = 0
            while space < box.spaces:
                at = box.hits + space * box.seats + seat
                if state.at[at] > 0:
                    state.at[at] -= 1
                    state.push(self.destroy, seat, 0, space, OTHER_CAUSE)
                    return
                space += 1
            ally: i64 = 0
            while ally < box.allies:
                at = box.hits + box.spaces * box.seats + ally
                if state.at[at] > 0 and state.ally_owner(ally) == seat:
                    state.at[at] = 0
                    state.push(self.destroy, seat, ally + 1, state.ally_space(ally), OTHER_CAUSE)
                    return
                ally += 1
            place += 1
        state.pop()


def barrage_hits(state: State) -> i64:
    """The highest face with which a Barrage destroys."""
    highest: i64 = BARRAGE_HITS
    tech: i64 = 0
    while tech < state.box.tech:
        if state.at[state.box.tech_in_play + tech] > 0:
            if state.box.tech_barrage[tech] > highest:
                highest = state.box.tech_barrage[tech]
        tech += 1
    return highest
