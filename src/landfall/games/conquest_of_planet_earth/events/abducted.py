"""Abducted!: a Hero who has just been turned up is discarded."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import F_HEROES, FRAME, C
from landfall.games.conquest_of_planet_earth.decks import discard_resistance
from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.rule import W_HERO, at_moments
from landfall.games.conquest_of_planet_earth.state import State, length, listed, without_last


@final
class Abducted(Event):
    def __init__(self) -> None:
        super().__init__("abducted", at_moments(W_HERO))

    def effect(self, state: State, f: i64) -> None:
        heroes = state.at[F_HEROES]
        hero = listed(heroes, length(heroes) - 1)
        state.at[F_HEROES] = without_last(heroes)
        discard_resistance(state, hero)
        state.at[f - 2 * FRAME + C] = 0
