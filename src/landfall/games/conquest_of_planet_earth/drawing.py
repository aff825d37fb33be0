"""Cards that come and go: Events into a hand, Space Stuff onto the table, Events given up."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.conquest_of_planet_earth.aliens import arrive, stays_where_it_lands
from landfall.games.conquest_of_planet_earth.box import (
    DONE_DEED,
    HAND,
    SEAT,
    STEP,
    TOKENS,
    A,
    B,
)
from landfall.games.conquest_of_planet_earth.chance import (
    EVENT,
    LOST_EVENT,
    STUFF,
    await_chance,
)
from landfall.games.conquest_of_planet_earth.decks import (
    discard,
    drawn,
    event_dealt,
    event_leaves,
    has_events,
    refilled,
)
from landfall.games.conquest_of_planet_earth.refusals import (
    LEGAL,
    NEVER_BY_HAND,
    NO_STUFF,
    NOT_HELD,
    NOT_PENDING,
)
from landfall.games.conquest_of_planet_earth.rule import Procedure, step
from landfall.games.conquest_of_planet_earth.state import State

TO_INTELLIGENCE: Final = -1
"""Draw until the hand is as large as the seat's Intelligence."""


def intelligence(state: State, seat: i64) -> i64:
    """How many Events a seat's hand is filled up to."""
    value = state.box.race_intelligence[state.race(seat)]
    ally: i64 = 0
    while ally < state.box.allies:
        if state.ally_owner(ally) == seat and state.ally_space(ally) >= 0:
            value += state.box.ally_intelligence[ally]
        ally += 1
    return value


