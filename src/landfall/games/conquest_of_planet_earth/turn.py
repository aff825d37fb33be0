"""A player's turn: the Action Phase, the Battle Phase and the Draw Phase."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.conquest_of_planet_earth.aliens import (
    SAUCER,
    arrive,
    has_figure,
    in_pool,
    is_stopped_by,
    land,
    leave,
    let_all_move,
    may_move,
    price_of_landing,
    price_of_step,
    stop,
)
from landfall.games.conquest_of_planet_earth.box import (
    ACTION,
    BATTLES,
    CLOAKED,
    DRAWING,
    FLARED,
    NEXT_SPACE,
    NUMBER,
    PHASE,
    POINTS,
    RESOLVED,
    SEAT,
    STEP,
    TOKENS,
    TURN,
    TURNS,
    USED_THIS_TURN,
    A,
    C,
)
from landfall.games.conquest_of_planet_earth.drawing import TO_INTELLIGENCE, give_up_event
from landfall.games.conquest_of_planet_earth.names import PRICE_OF_A_TOKEN
from landfall.games.conquest_of_planet_earth.refusals import (
    LEGAL,
    MOVE_ENDED,
    NO_ALIEN_THERE,
    NO_POINTS,
    NOT_ADJACENT,
    NOT_HELD,
    NOT_PENDING,
    NOTHING_IN_POOL,
)
from landfall.games.conquest_of_planet_earth.rule import (
    T_ACTION,
    T_START,
    W_STEP,
    Book,
    Procedure,
    step,
)
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.window import (
    begin_deed,
    code_forbids,
    deed_candidates,
    is_deed,
    open_window,
)

# Steps of a turn.
STARTED: Final = 1
ACTING: Final = 2
FIGHTING: Final = 3
DISCARDING: Final = 4
REFILLING: Final = 5
OVER: Final = 6


@final
class Turn(Procedure):
    """The seat's turn."""

    def join(self, book: Book) -> None:
        self.action = book.kind("action")
        self.battles = book.kind("battle-phase")
        self.draw = book.kind("draw-events")
        self.telepathy = book.kind("telepathy")

    def go(self, state: State, f: i64) -> None:
        at = state.at
        seat = at[f + SEAT]
        now = at[f + STEP]
        step(state, f, now + 1)
        if now == 0:
            self.begin(state, seat)
            open_window(self.book, state, T_START, seat)
        elif now == STARTED:
            if state.box.race_looks[state.race(seat)] != 0:
                if has_start_gear(self.book, state, seat):  # it may come after the look (R-CQ-301)
                    open_window(self.book, state, T_START, seat)
                state.push(self.telepathy, seat, 0, 0, 0)
        elif now == ACTING:
            state.push(self.action, seat, 0, 0, 0)
        elif now == FIGHTING:
            at[PHASE] = BATTLES
            at[RESOLVED] = 0
            at[NEXT_SPACE] = 0
            at[CLOAKED] = 0
            state.push(self.battles, seat, 0, 0, 0)
        elif now == DISCARDING:
            at[PHASE] = DRAWING
            if state.hand_size(seat) > 0:
                state.ask(seat)
        elif now == REFILLING:
            state.push(self.draw, seat, TO_INTELLIGENCE, 0, 0)
        else:
            let_all_move(state, seat)
            at[USED_THIS_TURN] = 0
            state.pop()

    def begin(self, state: State, seat: i64) -> None:
        """Activated cards are readied, and the Action Points counted."""
        at = state.at
        box = state.box
        at[TURNS] += 1
        at[TURN] = seat
        at[PHASE] = ACTION
        at[USED_THIS_TURN] = 0
        at[CLOAKED] = 0
        let_all_move(state, seat)
        kind: i64 = 0
        while kind < box.stuff:
            state.more(box.ready + kind, seat, state.of(box.down + kind, seat))
            state.put(box.down + kind, seat, 0)
            kind += 1
        state.put(POINTS, seat, points_for(state, seat, state.of(NUMBER, seat)))

    # -- the Draw Phase: one Event may go ---------------------------------------------------------

    def candidates(self, state: State, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = self.book.codes.draw
        n += 1
        event: i64 = 0
        while event < state.box.events:
            out[n] = self.book.codes.discard + event
            n += 1
            event += 1
        return n

    def forbids(self, state: State, f: i64, seat: i64, code: i64) -> i64:
        if code == self.book.codes.draw:
            return LEGAL
        event = code - self.book.codes.discard
        if event < 0 or event >= state.box.events:
            return NOT_PENDING
        return LEGAL if state.holds(seat, event) else NOT_HELD

    def answer(self, state: State, f: i64, seat: i64, code: i64) -> None:
        state.go_on()
        if code != self.book.codes.draw:
            give_up_event(state, seat, code - self.book.codes.discard)


def points_for(state: State, seat: i64, number: i64) -> i64:
    """The Action Points that a Command number brings a seat in this round (R-CQ-206)."""
    points = number - state.of(FLARED, seat)
    if points < 1:
        points = 1
    return points + state.box.low_points(state.race(seat), number)


def has_start_gear(book: Book, state: State, seat: i64) -> bool:
    """Has a seat a card that is used at the start of the Action Phase, and was not yet?"""
    at = book.fitting_from[T_START]
    while at < book.fitting_from[T_START + 1]:
        if book.is_open(state, seat, book.fitting[at]):
            return True
        at += 1
    return False


# -- the Action Phase ---------------------------------------------------------------------------------


@final
class Action(Procedure):
    """The seat spends its Action Points; A: 1 when it may land one more for the same price."""

    def go(self, state: State, f: i64) -> None:
        if state.at[f + STEP] == 1:
            state.put(POINTS, state.at[f + SEAT], 0)
            state.pop()
            return
        if state.at[f + A] == 1 and state.in_pool(state.at[f + SEAT]) == 0:
            state.at[f + A] = 0
        state.ask(state.at[f + SEAT])

    def candidates(self, state: State, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        codes = self.book.codes
        figure: i64 = 0
        while figure <= state.box.allies:
            if in_pool(state, seat, figure):
                out[n] = codes.land + figure
                n += 1
            figure += 1
        if state.at[f + A] == 1:
            out[n] = codes.enough
            return n + 1
        if state.of(POINTS, seat) > 0:
            n = self.moves(state, seat, out, n)
        out[n] = codes.menace
        out[n + 1] = codes.end
        return deed_candidates(self.book, state, seat, T_ACTION, out, n + 2)

    def moves(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Steps of figures that are on the board."""
        codes = self.book.codes
        box = state.box
        space: i64 = 0
        while space < box.spaces:
            if state.saucers(space, seat) > 0 and may_move(state, seat, SAUCER, space):
                arc = box.near_from[space]
                while arc < box.near_from[space + 1]:
                    out[n] = codes.move + arc
                    n += 1
                    arc += 1
            space += 1
        ally: i64 = 0
        while ally < box.allies:
            place = state.ally_space(ally)
            if state.ally_owner(ally) == seat and place >= 0:
                arc = box.near_from[place]
                while arc < box.near_from[place + 1]:
                    out[n] = codes.move_ally + box.spaces * ally + box.near[arc]
                    n += 1
                    arc += 1
            ally += 1
        return n

    def forbids(self, state: State, f: i64, seat: i64, code: i64) -> i64:
        codes = self.book.codes
        if code >= codes.land and code < codes.menace:
            return self.land_forbids(state, f, seat, code - codes.land)
        if state.at[f + A] == 1:
            return LEGAL if code == codes.enough else NOT_PENDING
        if code == codes.end:
            return LEGAL
        if code == codes.menace:
            return LEGAL if state.of(POINTS, seat) >= PRICE_OF_A_TOKEN else NO_POINTS
        if code >= codes.move and code < codes.move_ally:
            arc = code - codes.move
            return self.move_forbids(state, seat, SAUCER, codes.arc_from[arc])
        if code >= codes.move_ally and code < codes.land:
            ally = (code - codes.move_ally) // state.box.spaces
            to = (code - codes.move_ally) % state.box.spaces
            place = state.ally_space(ally)
            if state.ally_owner(ally) != seat or place < 0:
                return NO_ALIEN_THERE
            if not state.box.touches(place, to):
                return NOT_ADJACENT
            return self.move_forbids(state, seat, ally + 1, place)
        if is_deed(self.book, code):
            return code_forbids(self.book, state, seat, T_ACTION, code)
        return NOT_PENDING

    def land_forbids(self, state: State, f: i64, seat: i64, figure: i64) -> i64:
        if not in_pool(state, seat, figure):
            return NOTHING_IN_POOL
        if state.at[f + A] == 1:
            return LEGAL
        price = price_of_landing(state, figure)
        return LEGAL if state.of(POINTS, seat) >= price else NO_POINTS

    def move_forbids(self, state: State, seat: i64, figure: i64, space: i64) -> i64:
        if not has_figure(state, seat, figure, space):
            return NO_ALIEN_THERE
        if not may_move(state, seat, figure, space):
            return MOVE_ENDED
        return LEGAL if state.of(POINTS, seat) >= price_of_step(state, space) else NO_POINTS

    def answer(self, state: State, f: i64, seat: i64, code: i64) -> None:
        codes = self.book.codes
        state.go_on()
        if code == codes.end:
            step(state, f, 1)
        elif code == codes.enough:
            state.at[f + A] = 0
        elif code == codes.menace:
            state.more(POINTS, seat, -PRICE_OF_A_TOKEN)
            state.more(TOKENS, seat, 1)
        elif code >= codes.land and code < codes.menace:
            self.land(state, f, seat, code - codes.land)
        elif code >= codes.move and code < codes.move_ally:
            arc = code - codes.move
            self.move(state, seat, SAUCER, codes.arc_from[arc], codes.arc_to[arc])
        elif code >= codes.move_ally and code < codes.land:
            ally = (code - codes.move_ally) // state.box.spaces
            to = (code - codes.move_ally) % state.box.spaces
            self.move(state, seat, ally + 1, state.ally_space(ally), to)
        else:
            begin_deed(self.book, state, seat, code)

    def land(self, state: State, f: i64, seat: i64, figure: i64) -> None:
        """One for its price; a race that swarms may land another with it."""
        if state.at[f + A] == 1:
            state.at[f + A] = 0
        else:
            price = price_of_landing(state, figure)
            state.more(POINTS, seat, -price)
            if price > 0:  # a landing for nothing is not paid for (R-CQ-1006)
                state.at[f + A] = state.box.race_swarms[state.race(seat)]
        land(state, seat, figure, state.box.site(seat))

    def move(self, state: State, seat: i64, figure: i64, space: i64, to: i64) -> None:
        state.more(POINTS, seat, -price_of_step(state, space))
        take_step(self.book, state, seat, figure, space, to)


def take_step(book: Book, state: State, seat: i64, figure: i64, space: i64, to: i64) -> None:
    """A step that was paid for: rivals may cross the orders before it is seen whether it ends there."""
    leave(state, seat, figure, space, True)
    arrive(state, seat, figure, to, False)
    state.push(book.step, seat, figure, space, to)


@final
class Step(Procedure):
    """The seat's figure A has gone from B to C."""

    def go(self, state: State, f: i64) -> None:
        at = state.at
        if at[f + STEP] == 0:
            step(state, f, 1)
            if state.box.rivals:
                open_window(self.book, state, W_STEP, at[f + SEAT])
            return
        if is_stopped_by(state, at[f + SEAT], at[f + A], at[f + C]):
            stop(state, at[f + SEAT], at[f + A], at[f + C])
        state.pop()
