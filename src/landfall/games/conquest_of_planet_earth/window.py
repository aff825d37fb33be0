"""Windows, in which seats may answer what happens; and doing what they play or use.

In a window all who may have an answer are asked at once, each without knowing of the others. Of those
who answer, the first in turn order is heard; then the window begins anew, until all pass (R-CQ-602). Who
is asked follows from what everybody sees, never from what a hidden hand holds.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.conquest_of_planet_earth.box import (
    ACTING,
    ANSWER,
    B_SEAT,
    B_SPACE,
    B_USED,
    DONE_BY,
    DONE_CANCELED,
    DONE_DEED,
    EYES,
    F_DECIDED,
    F_USED,
    FRAME,
    POINTS,
    R_USED,
    SEAT,
    STEP,
    TOKENS,
    USED_THIS_TURN,
    WHO,
    A,
    B,
    C,
    D,
    bit,
)
from landfall.games.conquest_of_planet_earth.decks import discard, event_leaves
from landfall.games.conquest_of_planet_earth.fights import side_of, silenced
from landfall.games.conquest_of_planet_earth.refusals import (
    FACE_DOWN,
    LEGAL,
    NEVER_BY_HAND,
    NO_POINTS,
    NO_STUFF,
    NO_TARGET,
    NO_TOKENS,
    NOT_HELD,
    NOT_PENDING,
    NOT_YOUR_RACE,
    SILENCED,
    WRONG_TIME,
)
from landfall.games.conquest_of_planet_earth.rule import (
    A_COUNTER,
    A_DIE,
    A_RIVAL,
    A_RIVAL_OR_COUNTER,
    A_SPACE,
    A_STUFF_CARD,
    AN_ALIEN,
    AN_EVENT,
    CANCELED,
    ENOUGH,
    NOTHING,
    OF_HUMANS,
    ONCE_A_FIGHT,
    ONCE_A_ROUND,
    ONCE_A_TURN,
    RED,
    T_IMMEDIATE,
    W_AFTER,
    W_BEFORE,
    W_CANCEL,
    W_COMMAND,
    W_DESTROYED,
    W_DRAWN,
    W_EXPLORED,
    W_HERO,
    W_SHIELD,
    W_STEP,
    Book,
    Deed,
    Procedure,
    step,
    targets_named,
)
from landfall.games.conquest_of_planet_earth.state import SOMEONE, WORKING, State
from landfall.games.conquest_of_planet_earth.winning import check_win

# -- what forbids a deed ------------------------------------------------------------------------------


def deed_forbids(book: Book, state: State, seat: i64, moment: i64, deed: Deed) -> i64:
    """The rule that keeps a seat from a deed at a moment; LEGAL for none."""
    if deed.event >= 0 and not state.holds(seat, deed.event):
        return NOT_HELD
    return openly_forbids(book, state, seat, moment, deed)


def openly_forbids(book: Book, state: State, seat: i64, moment: i64, deed: Deed) -> i64:
    """The same as far as everybody sees it: whether a card is in a hand is not asked."""
    if deed.race >= 0 and state.race(seat) != deed.race:
        return NOT_YOUR_RACE
    if not deed.fits(moment):
        return NEVER_BY_HAND if deed.fits(T_IMMEDIATE) else WRONG_TIME
    if deed.event >= 0:
        if silenced(state, seat):
            return SILENCED
        if moment != T_IMMEDIATE and state.of(POINTS, seat) < state.box.event_cost[deed.event]:
            return NO_POINTS
    if deed.stuff >= 0 and state.ready(seat, deed.stuff) == 0:
        return FACE_DOWN if state.has_stuff(seat, deed.stuff) > 0 else NO_STUFF
    if deed.tokens > state.tokens(seat):
        return NO_TOKENS
    return deed.forbids(state, seat, moment)


def cancel_forbids(book: Book, state: State, seat: i64, code: i64) -> i64:
    """What forbids canceling a card that remains in play, or Human Tech."""
    if not state.holds(seat, book.jam):
        return NOT_HELD
    if silenced(state, seat):
        return SILENCED
    return LEGAL if can_be_canceled(book, state, code) else NO_TARGET


def can_be_canceled(book: Book, state: State, code: i64) -> bool:
    """Is the card of a code `cancel …` in play?"""
    codes = book.codes
    if code >= codes.cancel_tech:
        return state.at[state.box.tech_in_play + code - codes.cancel_tech] > 0
    return state.all_in_play(codes.cancel_kinds[code - codes.cancel]) > 0


def anything_to_cancel(book: Book, state: State) -> bool:
    code = book.codes.cancel
    while code < book.codes.push:
        if can_be_canceled(book, state, code):
            return True
        code += 1
    return False


def deed_candidates(book: Book, state: State, seat: i64, moment: i64, out: vec[i64], n: i64) -> i64:
    """The deeds that fit a moment, and cards in play that can be canceled."""
    base = book.codes.deed
    at = book.fitting_from[moment]
    end = book.fitting_from[moment + 1]
    while at < end:
        number = book.fitting[at]
        if book.is_open(state, seat, number):
            out[n] = base + number
            n += 1
        at += 1
    if state.holds(seat, book.jam):
        code = book.codes.cancel
        while code < book.codes.push:
            out[n] = code
            n += 1
            code += 1
    return n


def begin_deed(book: Book, state: State, seat: i64, code: i64) -> None:
    """A seat plays or uses something: it is under way now."""
    codes = book.codes
    if code >= codes.cancel and code < codes.push:
        state.push(book.play, seat, book.by_event[book.jam], 1, code - codes.cancel + 1)
        state.at[state.top() + D] = 1  # a card in play, not the one that is being played
        return
    state.push(book.play, seat, code - codes.deed, 0, 0)


def is_deed(book: Book, code: i64) -> bool:
    """Is it a deed, or a card in play that is to be canceled?"""
    codes = book.codes
    if code >= codes.deed and code < codes.passing:
        return True
    return code >= codes.cancel and code < codes.push


def code_forbids(book: Book, state: State, seat: i64, moment: i64, code: i64) -> i64:
    """What forbids a deed, or canceling a card in play, by its code."""
    codes = book.codes
    if code >= codes.deed and code < codes.passing:
        return deed_forbids(book, state, seat, moment, book.deeds[code - codes.deed])
    return cancel_forbids(book, state, seat, code)


def first_of(seats: i64) -> i64:
    """The first of some seats, which are a bit each."""
    seat: i64 = 0
    while seats >> seat & 1 == 0:
        seat += 1
    return seat


# -- windows ------------------------------------------------------------------------------------------


@final
class Window(Procedure):
    """A: the moment. The frame's seat is whom it is about: who fights, explores, plays a card."""

    def go(self, state: State, f: i64) -> None:
        at = state.at
        if at[f + STEP] == 0:
            asked = self.asked(state, f)
            if asked == 0 or self.is_settled(state, f):
                state.pop()
                return
            step(state, f, 1)
            at[ACTING] = asked
            at[WHO] = first_of(asked)
            return
        state.pop()

    def asked(self, state: State, f: i64) -> i64:
        """The seats that may have an answer, as everybody sees it."""
        moment = state.at[f + A]
        about = state.at[f + SEAT]
        found: i64 = 0
        seat: i64 = 0
        while seat < state.box.seats:
            if self.concerns(state, moment, about, seat) and self.may_answer(state, moment, seat):
                found |= bit(seat)
            seat += 1
        return found

    def concerns(self, state: State, moment: i64, about: i64, seat: i64) -> bool:
        """Is a seat one of those whom a moment is for?"""
        if moment == W_COMMAND or moment == W_BEFORE or moment == W_AFTER:
            return True
        if moment == W_CANCEL:
            return seat != about
        if moment == W_STEP or moment == W_EXPLORED or moment == W_DRAWN:
            return not state.are_partners(seat, about)
        return seat == about

    def may_answer(self, state: State, moment: i64, seat: i64) -> bool:
        book = self.book
        known = state.box.open_hands
        at = book.fitting_from[moment]
        end = book.fitting_from[moment + 1]
        hidden = not known and state.hand_size(seat) > 0  # cards that may be anything
        while at < end:
            number = book.fitting[at]
            at += 1
            if not book.is_open(state, seat, number):
                if not hidden or book.deeds[number].event < 0:
                    continue
            if openly_forbids(book, state, seat, moment, book.deeds[number]) == LEGAL:
                return True
        if not hidden and not state.holds(seat, book.jam):
            return False
        return not silenced(state, seat) and anything_to_cancel(book, state)

    def is_settled(self, state: State, f: i64) -> bool:
        """Is there nothing left to answer: the card is canceled, the Fight decided?"""
        moment = state.at[f + A]
        if moment == W_CANCEL:
            return state.at[f - FRAME + B] & CANCELED != 0
        if moment == W_BEFORE or moment == W_AFTER:
            gone = state.aliens(state.at[B_SPACE], state.at[B_SEAT]) == 0
            return gone or state.at[F_DECIDED] != 0
        if moment == W_DESTROYED or moment == W_SHIELD:
            return state.at[f - FRAME + D] != 0
        if moment == W_HERO:
            return state.at[f - FRAME + C] == 0
        return False

    def candidates(self, state: State, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = self.book.codes.passing
        return deed_candidates(self.book, state, seat, state.at[f + A], out, n + 1)

    def forbids(self, state: State, f: i64, seat: i64, code: i64) -> i64:
        if code == self.book.codes.passing:
            return LEGAL
        if not is_deed(self.book, code):
            return NOT_PENDING
        return code_forbids(self.book, state, seat, state.at[f + A], code)

    def answer(self, state: State, f: i64, seat: i64, code: i64) -> None:
        at = state.at
        state.put(ANSWER, seat, code + 1)
        at[ACTING] &= ~bit(seat)
        if at[ACTING] != 0:
            at[WHO] = first_of(at[ACTING])
            return
        if at[EYES] != 0 and self.waits_for_others(state, f, seat):
            at[WHO] = SOMEONE
            return
        self.hear(state, f)

    def waits_for_others(self, state: State, f: i64, seat: i64) -> bool:
        """To one who sees only its own answer: are others asked, whose answers are not known?"""
        return self.asked(state, f) & ~bit(seat) != 0

    def hear(self, state: State, f: i64) -> None:
        """All have answered: the first who does not pass is heard, or the window closes."""
        heard: i64 = -1
        code: i64 = 0
        place: i64 = 0
        while place < state.box.seats:
            seat = state.in_order(place)
            said = state.of(ANSWER, seat) - 1
            state.put(ANSWER, seat, 0)
            if heard < 0 and said >= 0 and said != self.book.codes.passing:
                heard = seat
                code = said
            place += 1
        state.at[WHO] = WORKING
        if heard < 0:
            state.pop()
            return
        step(state, f, 0)
        begin_deed(self.book, state, heard, code)


def open_window(book: Book, state: State, moment: i64, about: i64) -> None:
    state.push(book.window, about, moment, 0, 0)


def open_window_at(book: Book, state: State, moment: i64, about: i64, space: i64) -> None:
    """The same about something in a Space, which is the B of its frame."""
    state.push(book.window, about, moment, space, 0)


# -- playing and using --------------------------------------------------------------------------------


@final
class Play(Procedure):
    """A: the deed. B: how many targets are named, whether it is canceled, whether its red box counts."""

    def go(self, state: State, f: i64) -> None:
        at = state.at
        deed = self.book.deeds[at[f + A]]
        now = at[f + STEP]
        if now == 0:
            if at[f + B] & RED == 0:
                if deed.wants(state, f, targets_named(state, f)) != NOTHING:
                    state.ask(at[f + SEAT])
                    return
                self.pay(state, f, deed)
            at[DONE_DEED] = at[f + A] + 1
            at[DONE_BY] = at[f + SEAT] + 1
            step(state, f, 2)
            if deed.event >= 0:
                open_window(self.book, state, W_CANCEL, at[f + SEAT])
            return
        if now == 2:
            if at[f + B] & CANCELED != 0:
                at[DONE_CANCELED] = at[f + A] + 1
                self.lay_off(state, f, deed)
                state.pop()
                return
            step(state, f, 3)
            if at[f + B] & RED != 0:
                deed.red_effect(state, f)
            else:
                deed.effect(state, f)
            return
        if deed.event >= 0 and deed.remains(state, f):
            self.lay_out(state, f, deed)
        else:
            self.lay_off(state, f, deed)
        state.pop()
        check_win(state, at[f + SEAT])

    def pay(self, state: State, f: i64, deed: Deed) -> None:
        """The card leaves the hand or is turned face down; tokens and Action Points are spent."""
        seat = state.at[f + SEAT]
        if deed.event >= 0:
            event_leaves(state, seat, deed.event)
            if not deed.fits(T_IMMEDIATE):  # what must be played costs nothing
                state.more(POINTS, seat, -state.box.event_cost[deed.event])
        elif deed.stuff >= 0:
            if state.box.stuff_activate[deed.stuff] != 0:
                state.more(state.box.ready + deed.stuff, seat, -1)
                state.more(state.box.down + deed.stuff, seat, 1)
        state.more(TOKENS, seat, -deed.tokens)
        self.mark_used(state, seat, deed)

    def mark_used(self, state: State, seat: i64, deed: Deed) -> None:
        """A power is marked as used, for as long as it may not be used again."""
        if deed.limit == 0:
            return
        if deed.limit == ONCE_A_TURN:
            state.at[USED_THIS_TURN] |= deed.power_bit
            return
        side = side_of(state, seat)
        if side < 0:
            return
        if deed.limit == ONCE_A_ROUND:
            state.at[R_USED + side] |= deed.power_bit
        elif deed.limit == ONCE_A_FIGHT:
            state.at[F_USED + side] |= deed.power_bit
        else:
            state.at[B_USED + side] |= deed.power_bit

    def lay_off(self, state: State, f: i64, deed: Deed) -> None:
        """The card goes to its discard pile."""
        if deed.event < 0:
            return
        box = state.box
        red = state.at[f + B] & RED != 0 and box.split
        discard(state, box.red_discards if red else box.event_discards, deed.event)

    def lay_out(self, state: State, f: i64, deed: Deed) -> None:
        """The card remains in play before its player, or before nobody."""
        box = state.box
        owner = state.at[f + SEAT]
        if owner == OF_HUMANS:
            owner = box.seats
        state.at[box.in_play + deed.event * (box.seats + 1) + owner] += 1

    # -- targets ----------------------------------------------------------------------------------

    def candidates(self, state: State, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        codes = self.book.codes
        deed = self.book.deeds[state.at[f + A]]
        want = deed.wants(state, f, targets_named(state, f))
        base = first_target(self.book, want)
        count = how_many_targets(self.book, want)
        k: i64 = 0
        while k < count:
            out[n] = base + k
            n += 1
            k += 1
        if want == AN_ALIEN:
            out[n] = codes.enough
            n += 1
        return n

    def forbids(self, state: State, f: i64, seat: i64, code: i64) -> i64:
        deed = self.book.deeds[state.at[f + A]]
        count = targets_named(state, f)
        want = deed.wants(state, f, count)
        if want == AN_ALIEN and code == self.book.codes.enough:
            return deed.target_forbids(state, f, seat, count, ENOUGH)
        base = first_target(self.book, want)
        if code < base or code >= base + how_many_targets(self.book, want):
            return NOT_PENDING
        return deed.target_forbids(state, f, seat, count, code - base)

    def answer(self, state: State, f: i64, seat: i64, code: i64) -> None:
        deed = self.book.deeds[state.at[f + A]]
        count = targets_named(state, f)
        want = deed.wants(state, f, count)
        state.go_on()
        state.at[f + B] += 1
        if want == AN_ALIEN and code == self.book.codes.enough:
            deed.aim(state, f, count, ENOUGH)
        else:
            deed.aim(state, f, count, code - first_target(self.book, want))


def first_target(book: Book, want: i64) -> i64:
    """The first code of a kind of targets."""
    codes = book.codes
    if want == A_SPACE:
        return codes.at
    if want == A_RIVAL:
        return codes.rival
    if want == A_STUFF_CARD:
        return codes.stuff
    if want == A_COUNTER:
        return codes.counter
    if want == A_RIVAL_OR_COUNTER:
        return codes.rival
    if want == AN_ALIEN:
        return codes.take
    if want == A_DIE:
        return codes.die
    if want == AN_EVENT:
        return codes.discard
    return codes.size


def how_many_targets(book: Book, want: i64) -> i64:
    box = book.box
    if want == A_SPACE:
        return box.spaces
    if want == A_RIVAL:
        return box.seats
    if want == A_STUFF_CARD:
        return box.stuff
    if want == A_COUNTER:
        return box.counters
    if want == A_RIVAL_OR_COUNTER:
        return box.seats + box.counters
    if want == AN_ALIEN:
        return box.allies + 1
    if want == A_DIE:
        return 8
    if want == AN_EVENT:
        return box.events
    return 0
