"""Recalibrate Weapons: a Fight Die of either side is rolled again."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import MOST_DICE, SEAT
from landfall.games.conquest_of_planet_earth.deeds import (
    Event,
    die_forbids,
    die_side,
    own_fight,
    wants_die,
)
from landfall.games.conquest_of_planet_earth.rule import W_AFTER, Book, at_moments, target
from landfall.games.conquest_of_planet_earth.state import State


@final
class Recalibrate(Event):
    def __init__(self) -> None:
        super().__init__("recalibrate", at_moments(W_AFTER))

    def join(self, book: Book) -> None:
        super().join(book)
        self.reroll = book.kind("reroll")

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        return own_fight(state, seat)

    def wants(self, state: State, f: i64, count: i64) -> i64:
        return wants_die(count)

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        return die_forbids(state, seat, target)

    def effect(self, state: State, f: i64) -> None:
        die = target(state, f, 0)
        side = die_side(state, state.at[f + SEAT], die)
        state.push(self.reroll, state.at[f + SEAT], side, die % MOST_DICE, 0)
