"""Lunar Mine: dock at or above the highest ship here; one ore for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.box import MINED, RELIC_PLACE, RELIC_VALUE
from landfall.games.alien_frontiers.facilities.facility import RICH, Alike
from landfall.games.alien_frontiers.hands import HIGH
from landfall.games.alien_frontiers.rule import MINE_FLOOR
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import the_part

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.story.telling import Telling


@final
class LunarMine(Alike):
    def __init__(self) -> None:
        super().__init__("lunar-mine", 1)
        self.outranked = "lunar-mine.order"

    def floor(self, state: State, seat: i64) -> i64:
        high = state.highest_at(self.facility)
        return self.book.asked(MINE_FLOOR, state, seat, high) if high > 1 else high

    def below_floor(self) -> str:
        return self.outranked

    def gain(self, state: State, seat: i64, value: i64) -> None:
        state.at[MINED] += 1
        state.gain(seat, 0, 1)

    def stands_for(self) -> str:
        return "mine floor"

    def standing(self, state: State, hand: i64) -> float:
        """The highest ship raises the floor for everybody else."""
        high = state.highest_at(self.facility)
        return float(high) / 6.0 if HIGH[hand] == high else 0.0

    def urgency(self, state: State, seat: i64, value: i64) -> i64:
        return (240 if state.ore(seat) < RICH else 160) - 4 * value

    def say_least(self, state: State) -> str:
        high = state.highest_at(self.facility)
        return f"{high} or higher" if high > 1 else "any ship"

    def say_arrival(self, about: Telling) -> str:
        return self.topped(about) or f"docks {about.ships} at {the_part(self.book.box, self.key)}"

    def topped(self, about: Telling) -> str:
        """Whose ship is matched or topped, if it is a rival's and one ship did it."""
        scene = about.scene
        seats = scene.game.seats
        heights = [int(HIGH[scene.before.docked(self.facility, seat)]) for seat in range(seats)]
        if scene.before.at[RELIC_PLACE] == self.facility:
            heights.append(int(scene.before.at[RELIC_VALUE]))
        highest, value = max(heights), int(about.words[0].rstrip("*"))
        rival = heights.index(highest)
        if len(about.words) > 1 or not 0 < highest <= value or rival in (scene.seat, seats):
            return ""
        here = the_part(self.book.box, self.key)
        if value == highest:
            return f"matches {scene.theirs(rival)} {highest} at {here}"
        return f"tops {scene.theirs(rival)} {highest} at {here} with {about.ship}"
