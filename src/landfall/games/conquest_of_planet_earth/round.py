"""A Game Round: the Command Phase, everybody's turn, and where there is one the Resistance Phase."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.conquest_of_planet_earth.box import (
    ACTING,
    CHOSEN,
    COMMAND,
    COMMANDS_LEFT,
    EYES,
    FIRST,
    FLARE_NEXT,
    FLARED,
    NUMBER,
    PHASE,
    RALLY_NEXT,
    RALLY_NOW,
    ROLLED,
    ROUND,
    STEP,
    TOKENS,
    TURN,
    WHO,
    A,
    B,
    C,
    D,
    E,
    bit,
)
from landfall.games.conquest_of_planet_earth.chance import DIE, await_chance
from landfall.games.conquest_of_planet_earth.fogs import fogs_lift
from landfall.games.conquest_of_planet_earth.names import (
    ALL_COMMANDS,
    COMMAND_DIE,
    DIE_ALONE,
)
from landfall.games.conquest_of_planet_earth.refusals import (
    COUNTER_USED,
    LEGAL,
    NOT_PENDING,
)
from landfall.games.conquest_of_planet_earth.rule import W_COMMAND, Book, Procedure, step
from landfall.games.conquest_of_planet_earth.state import SOMEONE, WORKING, State
from landfall.games.conquest_of_planet_earth.window import first_of, open_window

# Steps of a round.
REVEAL: Final = 1
AGAIN: Final = 2
LOWEST: Final = 3
ROLL_OFF: Final = 4
WINDOW: Final = 5
TURNS: Final = 6
RESIST: Final = 7
END: Final = 8


@final
class Round(Procedure):
    """A: the seat, or the place in turn order, that comes next; B: it has rolled a 1 already.

    In a roll-off C: those who roll, D: the best so far, E: who has it, a bit each.
    """

    def join(self, book: Book) -> None:
        self.turn = book.kind("turn")
        self.resistance = book.kind("resistance-phase")

    def go(self, state: State, f: i64) -> None:
        at = state.at
        now = at[f + STEP]
        if now == 0:
            self.begin(state, f)
        elif now == REVEAL:
            self.reveal(state, f)
        elif now == LOWEST:
            self.lowest(state, f)
        elif now == ROLL_OFF:
            self.roll_off(state, f)
        elif now == WINDOW:
            step(state, f, TURNS)
            at[f + A] = 0
            open_window(self.book, state, W_COMMAND, at[FIRST])
        elif now == TURNS:
            if at[f + A] == state.box.seats:
                at[TURN] = -1
                step(state, f, RESIST)
                return
            at[f + A] += 1
            state.push(self.turn, state.in_order(at[f + A] - 1), 0, 0, 0)
        elif now == RESIST:
            step(state, f, END)
            if state.box.active:
                state.push(self.resistance, 0, 0, 0, 0)
        else:
            self.end(state, f)

    def begin(self, state: State, f: i64) -> None:
        """Command Counters are recovered; then all choose in secret, or everybody rolls."""
        at = state.at
        at[ROUND] += 1
        at[PHASE] = COMMAND
        at[TURN] = -1
        at[f + A] = 0
        at[f + B] = 0
        seat: i64 = 0
        while seat < state.box.seats:
            state.put(FLARED, seat, at[FLARE_NEXT])
            state.put(NUMBER, seat, 0)
            if state.of(COMMANDS_LEFT, seat) == DIE_ALONE:
                state.put(COMMANDS_LEFT, seat, ALL_COMMANDS)
            state.put(CHOSEN, seat, 0 if state.box.commands else COMMAND_DIE + 1)
            seat += 1
        at[FLARE_NEXT] = 0
        step(state, f, REVEAL)
        if state.box.commands:
            at[ACTING] = bit(state.box.seats) - 1
            at[WHO] = 0

    def reveal(self, state: State, f: i64) -> None:
        """The numbers of all seats, one after another; whoever laid the die rolls it."""
        at = state.at
        while at[f + A] < state.box.seats:
            seat = at[f + A]
            chosen = state.of(CHOSEN, seat) - 1
            if chosen == COMMAND_DIE:
                await_chance(state, DIE)
                return
            state.put(NUMBER, seat, chosen + 2)
            state.put(COMMANDS_LEFT, seat, state.of(COMMANDS_LEFT, seat) & ~bit(chosen))
            at[f + A] += 1
        step(state, f, LOWEST)

    def chance(self, state: State, f: i64, code: i64) -> None:
        at = state.at
        die = at[ROLLED]
        if at[f + STEP] == ROLL_OFF:
            self.rolled_off(state, f, die)
            return
        seat = at[f + A]
        state.put(NUMBER, seat, die)
        if die == 1 and at[f + B] == 0:
            state.more(TOKENS, seat, 1)
            step(state, f, AGAIN)
            state.ask(seat)
            return
        at[f + B] = 0
        at[f + A] += 1

    # -- the First Player -------------------------------------------------------------------------

    def lowest(self, state: State, f: i64) -> None:
        low: i64 = 99
        seat: i64 = 0
        tied: i64 = 0
        while seat < state.box.seats:
            number = state.of(NUMBER, seat)
            if number < low:
                low = number
                tied = 0
            if number == low:
                tied |= bit(seat)
            seat += 1
        self.settle(state, f, tied)

    def settle(self, state: State, f: i64, tied: i64) -> None:
        """One of them is First Player, or those who are tied roll off."""
        at = state.at
        seat: i64 = 0
        while tied >> seat & 1 == 0:
            seat += 1
        if tied == bit(seat):
            at[FIRST] = seat
            at[f + C] = 0
            at[f + D] = 0
            at[f + E] = 0
            step(state, f, WINDOW)
            return
        at[f + A] = seat
        at[f + C] = tied
        at[f + D] = 0
        at[f + E] = 0
        step(state, f, ROLL_OFF)

    def roll_off(self, state: State, f: i64) -> None:
        at = state.at
        while at[f + A] < state.box.seats:
            if at[f + C] >> at[f + A] & 1 == 1:
                await_chance(state, DIE)
                return
            at[f + A] += 1
        self.settle(state, f, at[f + E])

    def rolled_off(self, state: State, f: i64, die: i64) -> None:
        at = state.at
        seat = at[f + A]
        if die > at[f + D]:
            at[f + D] = die
            at[f + E] = 0
        if die == at[f + D]:
            at[f + E] |= bit(seat)
        at[f + A] += 1

    def end(self, state: State, f: i64) -> None:
        """What lasts for a round ends; the next one begins."""
        at = state.at
        at[RALLY_NOW] = at[RALLY_NEXT]
        at[RALLY_NEXT] = 0
        fogs_lift(state)
        step(state, f, 0)

    # -- choosing ---------------------------------------------------------------------------------

    def candidates(self, state: State, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        codes = self.book.codes
        if state.at[f + STEP] == AGAIN:
            out[n] = codes.keep
            out[n + 1] = codes.again
            return n + 2
        counter: i64 = 0
        while counter <= COMMAND_DIE:
            out[n] = codes.choose + counter
            n += 1
            counter += 1
        return n

    def forbids(self, state: State, f: i64, seat: i64, code: i64) -> i64:
        codes = self.book.codes
        if state.at[f + STEP] == AGAIN:
            return LEGAL if code == codes.keep or code == codes.again else NOT_PENDING
        counter = code - codes.choose
        if counter < 0 or counter > COMMAND_DIE:
            return NOT_PENDING
        return LEGAL if state.of(COMMANDS_LEFT, seat) >> counter & 1 == 1 else COUNTER_USED

    def answer(self, state: State, f: i64, seat: i64, code: i64) -> None:
        at = state.at
        codes = self.book.codes
        if at[f + STEP] == AGAIN:
            state.go_on()
            step(state, f, REVEAL)
            if code == codes.again:
                at[f + B] = 1
            else:
                state.put(CHOSEN, seat, 0)
                self.keeps(state, f, seat)
            return
        state.put(CHOSEN, seat, code - codes.choose + 1)
        at[ACTING] &= ~bit(seat)
        if at[ACTING] == 0:
            waits = at[EYES] != 0 and self.others_unknown(state, seat)
            at[WHO] = SOMEONE if waits else WORKING
            return
        at[WHO] = first_of(at[ACTING])

    def keeps(self, state: State, f: i64, seat: i64) -> None:
        """The 1 stands."""
        state.put(CHOSEN, seat, COMMAND_DIE + 1)
        state.at[f + A] += 1

    def others_unknown(self, state: State, seat: i64) -> bool:
        """To one who sees only its own choice: has somebody else chosen, or yet to choose?"""
        other: i64 = 0
        while other < state.box.seats:
            if other != seat and state.of(CHOSEN, other) <= 0:
                return True
            other += 1
        return False
