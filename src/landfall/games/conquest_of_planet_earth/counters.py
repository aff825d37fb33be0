"""Resistance Counters on the board: coming, being pushed, moving, and Fights that wait for them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.conquest_of_planet_earth.box import (
    BATTLE,
    BATTLES,
    COUNTERS,
    DEPLOYMENTS,
    FIRST,
    NO_BATTLE,
    PHASE,
    RESULT,
    ROLLED,
    STEP,
    TURN,
    WAITING,
    A,
    B,
    C,
    D,
    E,
    bit,
)
from landfall.games.conquest_of_planet_earth.chance import COUNTER, DIE, SECTION, await_chance
from landfall.games.conquest_of_planet_earth.fight_round import WON
from landfall.games.conquest_of_planet_earth.fights import counter_moves
from landfall.games.conquest_of_planet_earth.losses import AROUND, barrage_hits
from landfall.games.conquest_of_planet_earth.names import (
    BARRAGE,
    CAPTAIN,
    MOST_COUNTERS,
    SPACES_OF_A_SECTION,
)
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, NOT_PENDING, NOT_TO_PUSH
from landfall.games.conquest_of_planet_earth.rule import Book, Procedure, frame_below, step
from landfall.games.conquest_of_planet_earth.state import KIND_OF_IT, TO_MOVE, State
from landfall.games.conquest_of_planet_earth.winning import advance_track

ANY: Final = -1
"""A Counter drawn from the pool, or a Space that is rolled."""

CAPTAIN_WAITS: Final = 100
"""What waits is the Captain's attack on a section, which is this much less."""


# -- Counters in their Spaces -------------------------------------------------------------------------


def add_counter(state: State, space: i64, kind: i64) -> None:
    """One more Counter in a Space with room for it; Aliens there will fight it."""
    place = state.counters_at(space)
    state.at[state.space(space) + COUNTERS + place] = kind + 1
    if state.all_aliens(space) > 0:
        wait(state, space, kind)


def take_counter(state: State, space: i64, kind: i64) -> None:
    """The oldest Counter of a kind leaves a Space."""
    place: i64 = 0
    while state.counter(space, place) != kind:
        place += 1
    close_up(state, space, place)


def close_up(state: State, space: i64, place: i64) -> None:
    """The Counter at a place leaves; those after it take the place before theirs."""
    at = state.space(space) + COUNTERS
    while place < MOST_COUNTERS - 1:
        state.at[at + place] = state.at[at + place + 1]
        place += 1
    state.at[at + place] = 0


def remove_counter(state: State, space: i64, kind: i64) -> None:
    """A Counter goes back to the pool."""
    take_counter(state, space, kind)
    state.at[state.box.counter_pool + kind] += 1


def remove_newest_counter(state: State, space: i64, kind: i64) -> None:
    """The newest Counter of a kind goes back to the pool: the one that has appeared (R-CQ-503).

    One like it that was there before keeps its place, and may be yet to move.
    """
    place: i64 = MOST_COUNTERS - 1
    while state.counter(space, place) != kind:
        place -= 1
    close_up(state, space, place)
    state.at[state.box.counter_pool + kind] += 1


def remove_all_counters(state: State, space: i64) -> None:
    while state.counters_at(space) > 0:
        remove_counter(state, space, state.counter(space, 0))


def kinds_at(state: State, space: i64) -> i64:
    """How many different Counters are in a Space."""
    first = state.counter(space, 0)
    second = state.counter(space, 1)
    third = state.counter(space, 2)
    if first < 0:
        return 0
    count: i64 = 1
    if second >= 0 and second != first:
        count += 1
    if third >= 0 and third != first and third != second:
        count += 1
    return count


def is_captain(state: State, kind: i64) -> bool:
    return state.box.counter_abilities[kind] & CAPTAIN != 0


# -- Fights that wait ---------------------------------------------------------------------------------


def wait(state: State, space: i64, kind: i64) -> None:
    """A Counter has appeared beside Aliens: it is fought as soon as no Battle is under way."""
    at = state.box.waiting + 2 * state.at[WAITING]
    state.at[at] = space
    state.at[at + 1] = kind
    state.at[WAITING] += 1


def served(state: State, place: i64) -> None:
    """What waited longest, or at a place, waits no longer."""
    at = state.box.waiting + 2 * place
    end = state.box.waiting + 2 * (state.at[WAITING] - 1)
    while at < end:
        state.at[at] = state.at[at + 2]
        state.at[at + 1] = state.at[at + 3]
        at += 2
    state.at[end] = 0
    state.at[end + 1] = 0
    state.at[WAITING] -= 1


