"""Reign of Terror: a Location that was just conquered has one more Population."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import B_SPACE, REIGN
from landfall.games.conquest_of_planet_earth.deeds import Event, just_conquered
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, NOT_CONQUERED_NOW, WRONG_TARGET
from landfall.games.conquest_of_planet_earth.rule import W_BATTLE_WON, at_moments
from landfall.games.conquest_of_planet_earth.state import State


@final
class ReignOfTerror(Event):
    def __init__(self) -> None:
        super().__init__("reign-of-terror", at_moments(W_BATTLE_WON))

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        space = state.at[B_SPACE]
        if just_conquered(state, seat, space) != LEGAL:
            return NOT_CONQUERED_NOW
        return LEGAL if state.population(space) > 0 else WRONG_TARGET

    def effect(self, state: State, f: i64) -> None:
        state.at[state.space(state.at[B_SPACE]) + REIGN] += 1

    def remains(self, state: State, f: i64) -> bool:
        return True
