"""The Venezian Matriarchy: pirates who bewitch their foes."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.deeds import Power, decide, own_fight_with_humans
from landfall.games.conquest_of_planet_earth.fights import OWN, SUPERHERO_BIT, keywords, skin
from landfall.games.conquest_of_planet_earth.names import SOFT
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, NO_SUPERHERO, SOFT_ONLY
from landfall.games.conquest_of_planet_earth.rule import ONCE_A_FIGHT, W_AFTER, W_BEFORE, at_moments
from landfall.games.conquest_of_planet_earth.state import State


@final
class Bewitch(Power):
    """The Fight against Soft Resistance is won at once."""

    def __init__(self) -> None:
        super().__init__("bewitch", at_moments(W_BEFORE, W_AFTER), ONCE_A_FIGHT)

    def power_forbids(self, state: State, seat: i64, moment: i64) -> i64:
        refused = own_fight_with_humans(state, seat)
        if refused != LEGAL:
            return refused
        if skin(state) != SOFT:
            return SOFT_ONLY
        return NO_SUPERHERO if keywords(state) & SUPERHERO_BIT != 0 else LEGAL

    def effect(self, state: State, f: i64) -> None:
        decide(state, OWN)
