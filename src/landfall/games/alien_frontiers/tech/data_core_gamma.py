"""Data Core Gamma: one fuel turns an unplaced ship by up to as many points as you hold Data Cores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.box import HAND, RELIC_HERE, RELIC_VALUE
from landfall.games.alien_frontiers.hands import COUNT, SHOWS
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.data_core import DataCore
from landfall.games.alien_frontiers.tech.tech import turn_ship
from landfall.games.alien_frontiers.words import unplaced

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling

PAIRS_OF_FACES: Final = 36


@final
class DataCoreGamma(DataCore):
    """Codes: each face to each face, then the same of the Relic Ship."""

    def __init__(self) -> None:
        super().__init__("data-core-gamma")

    def use_texts(self) -> list[str]:
        faces = range(1, 7)
        return [f"{old}{star} to {new}" for star in ("", "*") for old in faces for new in faces]

    def use_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        at = 8 * state.at[HAND]
        while SHOWS[at] != 0:
            n = self.turns(state, seat, SHOWS[at], self.base, out, n)
            at += 1
        if state.at[RELIC_HERE] == 1:
            first = self.base + PAIRS_OF_FACES
            n = self.turns(state, seat, state.at[RELIC_VALUE], first, out, n)
        return n

    def turns(self, state: State, seat: i64, old: i64, first: i64, out: vec[i64], n: i64) -> i64:
        """Write the faces within reach of a ship; `first` is the first code of ships like it."""
        reach = self.strength(state, seat)
        new = max(1, old - reach)
        last = min(6, old + reach)
        while new <= last:
            if new != old:
                out[n] = first + 6 * (old - 1) + new - 1
                n += 1
            new += 1
        return n

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        old = offset % PAIRS_OF_FACES // 6 + 1
        new = offset % 6 + 1
        if offset < PAIRS_OF_FACES:
            if COUNT[8 * state.at[HAND] + old] == 0:
                return "tech.unplaced"
        elif state.at[RELIC_HERE] == 0 or state.at[RELIC_VALUE] != old:
            return "tech.unplaced"
        by = new - old if new > old else old - new
        return "" if 0 < by <= self.strength(state, seat) else "data-core-gamma.reach"

    def use(self, state: State, seat: i64, offset: i64) -> None:
        new = offset % 6 + 1
        if offset < PAIRS_OF_FACES:
            turn_ship(state, offset // 6 + 1, new)
        else:
            state.at[RELIC_VALUE] = new

    # -- what is said of it -----------------------------------------------------------------------

    def say_new_face(self, about: Telling) -> str:
        return about.words[-1]

    def say_missing_ship(self, q: Question) -> str:
        """Of the two faces named only the first is a ship's."""
        if q.relic_value or not q.state.hand:
            return q.missing_ships()
        return f"you hold no unplaced ship showing {q.value}; yours show {unplaced(q.state)}"

    def say_reach(self, q: Question) -> str:
        return str(self.strength(q.state, q.you))

    def say_too_far(self, q: Question) -> str:
        was = q.relic_value or q.values[0]
        if was == q.values[-1]:
            return f"it shows a {was} already"
        reach = self.strength(q.state, q.you)
        points = "1 point" if reach == 1 else f"{reach} points"
        return (
            f"from {was} to {q.values[-1]} is too far: your Data Cores turn it by {points} at most"
        )
