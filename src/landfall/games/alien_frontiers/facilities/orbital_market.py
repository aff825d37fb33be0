"""Orbital Market: a pair lets you buy ore this turn, each for fuel equal to one ship's value."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_MAIN, ASK_PAIR
from landfall.games.alien_frontiers.borrowed import lent_standing
from landfall.games.alien_frontiers.box import (
    ACTOR,
    MARKET,
    RELIC_FRESH,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
    SET_ASIDE,
)
from landfall.games.alien_frontiers.facilities.facility import RICH, Alike
from landfall.games.alien_frontiers.hands import COUNT, DICE, FACES, LESS, MORE, number
from landfall.games.alien_frontiers.moment import shift_of
from landfall.games.alien_frontiers.rule import TRADE_FUEL, TRADE_ORE, Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import listed, the_part

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling


@final
class OrbitalMarket(Alike):
    def __init__(self) -> None:
        super().__init__("orbital-market", 2)

    def companions(self) -> list[Rule]:
        return [Trade()]

    def gain(self, state: State, seat: i64, value: i64) -> None:
        state.at[MARKET] = MORE[8 * state.at[MARKET] + value]
        for minding in self.book.pairing:
            minding.pair_docked(state, seat, value)

    def urgency(self, state: State, seat: i64, value: i64) -> i64:
        return 250 if state.ore(seat) < RICH and state.fuel(seat) >= 2 * value else 40

    def leaves(self, state: State, seat: i64, owner: i64, value: i64) -> None:
        self.check_pairs(state, value)

    def relic_arrives(self, state: State, seat: i64) -> None:
        if state.at[RELIC_USER] != seat:
            state.at[RELIC_FRESH] = 1

    def relic_leaves(self, state: State, value: i64) -> None:
        self.check_pairs(state, value)

    def check_pairs(self, state: State, value: i64) -> None:
        """A pair trades only while both its ships stay."""
        waiting: i64 = -1
        while waiting < state.at[SET_ASIDE]:
            shift = shift_of(state, waiting)
            if COUNT[8 * state.at[MARKET + shift] + value] > 0:
                self.check_moment(state, waiting, value)
            waiting += 1

    def check_moment(self, state: State, waiting: i64, value: i64) -> None:
        shift = shift_of(state, waiting)
        seat = state.at[ACTOR + shift]
        standing = COUNT[8 * state.docked(self.facility, seat) + value]
        if state.at[RELIC_PLACE] == self.facility and state.at[RELIC_VALUE] == value:
            # Another player's Relic Ship is part of a pair only if the Helmet put it here.
            if state.at[RELIC_USER] == seat or state.at[RELIC_FRESH + shift] == 1:
                standing += 1
        standing += lent_standing(state, waiting, self.facility, value)
        while 2 * COUNT[8 * state.at[MARKET + shift] + value] > standing:
            state.at[MARKET + shift] = LESS[8 * state.at[MARKET + shift] + value]

    # -- what is said of it, and how a trial meets its rules --------------------------------------

    def say_opens(self, about: Telling) -> str:
        asked = about.scene.after.asks == ASK_PAIR  # what the pair is for comes next
        return "docks at" if asked else "opens trade at"

    def say_no_such_pair(self, q: Question) -> str:
        here = the_part(self.book.box, self.key)
        if q.state.at[MARKET] == 0:
            return f"you have docked no pair at {here} that could trade"
        pairs = listed([f"a pair of {value}s" for value in DICE[q.state.at[MARKET]]])
        return f"you have no pair of {q.value}s at {here}; there you have {pairs}"

    def stand_at_the_market(self, q: Question) -> None:
        q.state.at[MARKET] = number(q.values)


@final
class Trade(Rule):
    """As often as you like while the pair stands there, any time in your turn."""

    def __init__(self) -> None:
        super().__init__("trade", ASK_MAIN)
        self.calm = True
        self.gate = MARKET
        self.with_docking = True

    def texts(self) -> list[str]:
        return [f"trade {value}" for value in range(1, 7)]

    def price(self, state: State, seat: i64, value: i64) -> i64:
        """Fuel for one ore."""
        return self.book.asked(TRADE_FUEL, state, seat, value)

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if state.at[MARKET] == 0:
            return n
        for face in FACES[state.at[MARKET]]:
            value: i64 = face
            if state.fuel(seat) >= self.price(state, seat, value):
                out[n] = self.base + value - 1
                n += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        value = code - self.base + 1
        if COUNT[8 * state.at[MARKET] + value] == 0:
            return "orbital-market.trade"
        if state.fuel(seat) < self.price(state, seat, value):
            return "orbital-market.price"
        return ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        state.pay(seat, self.price(state, seat, code - self.base + 1), 0)
        state.gain(seat, 0, self.book.asked(TRADE_ORE, state, seat, 1))
        for minding in self.book.trading:
            minding.traded(state, seat)
