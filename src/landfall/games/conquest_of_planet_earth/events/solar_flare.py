"""Solar Flare: another player has two Action Points fewer in this round."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import FLARE_NEXT, FLARED
from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, WRONG_TARGET
from landfall.games.conquest_of_planet_earth.rule import (
    A_RIVAL,
    NOTHING,
    W_COMMAND,
    at_moments,
    target,
)
from landfall.games.conquest_of_planet_earth.state import State


@final
class SolarFlare(Event):
    def __init__(self) -> None:
        super().__init__("solar-flare", at_moments(W_COMMAND))

    def wants(self, state: State, f: i64, count: i64) -> i64:
        return A_RIVAL if count == 0 else NOTHING

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        return WRONG_TARGET if state.are_partners(seat, target) else LEGAL

    def effect(self, state: State, f: i64) -> None:
        state.more(FLARED, target(state, f, 0), FEWER)

    def red_effect(self, state: State, f: i64) -> None:
        state.at[FLARE_NEXT] += 1


FEWER: Final = 2
