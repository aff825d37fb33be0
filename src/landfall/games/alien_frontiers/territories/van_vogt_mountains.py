"""Van Vogt Mountains: the first ship you dock at the Lunar Mine each turn may be any value."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.box import MINED
from landfall.games.alien_frontiers.rule import MINE_FLOOR
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.territories.territory import Territory


@final
class VanVogtMountains(Territory):
    def __init__(self) -> None:
        super().__init__("van-vogt-mountains")

    def bends(self) -> list[int]:
        return [MINE_FLOOR]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        if state.at[MINED] == 0 and self.serves(state, seat):
            return 1
        return answer
