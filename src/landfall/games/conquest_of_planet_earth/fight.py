"""A Fight against one Resistance: drawn from the deck with its Heroes, or a Counter."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.conquest_of_planet_earth.box import (
    B_FIGHTS,
    B_SOFT,
    B_SPACE,
    F_COUNTER,
    F_DRAWN,
    F_FULL,
    F_HEROES,
    FIGHT_BEGINS,
    FRAME,
    R_END,
    RESULT,
    SEAT,
    STEP,
    TOKENS,
    USED_THIS_TURN,
    A,
    B,
    C,
    bit,
)
from landfall.games.conquest_of_planet_earth.chance import RESISTANCE_CARD, await_chance
from landfall.games.conquest_of_planet_earth.counters import (
    remove_counter,
    remove_newest_counter,
)
from landfall.games.conquest_of_planet_earth.decks import (
    discard_resistance,
    has_resistance,
    resistance_turned_up,
)
from landfall.games.conquest_of_planet_earth.escaping import (
    escape,
    escape_candidates,
    escape_forbids,
    may_escape,
)
from landfall.games.conquest_of_planet_earth.fight_round import (
    ESCAPED,
    LOST,
    OTHER_WINS,
    OWN_WINS,
    TIE,
    WON,
    clear,
)
from landfall.games.conquest_of_planet_earth.fights import skin
from landfall.games.conquest_of_planet_earth.losses import LOST_ROUND
from landfall.games.conquest_of_planet_earth.names import SOFT
from landfall.games.conquest_of_planet_earth.rule import (
    T_PROBE,
    W_CONTROL,
    W_DRAWN,
    W_FIGHT_WON,
    W_HERO,
    Book,
    Procedure,
    step,
)
from landfall.games.conquest_of_planet_earth.state import State, listed, listed_too
from landfall.games.conquest_of_planet_earth.window import open_window

# Steps of a Fight.
PROBE: Final = 1
DRAW: Final = 2
HERO: Final = 3
INGENUITY: Final = 4
AFTER_INGENUITY: Final = 5
CONTROL: Final = 6
TEXT: Final = 7
DRAWN: Final = 8
FIGHT: Final = 9
ROUND_OVER: Final = 10
AFTER_LOSS: Final = 11
STAY: Final = 12
DEFEATED: Final = 13

COUNTER_FIGHT: Final = 1
"""A of its frame where it is against a Counter, whose kind is B."""

ENSLAVED: Final = 40
"""From this bit on it is marked which seats have defeated a Soft Resistance in this turn."""


@final
class Fight(Procedure):
    """A: against a card (0) or a Counter (1, of kind B). Its result is WON, LOST or ESCAPED.

    C: 1 while the Hero who was turned up last is there.
    """

    def join(self, book: Book) -> None:
        self.round = book.kind("fight-round")
        self.lose = book.kind("lose")
        self.news = book.kind("news")
        self.place = book.kind("place-counter")

    def go(self, state: State, f: i64) -> None:
        at = state.at
        seat = at[f + SEAT]
        now = at[f + STEP]
        if now == 0:
            clear(state, FIGHT_BEGINS, R_END)
            at[B_FIGHTS] += 1
            if at[f + A] == COUNTER_FIGHT:
                at[F_COUNTER] = at[f + B] + 1
                step(state, f, FIGHT)
            else:
                step(state, f, PROBE)
        elif now == PROBE:
            step(state, f, DRAW)
            open_window(self.book, state, T_PROBE, seat)
        elif now == DRAW:
            if has_resistance(state):
                await_chance(state, RESISTANCE_CARD)
            else:
                self.end(state, WON)  # every Resistance card is in use: nobody is left to fight
        elif now == HERO:
            step(state, f, INGENUITY)
            open_window(self.book, state, W_HERO, seat)
        elif now == INGENUITY:
            step(state, f, AFTER_INGENUITY)
            if state.box.active and at[F_DRAWN] == 2:
                state.push(self.news, 0, 0, 0, 0)
        elif now == AFTER_INGENUITY:
            if state.aliens(at[B_SPACE], seat) == 0:
                self.end(state, LOST)
            else:
                step(state, f, DRAW)
        elif now == CONTROL:
            step(state, f, TEXT)
            open_window(self.book, state, W_CONTROL, seat)
        elif now == TEXT:
            if at[F_FULL] == 0:
                step(state, f, DRAW)
                return
            step(state, f, DRAWN)
            dropped = state.box.res_drops[at[F_FULL] - 1]
            if dropped >= 0:
                space = at[B_SPACE]
                state.push(self.place, 0, dropped, state.section(space), -1)
                at[state.top() + 6] = space + 1
        elif now == DRAWN:
            step(state, f, FIGHT)
            open_window(self.book, state, W_DRAWN, seat)
        elif now == FIGHT:
            step(state, f, ROUND_OVER)
            state.push(self.round, seat, 0, 0, 0)
        elif now == ROUND_OVER:
            self.round_over(state, f, seat)
        elif now == AFTER_LOSS:
            if state.aliens(at[B_SPACE], seat) == 0:
                self.end(state, LOST)
            else:
                step(state, f, STAY)
        elif now == STAY:
            if may_escape(state, seat, at[B_SPACE]):
                state.ask(seat)
            else:
                step(state, f, FIGHT)
        else:
            self.end(state, WON)

    def round_over(self, state: State, f: i64, seat: i64) -> None:
        result = state.at[RESULT]
        if result == OWN_WINS:
            step(state, f, DEFEATED)
            self.defeat(state, f, seat)
        elif result == OTHER_WINS:
            step(state, f, AFTER_LOSS)
            state.push(self.lose, seat, 0, state.at[B_SPACE], LOST_ROUND)
        elif result == TIE:
            step(state, f, STAY)
        else:
            self.end(state, LOST)

    def defeat(self, state: State, f: i64, seat: i64) -> None:
        """The Resistance is defeated; what that brings at once."""
        at = state.at
        soft = skin(state) == SOFT
        if soft:
            at[B_SOFT] += 1
            if at[USED_THIS_TURN] & bit(ENSLAVED + seat) == 0:
                at[USED_THIS_TURN] |= bit(ENSLAVED + seat)
                if state.box.race_enslaves[state.race(seat)] != 0 and state.tokens(seat) == 0:
                    state.more(TOKENS, seat, 1)
        if at[F_COUNTER] > 0:
            if at[f - FRAME + B] != 0:  # a Battle against the one that has appeared
                remove_newest_counter(state, at[B_SPACE], at[F_COUNTER] - 1)
            else:
                remove_counter(state, at[B_SPACE], at[F_COUNTER] - 1)
        open_window(self.book, state, W_FIGHT_WON, seat)

    def chance(self, state: State, f: i64, code: i64) -> None:
        """A Resistance card is turned up."""
        card = code - self.book.codes.meet
        at = state.at
        resistance_turned_up(state, card)
        if state.box.res_hero[card] != 0:
            at[F_HEROES] = listed_too(at[F_HEROES], card)
            at[F_DRAWN] += 1
            at[f + C] = 1
            step(state, f, HERO)
        else:
            at[F_FULL] = card + 1
            step(state, f, CONTROL)

    def end(self, state: State, result: i64) -> None:
        """The Fight is over; its cards are discarded."""
        heroes = state.at[F_HEROES]
        full = state.at[F_FULL]
        clear(state, FIGHT_BEGINS, R_END)
        place: i64 = 0
        hero = listed(heroes, 0)
        while hero >= 0:
            discard_resistance(state, hero)
            place += 1
            hero = listed(heroes, place)
        if full > 0:
            discard_resistance(state, full - 1)
        state.at[RESULT] = result
        state.pop()

    # -- whether to stay --------------------------------------------------------------------------

    def candidates(self, state: State, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return escape_candidates(self.book, state, state.at[B_SPACE], out, n)

    def forbids(self, state: State, f: i64, seat: i64, code: i64) -> i64:
        return escape_forbids(self.book, state, seat, state.at[B_SPACE], code)

    def answer(self, state: State, f: i64, seat: i64, code: i64) -> None:
        state.go_on()
        if code == self.book.codes.stay:
            step(state, f, FIGHT)
            return
        escape(self.book, state, seat, state.at[B_SPACE], code)
        self.end(state, ESCAPED)
