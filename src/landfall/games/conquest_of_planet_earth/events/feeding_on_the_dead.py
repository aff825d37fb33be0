"""Feeding on the Dead: a Terror Point after a Battle in which Soft Resistance was defeated."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import B_SOFT
from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, NO_SOFT_DEFEATED
from landfall.games.conquest_of_planet_earth.rule import W_BATTLE_WON, at_moments
from landfall.games.conquest_of_planet_earth.state import State


@final
class FeedingOnTheDead(Event):
    def __init__(self) -> None:
        super().__init__("feeding-on-the-dead", at_moments(W_BATTLE_WON))

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        return LEGAL if state.at[B_SOFT] > 0 else NO_SOFT_DEFEATED

    def remains(self, state: State, f: i64) -> bool:
        return True