def waits_no_more(state: State, space: i64) -> None:
    """All Counters of a Space are fought in the Battle there: none of them waits for its own."""
    place = state.at[WAITING] - 1
    while place >= 0:
        if state.at[state.box.waiting + 2 * place] == space:
            served(state, place)
        place -= 1


@final
class WaitingFights(Procedure):
    """One after another, in order of appearance; D: the seats that have fought the present one.

    B: 1 while its Fight in Space A is under way.
    """

    def join(self, book: Book) -> None:
        self.battle = book.kind("battle")
        self.captain = book.kind("captain")
        self.explore = book.kind("explore")

    def go(self, state: State, f: i64) -> None:
        at = state.at
        if at[f + B] == 1:
            at[f + B] = 0
            self.fought(state, f)
        if at[WAITING] == 0 or at[BATTLE] != NO_BATTLE:
            state.pop()
            return
        space = at[state.box.waiting]
        kind = at[state.box.waiting + 1]
        if space >= CAPTAIN_WAITS:
            served(state, 0)
            state.push(self.captain, at[FIRST], space - CAPTAIN_WAITS, 0, 0)
            return
        seat = self.next_group(state, f, space)
        if seat < 0 or not state.has_counter(space, kind):
            at[f + D] = 0
            served(state, 0)
            return
        if at[f + E] == 0 and state.is_empty(space) and self.explores(state, space):
            at[f + E] = 1
            state.push(self.explore, at[TURN], space, 0, 0)
            return
        at[f + E] = 0
        at[f + D] |= bit(seat)
        at[f + A] = space
        at[f + B] = 1
        state.push(self.battle, seat, space, 1, kind)

    def fought(self, state: State, f: i64) -> None:
        """A group has fought: if it won, that Counter waits no longer, though another like it may."""
        if state.at[RESULT] != WON:
            return
        state.at[f + D] = 0
        if state.counters_at(state.at[f + A]) > 0:  # else nothing there waits any more
            served(state, 0)

    def next_group(self, state: State, f: i64, space: i64) -> i64:
        """Whose Aliens fight next: the active player's first, then in turn order (R-CQ-803)."""
        done = state.at[f + D]
        turn = state.at[TURN]
        if turn >= 0 and done & bit(turn) == 0 and state.aliens(space, turn) > 0:
            return turn
        place: i64 = 0
        while place < state.box.seats:
            seat = state.in_order(place)
            if done & bit(seat) == 0 and state.aliens(space, seat) > 0:
                return seat
            place += 1
        return -1

    def explores(self, state: State, space: i64) -> bool:
        """Is it the Battle Phase of somebody with Aliens there (R-CQ-504)?"""
        turn = state.at[TURN]
        return state.at[PHASE] == BATTLES and turn >= 0 and state.aliens(space, turn) > 0


# -- placing ------------------------------------------------------------------------------------------


