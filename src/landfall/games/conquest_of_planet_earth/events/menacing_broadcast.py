"""Menacing Broadcast: two tokens."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import SEAT, TOKENS
from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.rule import T_ACTION, at_moments
from landfall.games.conquest_of_planet_earth.state import State


@final
class MenacingBroadcast(Event):
    def __init__(self) -> None:
        super().__init__("menacing-broadcast", at_moments(T_ACTION))

    def effect(self, state: State, f: i64) -> None:
        state.more(TOKENS, state.at[f + SEAT], 2)
