"""Abandoned Ship: discarded, it brings a ship from the stock to the Maintenance Bay."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.belt.asteroids.asteroid import Asteroid
from landfall.games.alien_frontiers.box import BAY, STOCK, WIDE
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import the_bay

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling


@final
class AbandonedShip(Asteroid):
    def __init__(self) -> None:
        super().__init__("abandoned-ship")
        self.calm = True

    def play_refusal(self, state: State, seat: i64, offset: i64) -> str:
        return "" if state.of(STOCK, seat) > 0 else "abandoned-ship.stock"

    def play(self, state: State, seat: i64, offset: i64) -> None:
        state.at[STOCK + WIDE * seat] -= 1
        state.at[BAY + WIDE * seat] += 1

    # -- what is said of it, and how a trial meets its rules --------------------------------------

    def say_bay(self, about: Telling) -> str:
        return the_bay(self.book.box)

    def lose_a_ship(self, q: Question) -> None:
        q.state.at[STOCK + WIDE * q.you] = 1