@final
class PlaceCounter(Procedure):
    """A: which Counter, or ANY. B: the section. C: the Space, or ANY for a rolled one.

    D: a Space, counted from one, that is rolled again.
    """

    def join(self, book: Book) -> None:
        self.waiting = book.kind("waiting-fights")
        self.deploy = book.kind("deploy")
        self.news = book.kind("news")

    def go(self, state: State, f: i64) -> None:
        at = state.at
        now = at[f + STEP]
        if now == 0:
            self.draw(state, f)
        elif now == 1:
            if is_captain(state, at[f + A]):
                wait(state, CAPTAIN_WAITS + at[f + B], at[f + A])
                step(state, f, 4)
            elif at[f + C] == ANY:
                await_chance(state, DIE)
            else:
                step(state, f, 3)
        elif now == 2:
            self.push_others(state, f)
        elif now == 3:
            self.put(state, f)
        elif now == 4:
            step(state, f, 5)
            if at[BATTLE] == NO_BATTLE and at[WAITING] > 0:
                state.push(self.waiting, 0, 0, 0, 0)
        else:
            state.pop()
            if at[DEPLOYMENTS] > 0 and self.is_last(state):
                state.push(self.deploy, 0, 0, 0, 0)

    def is_last(self, state: State) -> bool:
        """Is nothing under way that places more, or a Battle after which the Fights here come?

        A red circle reached for lack of room waits for them (R-CQ-809); they see to it.
        """
        if state.at[BATTLE] != NO_BATTLE or frame_below(state, self.deploy) >= 0:
            return False
        return frame_below(state, self.news) < 0

    def draw(self, state: State, f: i64) -> None:
        pool = state.box.counter_pool
        if state.at[f + A] == ANY:
            kind: i64 = 0
            while kind < state.box.counters:
                if state.at[pool + kind] > 0:
                    await_chance(state, COUNTER)
                    return
                kind += 1
            state.pop()
        elif state.at[pool + state.at[f + A]] == 0:
            state.pop()
        else:
            state.at[pool + state.at[f + A]] -= 1
            step(state, f, 1)

    def chance(self, state: State, f: i64, code: i64) -> None:
        at = state.at
        if at[f + STEP] == 0:
            at[f + A] = code - self.book.codes.deploy
            at[state.box.counter_pool + at[f + A]] -= 1
            step(state, f, 1)
            return
        space = SPACES_OF_A_SECTION * at[f + B] + at[ROLLED]
        if space + 1 != at[f + D]:
            at[f + C] = space
            step(state, f, 2)

    def push_others(self, state: State, f: i64) -> None:
        """Counters in a rolled Space go to the centre, as far as it has room."""
        space = state.at[f + C]
        centre = SPACES_OF_A_SECTION * state.at[f + B]
        here = state.counters_at(space)
        room = MOST_COUNTERS - state.counters_at(centre)
        if here == 0 or room == 0:
            step(state, f, 3)
        elif here > room and kinds_at(state, space) > 1:
            state.ask(state.at[FIRST])
        else:
            self.to_centre(state, f, state.counter(space, 0))

    def to_centre(self, state: State, f: i64, kind: i64) -> None:
        take_counter(state, state.at[f + C], kind)
        add_counter(state, SPACES_OF_A_SECTION * state.at[f + B], kind)

    def put(self, state: State, f: i64) -> None:
        kind = state.at[f + A]
        if state.counters_at(state.at[f + C]) < MOST_COUNTERS:
            add_counter(state, state.at[f + C], kind)
        else:
            state.at[state.box.counter_pool + kind] += 1
            if state.box.active:
                self.lack_room(state)
        step(state, f, 4)

    def lack_room(self, state: State) -> None:
        """The track moves; a circle that it reaches waits for what is being placed (R-CQ-809)."""
        before = state.at[DEPLOYMENTS]
        advance_track(state, 1)
        news = frame_below(state, self.news)
        if news >= 0 and frame_below(state, self.deploy) < news:
            state.at[news + C] += state.at[DEPLOYMENTS] - before

    def candidates(self, state: State, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        kind: i64 = 0
        while kind < state.box.counters:
            out[n] = self.book.codes.push + kind
            n += 1
            kind += 1
        return n

    def forbids(self, state: State, f: i64, seat: i64, code: i64) -> i64:
        kind = code - self.book.codes.push
        if kind < 0 or kind >= state.box.counters:
            return NOT_PENDING
        return LEGAL if state.has_counter(state.at[f + C], kind) else NOT_TO_PUSH

    def answer(self, state: State, f: i64, seat: i64, code: i64) -> None:
        state.go_on()
        self.to_centre(state, f, code - self.book.codes.push)


@final
class Deploy(Procedure):
    """A red circle: a Counter in a Space of every section. A: sections that have theirs.

    In a Battle, where Human Ingenuity has moved the track, B: how many circles are deployed for now; one
    that these reach for lack of room waits until the Battle is over with the Fights it has brought.
    """

    def join(self, book: Book) -> None:
        self.place = book.kind("place-counter")

    def go(self, state: State, f: i64) -> None:
        at = state.at
        if at[f + A] == 0:
            if at[DEPLOYMENTS] == 0 or (at[BATTLE] != NO_BATTLE and at[f + B] == 0):
                state.pop()
                return
            at[DEPLOYMENTS] -= 1
            if at[f + B] > 0:
                at[f + B] -= 1
        section = section_in_order(state, at[f + A])
        at[f + A] = (at[f + A] + 1) % state.box.sections
        state.push(self.place, 0, ANY, section, ANY)


@final
class PlaceOnSections(Procedure):
    """Counter A, or any, in a Random Space of each section whose bit is in B.

    With C set the Objective section comes first and then a random one of the players.
    """

    def join(self, book: Book) -> None:
        self.place = book.kind("place-counter")

    def go(self, state: State, f: i64) -> None:
        at = state.at
        place: i64 = 0
        while place < state.box.sections:
            section = section_in_order(state, place)
            if at[f + B] & bit(section) != 0:
                at[f + B] &= ~bit(section)
                state.push(self.place, 0, at[f + A], section, ANY)
                return
            place += 1
        if at[f + C] == 0:
            state.pop()
            return
        at[f + E] = bit(state.box.sections) - 2
        await_chance(state, SECTION)

    def chance(self, state: State, f: i64, code: i64) -> None:
        state.at[f + C] = 0
        state.at[f + B] = bit(code - self.book.codes.section)


def section_in_order(state: State, place: i64) -> i64:
    """The Objective section, then those of the players clockwise from the First Player's."""
    if place == 0:
        return 0
    return 1 + state.in_order(place - 1)


# -- steps of the Resistance Phase ----------------------------------------------------------------------


@final
class CountersMove(Procedure):
    """Each Counter with Move rolls a Space of its section and goes there if it can (R-CQ-513, 514).

    B: the Space from which one moves, C its kind.
    """

    def join(self, book: Book) -> None:
        self.waiting = book.kind("waiting-fights")

    def go(self, state: State, f: i64) -> None:
        if state.at[f + STEP] == 0:
            self.mark(state)
            step(state, f, 1)
        if state.at[BATTLE] == NO_BATTLE and state.at[WAITING] > 0:
            state.push(self.waiting, 0, 0, 0, 0)
        elif self.find(state, f):
            await_chance(state, DIE)
        else:
            state.pop()

    def mark(self, state: State) -> None:
        """Those that can move are yet to move."""
        space: i64 = 0
        while space < state.box.spaces:
            place: i64 = 0
            while place < MOST_COUNTERS:
                kind = state.counter(space, place)
                if kind >= 0 and counter_moves(state, kind):
                    state.at[state.space(space) + COUNTERS + place] |= TO_MOVE
                place += 1
            space += 1

    def find(self, state: State, f: i64) -> bool:
        place: i64 = 0
        while place < state.box.sections:
            space = SPACES_OF_A_SECTION * section_in_order(state, place)
            end = space + SPACES_OF_A_SECTION
            while space < end:
                slot: i64 = 0
                while slot < MOST_COUNTERS:
                    at = state.space(space) + COUNTERS + slot
                    if state.at[at] >= TO_MOVE:
                        state.at[at] &= KIND_OF_IT
                        kind = state.at[at] - 1
                        if counter_moves(state, kind):  # what let it move may be canceled by now
                            state.at[f + B] = space
                            state.at[f + C] = kind
                            return True
                    slot += 1
                space += 1
            place += 1
        return False

    def chance(self, state: State, f: i64, code: i64) -> None:
        space = state.at[f + B]
        to = SPACES_OF_A_SECTION * state.section(space) + state.at[ROLLED]
        if to != space and state.counters_at(to) < MOST_COUNTERS:
            kind = state.at[f + C]
            self.take_unmarked(state, space, kind)
            add_counter(state, to, kind)

    def take_unmarked(self, state: State, space: i64, kind: i64) -> None:
        """The one that has just been found leaves: the oldest of its kind that is not to move yet."""
        at = state.space(space) + COUNTERS
        place: i64 = 0
        while state.at[at + place] != kind + 1:
            place += 1
        close_up(state, space, place)


@final
class CountersFire(Procedure):
    """Each Counter with Barrage fires once, outside of a Fight. A: Counters looked at so far."""

    def join(self, book: Book) -> None:
        self.rolls = book.kind("roll-for-each")

    def go(self, state: State, f: i64) -> None:
        at = state.at
        end = state.box.spaces * MOST_COUNTERS
        while at[f + A] < end:
            place = at[f + A]
            at[f + A] += 1
            section = section_in_order(state, place // (SPACES_OF_A_SECTION * MOST_COUNTERS))
            number = place // MOST_COUNTERS % SPACES_OF_A_SECTION
            space = SPACES_OF_A_SECTION * section + (number + 1) % SPACES_OF_A_SECTION
            kind = state.counter(space, place % MOST_COUNTERS)
            if kind >= 0 and state.box.counter_abilities[kind] & BARRAGE != 0:
                state.push(self.rolls, 0, AROUND, space, barrage_hits(state))
                return
        state.pop()
