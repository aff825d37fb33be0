"""Battles: against the Humans of a Space, between Aliens, and of the Captain's Counter."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.conquest_of_planet_earth.box import (
    AGAINST_ALIENS,
    AGAINST_CAPTAIN,
    AGAINST_HUMANS,
    B_CONQUERED,
    B_CONTROLLED,
    B_LOST,
    B_RIVAL,
    B_SEAT,
    B_SPACE,
    B_WON,
    BATTLE,
    F_COUNTER,
    FIGHT_BEGINS,
    FIRST,
    R_END,
    RESULT,
    SEAT,
    STEP,
    TIPPED,
    TOKENS,
    USED_THIS_TURN,
    A,
    B,
    C,
    D,
    bit,
)
from landfall.games.conquest_of_planet_earth.conquering import can_be_stolen, steal_marker
from landfall.games.conquest_of_planet_earth.counters import (
    kinds_at,
    waits_no_more,
)
from landfall.games.conquest_of_planet_earth.decks import discard_resistance
from landfall.games.conquest_of_planet_earth.escaping import (
    escape,
    escape_candidates,
    escape_forbids,
    may_escape,
)
from landfall.games.conquest_of_planet_earth.fight_round import (
    ESCAPED,
    LOST,
    NOBODY_LEFT,
    OTHER_WINS,
    OWN_WINS,
    WON,
    clear,
)
from landfall.games.conquest_of_planet_earth.fights import OTHER, OWN
from landfall.games.conquest_of_planet_earth.losses import LOST_ROUND
from landfall.games.conquest_of_planet_earth.names import SPACES_OF_A_SECTION
from landfall.games.conquest_of_planet_earth.refusals import (
    LEGAL,
    NO_SUCH_COUNTER,
    NOT_ATTACKED,
    NOT_PENDING,
)
from landfall.games.conquest_of_planet_earth.rule import W_BATTLE_WON, Book, Procedure, step
from landfall.games.conquest_of_planet_earth.state import State, listed
from landfall.games.conquest_of_planet_earth.window import open_window

# Steps of a Battle against Humans.
NEXT_FIGHT: Final = 1
COUNTER_FOUGHT: Final = 2
CARD_FOUGHT: Final = 3
STAY: Final = 4
BATTLE_WON: Final = 5
REWARDED: Final = 6
ENDED: Final = 7

SCAVENGED: Final = 50
"""From this bit on it is marked which seats have had their token for a Battle of this turn."""


def begin_battle(state: State, kind: i64, space: i64, seat: i64, rival: i64) -> None:
    clear(state, BATTLE, R_END)
    state.at[BATTLE] = kind
    state.at[B_SPACE] = space
    state.at[B_SEAT] = seat
    state.at[B_RIVAL] = rival + 1


def end_battle(state: State, result: i64) -> None:
    """Nothing of it lasts; Resistance under control is discarded."""
    controlled = state.at[B_CONTROLLED]
    clear(state, BATTLE, R_END)
    place: i64 = 0
    card = listed(controlled, 0)
    while card >= 0:
        discard_resistance(state, card)
        place += 1
        card = listed(controlled, place)
    state.at[RESULT] = result


def scavenge(state: State, seat: i64, side: i64) -> None:
    """A token for a Battle won that has cost an Alien, once in a turn, for a race that scavenges."""
    at = state.at
    if at[B_LOST + side] == 0 or at[USED_THIS_TURN] & bit(SCAVENGED + seat) != 0:
        return
    if state.box.race_scavenges[state.race(seat)] != 0:
        at[USED_THIS_TURN] |= bit(SCAVENGED + seat)
        state.more(TOKENS, seat, 1)


@final
class Battle(Procedure):
    """The seat's Aliens in Space A against its Humans; B is 1 where it is Counter C alone.

    Its result is WON, LOST or ESCAPED.
    """

    def join(self, book: Book) -> None:
        self.fight = book.kind("fight")
        self.conquer = book.kind("conquer")

    def go(self, state: State, f: i64) -> None:
        at = state.at
        seat = at[f + SEAT]
        space = at[f + A]
        now = at[f + STEP]
        if now == 0:
            begin_battle(state, AGAINST_HUMANS, space, seat, -1)
            step(state, f, NEXT_FIGHT)
        elif now == NEXT_FIGHT:
            self.next_fight(state, f, seat, space)
        elif now == COUNTER_FOUGHT or now == CARD_FOUGHT:
            if at[RESULT] != WON:
                self.end(state, at[RESULT])
                return
            if now == CARD_FOUGHT:
                at[B_WON] += 1
            step(state, f, STAY if self.goes_on(state, f) else BATTLE_WON)
        elif now == STAY:
            if may_escape(state, seat, space):
                state.ask(seat)
            else:
                step(state, f, NEXT_FIGHT)
        elif now == BATTLE_WON:
            step(state, f, REWARDED)
            scavenge(state, seat, OWN)
            if at[f + B] == 0 and state.resistance(space) > 0:
                at[B_CONQUERED] = 1
                state.push(self.conquer, seat, space, 0, 0)
        elif now == REWARDED:
            step(state, f, ENDED)
            open_window(self.book, state, W_BATTLE_WON, seat)
        else:
            self.end(state, WON)

    def next_fight(self, state: State, f: i64, seat: i64, space: i64) -> None:
        """Counters first, in the order that the seat chooses; then cards."""
        at = state.at
        if at[f + B] != 0:
            step(state, f, COUNTER_FOUGHT)
            state.push(self.fight, seat, 1, at[f + C], 0)
        elif state.counters_at(space) > 0:
            if kinds_at(state, space) > 1:
                state.ask(seat)
            else:
                step(state, f, COUNTER_FOUGHT)
                state.push(self.fight, seat, 1, state.counter(space, 0), 0)
        elif self.cards_left(state, space) > 0:
            step(state, f, CARD_FOUGHT)
            state.push(self.fight, seat, 0, 0, 0)
        else:
            step(state, f, BATTLE_WON)

    def cards_left(self, state: State, space: i64) -> i64:
        needed = state.resistance(space)
        if needed == 0:
            return 0
        return needed + state.at[state.space(space) + TIPPED] - state.at[B_WON]

    def goes_on(self, state: State, f: i64) -> bool:
        """Is there anybody left to fight in this Battle?"""
        if state.at[f + B] != 0:
            return False
        space = state.at[f + A]
        return state.counters_at(space) > 0 or self.cards_left(state, space) > 0

    def end(self, state: State, result: i64) -> None:
        space = state.at[B_SPACE]
        if state.at[state.top() + B] == 0:
            state.at[state.space(space) + TIPPED] = 0
        if result == WON and state.counters_at(space) == 0:
            waits_no_more(state, space)
        end_battle(state, result)
        state.pop()

    # -- which Counter, or away -------------------------------------------------------------------

    def candidates(self, state: State, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        if state.at[f + STEP] == STAY:
            return escape_candidates(self.book, state, state.at[f + A], out, n)
        kind: i64 = 0
        while kind < state.box.counters:
            out[n] = self.book.codes.fight_counter + kind
            n += 1
            kind += 1
        return n

    def forbids(self, state: State, f: i64, seat: i64, code: i64) -> i64:
        if state.at[f + STEP] == STAY:
            return escape_forbids(self.book, state, seat, state.at[f + A], code)
        kind = code - self.book.codes.fight_counter
        if kind < 0 or kind >= state.box.counters:
            return NOT_PENDING
        return LEGAL if state.has_counter(state.at[f + A], kind) else NO_SUCH_COUNTER

    def answer(self, state: State, f: i64, seat: i64, code: i64) -> None:
        state.go_on()
        if state.at[f + STEP] == NEXT_FIGHT:
            step(state, f, COUNTER_FOUGHT)
            state.push(self.fight, seat, 1, code - self.book.codes.fight_counter, 0)
        elif code == self.book.codes.stay:
            step(state, f, NEXT_FIGHT)
        else:
            escape(self.book, state, seat, state.at[f + A], code)
            self.end(state, ESCAPED)


# -- Aliens against Aliens ----------------------------------------------------------------------------

NEXT_ROUND: Final = 1
ROUND_OVER: Final = 2
AFTER_LOSS: Final = 3
FIRST_STAYS: Final = 4
SECOND_STAYS: Final = 5
MARKER_SWAP: Final = 6


@final
class AlienBattle(Procedure):
    """The seat's Aliens in Space A against those of seat B, until one side is gone.

    C: the seat that is asked first whether it stays. Its result is WON for the seat, else LOST.
    """

    def join(self, book: Book) -> None:
        self.round = book.kind("fight-round")
        self.lose = book.kind("lose")

    def go(self, state: State, f: i64) -> None:
        at = state.at
        seat = at[f + SEAT]
        rival = at[f + B]
        space = at[f + A]
        now = at[f + STEP]
        if now == 0:
            begin_battle(state, AGAINST_ALIENS, space, seat, rival)
            step(state, f, NEXT_ROUND)
        elif now == NEXT_ROUND:
            step(state, f, ROUND_OVER)
            state.push(self.round, seat, 0, 0, 0)
        elif now == ROUND_OVER:
            step(state, f, AFTER_LOSS)
            at[f + C] = seat
            if at[RESULT] == OWN_WINS:
                at[f + C] = rival
                state.push(self.lose, rival, 0, space, LOST_ROUND)
            elif at[RESULT] == OTHER_WINS:
                state.push(self.lose, seat, 0, space, LOST_ROUND)
        elif state.aliens(space, seat) == 0 or state.aliens(space, rival) == 0:
            self.over(state, f, seat, rival, space)
        elif now == AFTER_LOSS:
            step(state, f, FIRST_STAYS)
        elif now == FIRST_STAYS or now == SECOND_STAYS:
            asked = self.asked(state, f)
            if may_escape(state, asked, space):
                state.ask(asked)
            else:
                self.stays(state, f)

    def asked(self, state: State, f: i64) -> i64:
        first = state.at[f + C]
        if state.at[f + STEP] == FIRST_STAYS:
            return first
        seat = state.at[f + SEAT]
        return state.at[f + B] if first == seat else seat

    def stays(self, state: State, f: i64) -> None:
        if state.at[f + STEP] == FIRST_STAYS:
            step(state, f, SECOND_STAYS)
        else:
            step(state, f, NEXT_ROUND)

    def over(self, state: State, f: i64, seat: i64, rival: i64, space: i64) -> None:
        """One side is gone; a defender who is left may take the marker there (R-CQ-434)."""
        if state.at[f + STEP] != MARKER_SWAP:
            won = state.aliens(space, seat) > 0
            scavenge(state, seat if won else rival, OWN if won else OTHER)
            end_battle(state, WON if won else LOST)
            step(state, f, MARKER_SWAP)
            if not won and can_be_stolen(state, rival, space):
                state.ask(rival)
                return
        state.pop()

    def candidates(self, state: State, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        if state.at[f + STEP] == MARKER_SWAP:
            out[n] = self.book.codes.steal
            out[n + 1] = self.book.codes.leave
            return n + 2
        return escape_candidates(self.book, state, state.at[f + A], out, n)

    def forbids(self, state: State, f: i64, seat: i64, code: i64) -> i64:
        if state.at[f + STEP] == MARKER_SWAP:
            known = code == self.book.codes.steal or code == self.book.codes.leave
            return LEGAL if known else NOT_PENDING
        return escape_forbids(self.book, state, seat, state.at[f + A], code)

    def answer(self, state: State, f: i64, seat: i64, code: i64) -> None:
        state.go_on()
        if state.at[f + STEP] == MARKER_SWAP:
            if code == self.book.codes.steal:
                steal_marker(state, seat, state.at[f + A])
        elif code == self.book.codes.stay:
            self.stays(state, f)
        else:
            escape(self.book, state, seat, state.at[f + A], code)


# -- the Captain's Counter ------------------------------------------------------------------------------

NONE: Final = -1
SEVERAL: Final = -2


@final
class CaptainAttacks(Procedure):
    """One Fight Round against each group on section A; D: groups that have had theirs (R-CQ-511).

    B and C: the Space and seat of the group whose round is under way.
    """

    def join(self, book: Book) -> None:
        self.round = book.kind("fight-round")
        self.lose = book.kind("lose")
        self.captain = book.box.captain

    def go(self, state: State, f: i64) -> None:
        at = state.at
        now = at[f + STEP]
        if now == 0:
            space = self.only_space(state, f)
            if space == NONE:
                at[state.box.counter_pool + self.captain] += 1
                state.pop()
            elif space == SEVERAL:
                state.ask(at[FIRST])
            else:
                self.begin(state, f, space)
        elif now == 1:
            step(state, f, 2)
            if at[RESULT] == OTHER_WINS:
                state.push(self.lose, at[f + C], 0, at[f + B], LOST_ROUND)
        else:
            end_battle(state, NOBODY_LEFT)
            step(state, f, 0)

    def is_due(self, state: State, f: i64, space: i64, seat: i64) -> bool:
        done = state.at[f + D] >> (4 * (space % SPACES_OF_A_SECTION) + seat) & 1 == 1
        return not done and state.aliens(space, seat) > 0

    def first_due(self, state: State, f: i64, space: i64) -> i64:
        """The first seat in turn order whose group in a Space has not had its round; -1 for none."""
        place: i64 = 0
        while place < state.box.seats:
            if self.is_due(state, f, space, state.in_order(place)):
                return state.in_order(place)
            place += 1
        return -1

    def only_space(self, state: State, f: i64) -> i64:
        """The one Space with a group that is due, or NONE, or SEVERAL."""
        found: i64 = NONE
        space = SPACES_OF_A_SECTION * state.at[f + A]
        end = space + SPACES_OF_A_SECTION
        while space < end:
            if self.first_due(state, f, space) >= 0:
                if found != NONE:
                    return SEVERAL
                found = space
            space += 1
        return found

    def begin(self, state: State, f: i64, space: i64) -> None:
        at = state.at
        seat = self.first_due(state, f, space)
        at[f + D] |= bit(4 * (space % SPACES_OF_A_SECTION) + seat)
        at[f + B] = space
        at[f + C] = seat
        step(state, f, 1)
        begin_battle(state, AGAINST_CAPTAIN, space, seat, -1)
        clear(state, FIGHT_BEGINS, R_END)
        at[F_COUNTER] = self.captain + 1
        state.push(self.round, seat, 0, 0, 0)

    def candidates(self, state: State, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        space = SPACES_OF_A_SECTION * state.at[f + A]
        end = space + SPACES_OF_A_SECTION
        while space < end:
            out[n] = self.book.codes.at + space
            n += 1
            space += 1
        return n

    def forbids(self, state: State, f: i64, seat: i64, code: i64) -> i64:
        space = code - self.book.codes.at
        if space < 0 or space >= state.box.spaces:
            return NOT_PENDING
        if state.section(space) != state.at[f + A]:
            return NOT_ATTACKED
        return LEGAL if self.first_due(state, f, space) >= 0 else NOT_ATTACKED

    def answer(self, state: State, f: i64, seat: i64, code: i64) -> None:
        state.go_on()
        self.begin(state, f, code - self.book.codes.at)
