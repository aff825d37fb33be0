"""Attack Formation: one more Strength for each of your Aliens, until the Fight ends."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import F_FORMATION, SEAT
from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.fights import side_of
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, NOT_YOUR_FIGHT, ONE_COPY
from landfall.games.conquest_of_planet_earth.rule import W_AFTER, W_BEFORE, at_moments
from landfall.games.conquest_of_planet_earth.state import State


@final
class AttackFormation(Event):
    def __init__(self) -> None:
        super().__init__("attack-formation", at_moments(W_BEFORE, W_AFTER))

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        side = side_of(state, seat)
        if side < 0:
            return NOT_YOUR_FIGHT
        return LEGAL if state.at[F_FORMATION + side] == 0 else ONE_COPY

    def effect(self, state: State, f: i64) -> None:
        state.at[F_FORMATION + side_of(state, state.at[f + SEAT])] = 1
