"""A ruleset: the procedures and deeds of one game, and the loop that lets them go on.

`legal` writes the codes a position offers, `apply` carries one out in place, `sample` draws a chance
outcome, `playout` plays on at random. Searches and simulations run on these; people and programs
outside use the game object in `game.py`, which never changes a position it is given.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.rng import Rng
from landfall.core.vec import vec
from landfall.games.conquest_of_planet_earth.box import (
    ACTING,
    AWAITED,
    DONE_DEED,
    DONE_END,
    KIND,
    ROLLED,
    WHO,
    A,
    Box,
    bit,
    ints,
)
from landfall.games.conquest_of_planet_earth.catalogue import deeds, procedures
from landfall.games.conquest_of_planet_earth.chance import (
    DIE,
    deck_of,
    first_code,
    kinds,
    outcomes,
    weight,
)
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, NOT_PENDING, rule_id
from landfall.games.conquest_of_planet_earth.rule import Book
from landfall.games.conquest_of_planet_earth.setup import empty_table, name_race
from landfall.games.conquest_of_planet_earth.state import CHANCE, OVER, WORKING, State

MOST_MEASURED: Final = 3000


@final
class Ruleset:
    """All the rules of a game at a number of seats."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.book = Book(box)
        self.book.enter(procedures(), deeds(box))
        self.codes = self.book.codes
        self.texts = self.codes.texts
        self.choices = int(self.codes.choices)
        self.set_up = self.book.kind("set-up")
        self.room = self.buffer()

    # -- the start ----------------------------------------------------------------------------------

    def start(self, races: dict[int, int] | None = None) -> State:
        """The table set up, as far as it goes without chance or a choice; some have their races."""
        state = empty_table(self.box)
        for seat, race in (races or {}).items():
            name_race(state, seat, race)
        state.push(self.set_up, 0, 0, 0, 0)
        state.at[WHO] = WORKING
        self.go_on(state)
        return state

    # -- the loop -----------------------------------------------------------------------------------

    def go_on(self, state: State) -> None:
        """Whatever is under way goes on until somebody decides, chance is awaited, or it is over."""
        while state.at[WHO] == WORKING:
            f = state.top()
            self.book.procedures[state.at[f + KIND]].go(state, f)

    def legal(self, state: State, seat: i64, out: vec[i64]) -> i64:
        """Write every code that a seat may answer with; the answer is how many."""
        if state.at[ACTING] & bit(seat) == 0:
            return 0
        f = state.top()
        procedure = self.book.procedures[state.at[f + KIND]]
        count = procedure.candidates(state, f, seat, out, 0)
        n: i64 = 0
        k: i64 = 0
        while k < count:
            code = out[k]
            if procedure.forbids(state, f, seat, code) == LEGAL:
                out[n] = code
                n += 1
            k += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        """The id of the rule that forbids a seat the code now; empty when it is legal."""
        return rule_id(self.forbids(state, seat, code), self.card_rule(state, code))

    def forbids(self, state: State, seat: i64, code: i64) -> int:
        """The same rule by number; LEGAL for none."""
        if code >= self.codes.choices:
            return NOT_PENDING
        f = state.top()
        procedure = self.book.procedures[state.at[f + KIND]]
        return int(procedure.forbids(state, f, seat, code))

    def card_rule(self, state: State, code: i64) -> str:
        """The rule of the card or power that is under way, or else of the one that a code is about."""
        f = state.top()
        if state.at[f + KIND] == self.book.play:
            return self.book.deeds[state.at[f + A]].rule()
        if code >= self.codes.deed and code < self.codes.passing:
            return self.book.deeds[code - self.codes.deed].rule()
        if code >= self.codes.cancel and code < self.codes.push:
            return self.book.deeds[self.book.by_event[self.book.jam]].rule()
        return ""

    def apply(self, state: State, seat: i64, code: i64) -> None:
        """Carry out a legal code of a seat in place."""
        f = state.top()
        self.book.procedures[state.at[f + KIND]].answer(state, f, seat, code)
        if state.at[WHO] == WORKING or state.at[WHO] == OVER:  # nobody else is still asked
            self.forget_last(state)
        self.go_on(state)

    def forget_last(self, state: State) -> None:
        """A step begins: what the last one did is told."""
        at: i64 = DONE_DEED
        while at < DONE_END:
            state.at[at] = 0
            at += 1

    # -- chance -------------------------------------------------------------------------------------

    def outcomes(self, state: State, out: vec[i64]) -> i64:
        return outcomes(state, self.codes, out)

    def weight(self, state: State, code: i64) -> i64:
        """How often an outcome comes, against the sum over all of them."""
        what = state.at[AWAITED]
        kind = code - first_code(self.codes, what)
        if kind < 0 or kind >= kinds(self.box, what):
            return 0
        return weight(state, what, kind)

    def happen(self, state: State, code: i64) -> None:
        """Chance brings an outcome."""
        what = state.at[AWAITED]
        f = state.top()
        state.at[WHO] = WORKING
        state.at[AWAITED] = 0
        self.forget_last(state)
        if what == DIE:
            state.at[ROLLED] = code - self.codes.roll + 1
        self.book.procedures[state.at[f + KIND]].chance(state, f, code)
        self.go_on(state)

    def sample(self, state: State, rng: Rng) -> i64:
        """Draw an outcome with its true probability."""
        what = state.at[AWAITED]
        if what == DIE:
            return self.codes.roll + rng.below(6)
        base = first_code(self.codes, what)
        count = kinds(self.box, what)
        deck = deck_of(state, what)
        if deck >= 0:
            return base + drawn_from(state.at, deck, count, rng)
        total: i64 = 0
        kind: i64 = 0
        while kind < count:
            total += weight(state, what, kind)
            kind += 1
        left = rng.below(total)
        kind = 0
        while True:
            often = weight(state, what, kind)
            if left < often:
                return base + kind
            left -= often
            kind += 1

    # -- whole games --------------------------------------------------------------------------------

    def playout(self, state: State, rng: Rng, out: vec[i64], limit: i64) -> i64:
        """Play on with uniformly random choices to the end; the answer counts the decisions."""
        decisions: i64 = 0
        while state.at[WHO] != OVER and decisions < limit:
            who = state.at[WHO]
            if who == CHANCE:
                self.happen(state, self.sample(state, rng))
            else:
                n = self.legal(state, who, out)
                self.apply(state, who, out[rng.below(n)])
                decisions += 1
        return decisions

    def random_games(self, games: i64, rng: Rng) -> i64:
        """Play games at random, for measuring; the answer counts the decisions.

        Chance alone need not end a game, so each is left after some thousand decisions.
        """
        decisions: i64 = 0
        out = self.buffer()
        while games > 0:
            decisions += self.playout(self.start(), rng, out, MOST_MEASURED)
            games -= 1
        return decisions

    def buffer(self) -> vec[i64]:
        """Room for the codes that `legal` writes, however many there are."""
        return ints([0] * (2 * len(self.texts) + 64))


def drawn_from(at: vec[i64], deck: i64, count: i64, rng: Rng) -> i64:
    """A card of a deck, by its kind: each is as likely as another."""
    total: i64 = 0
    place = deck
    while place < deck + count:
        total += at[place]
        place += 1
    left = rng.below(total)
    place = deck
    while left >= at[place]:
        left -= at[place]
        place += 1
    return place - deck