@final
class DrawEvents(Procedure):
    """The seat draws A Events, then plays those that must be played at once, in its own order.

    One alone is played without asking, unless another was played in the same step.
    """

    def go(self, state: State, f: i64) -> None:
        at = state.at
        seat = at[f + SEAT]
        if at[f + STEP] == 0:
            left = at[f + A]
            if left == TO_INTELLIGENCE:
                left = intelligence(state, seat) - state.hand_size(seat)
            if left > 0 and has_events(state):
                await_chance(state, EVENT)
                return
            step(state, f, 1)
        kinds = self.immediate_kinds(state, seat)
        if kinds == 0:
            state.pop()
        elif kinds == 1 and at[DONE_DEED] == 0:  # what is played is told one card at a time
            self.play(state, seat, self.first_immediate(state, seat))
        else:
            state.ask(seat)

    def chance(self, state: State, f: i64, code: i64) -> None:
        event_dealt(state, state.at[f + SEAT], code - self.book.codes.deal)
        if state.at[f + A] > 0:
            state.at[f + A] -= 1

    def immediate_kinds(self, state: State, seat: i64) -> i64:
        count: i64 = 0
        event: i64 = 0
        while event < state.box.events:
            if state.box.event_immediate[event] != 0 and state.holds(seat, event):
                count += 1
            event += 1
        return count

    def first_immediate(self, state: State, seat: i64) -> i64:
        event: i64 = 0
        while state.box.event_immediate[event] == 0 or not state.holds(seat, event):
            event += 1
        return event

    def play(self, state: State, seat: i64, event: i64) -> None:
        state.push(self.book.play, seat, self.book.by_event[event], 0, 0)

    def candidates(self, state: State, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        event: i64 = 0
        while event < state.box.events:
            if state.box.event_immediate[event] != 0:
                out[n] = self.book.codes.deed + self.book.by_event[event]
                n += 1
            event += 1
        return n

    def forbids(self, state: State, f: i64, seat: i64, code: i64) -> i64:
        codes = self.book.codes
        if code < codes.deed or code >= codes.passing:
            return NOT_PENDING
        event = self.book.deeds[code - codes.deed].event
        if event < 0 or state.box.event_immediate[event] == 0:
            return NOT_PENDING
        return LEGAL if state.holds(seat, event) else NOT_HELD

    def answer(self, state: State, f: i64, seat: i64, code: i64) -> None:
        state.go_on()
        self.play(state, seat, self.book.deeds[code - self.book.codes.deed].event)


@final
class GainStuff(Procedure):
    """The seat draws A Space Stuff cards; an Ally comes to its Landing Site."""

    def go(self, state: State, f: i64) -> None:
        box = state.box
        if state.at[f + A] > 0 and refilled(state, box.stuff_discards, box.stuff_deck, box.stuff):
            await_chance(state, STUFF)
        else:
            state.pop()

    def chance(self, state: State, f: i64, code: i64) -> None:
        box = state.box
        kind = code - self.book.codes.gain
        seat = state.at[f + SEAT]
        drawn(state, box.stuff_deck, box.stuff, kind)
        state.at[f + A] -= 1
        state.more(box.ready + kind, seat, 1)
        if box.stuff_ally[kind] >= 0:
            ally = box.stuff_ally[kind]
            site = box.site(seat)
            stopped = stays_where_it_lands(state, seat, site)
            state.at[box.ally_at + 3 * ally] = seat + 1
            arrive(state, seat, ally + 1, site, stopped)


def lose_stuff(state: State, seat: i64, kind: i64, ready_first: bool) -> None:
    """A Space Stuff card of a seat is discarded, of two the ready one or the other (R-CQ-1027).

    Its Ally goes with it.
    """
    box = state.box
    ready = state.of(box.ready + kind, seat) > 0
    if state.of(box.down + kind, seat) > 0 and not (ready_first and ready):
        state.more(box.down + kind, seat, -1)
    else:
        state.more(box.ready + kind, seat, -1)
    discard(state, box.stuff_discards, kind)
    ally = box.stuff_ally[kind]
    if ally >= 0:
        state.at[box.ally_at + 3 * ally] = 0
        state.at[box.ally_at + 3 * ally + 1] = 0
        state.at[box.ally_at + 3 * ally + 2] = 0


# What everybody is to give up, one seat after another.
AN_EVENT_OF_CHOICE: Final = 0  # who has an Alien in the pool
STUFF_OR_TOKEN: Final = 1
TOKEN_OR_EVENT: Final = 2  # the Event at random


@final
class EachGivesUp(Procedure):
    """Every seat in turn order gives something up; A: what, B: how many seats have been asked."""

    def go(self, state: State, f: i64) -> None:
        at = state.at
        if at[f + B] == state.box.seats:
            state.pop()
            return
        seat = state.in_order(at[f + B])
        at[f + SEAT] = seat
        if at[f + STEP] == 1:  # what it gave up at random has come
            self.next(state, f)
            return
        what = at[f + A]
        if what == AN_EVENT_OF_CHOICE:
            if state.in_pool(seat) > 0 and can_be_given_up(state, seat) > 0:
                state.ask(seat)
            else:
                self.next(state, f)
        elif what == STUFF_OR_TOKEN:
            if self.has_any_stuff(state, seat):
                state.ask(seat)
            else:
                if state.tokens(seat) > 0:
                    state.more(TOKENS, seat, -1)
                self.next(state, f)
        elif state.tokens(seat) > 0:
            state.more(TOKENS, seat, -1)
            self.next(state, f)
        elif state.hand_size(seat) > 0:
            step(state, f, 1)
            await_chance(state, LOST_EVENT)
        else:
            self.next(state, f)

    def next(self, state: State, f: i64) -> None:
        state.at[f + B] += 1
        step(state, f, 0)

    def has_any_stuff(self, state: State, seat: i64) -> bool:
        kind: i64 = 0
        while kind < state.box.stuff:
            if state.has_stuff(seat, kind) > 0:
                return True
            kind += 1
        return False

    def chance(self, state: State, f: i64, code: i64) -> None:
        give_up_event(state, state.at[f + SEAT], code - self.book.codes.drop)

    def candidates(self, state: State, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        codes = self.book.codes
        events = state.at[f + A] == AN_EVENT_OF_CHOICE
        base = codes.discard if events else codes.stuff
        count = state.box.events if events else state.box.stuff
        k: i64 = 0
        while k < count:
            out[n] = base + k
            n += 1
            k += 1
        return n

    def forbids(self, state: State, f: i64, seat: i64, code: i64) -> i64:
        codes = self.book.codes
        if state.at[f + A] == AN_EVENT_OF_CHOICE:
            event = code - codes.discard
            if event < 0 or event >= state.box.events:
                return NOT_PENDING
            if not state.holds(seat, event):
                return NOT_HELD
            return LEGAL if state.box.event_immediate[event] == 0 else NEVER_BY_HAND
        kind = code - codes.stuff
        if kind < 0 or kind >= state.box.stuff:
            return NOT_PENDING
        return LEGAL if state.has_stuff(seat, kind) > 0 else NO_STUFF

    def answer(self, state: State, f: i64, seat: i64, code: i64) -> None:
        state.go_on()
        if state.at[f + A] == AN_EVENT_OF_CHOICE:
            give_up_event(state, seat, code - self.book.codes.discard)
        else:
            lose_stuff(state, seat, code - self.book.codes.stuff, False)
        self.next(state, f)


def can_be_given_up(state: State, seat: i64) -> i64:
    """Events of a seat's hand, without those it has just drawn and must still play (R-CQ-1021)."""
    count = state.hand_size(seat)
    event: i64 = 0
    while event < state.box.events:
        if state.box.event_immediate[event] != 0:
            count -= state.of(HAND + event, seat)
        event += 1
    return count


def give_up_event(state: State, seat: i64, event: i64) -> None:
    """An Event goes from a hand to the discard pile."""
    event_leaves(state, seat, event)
    discard(state, state.box.event_discards, event)
