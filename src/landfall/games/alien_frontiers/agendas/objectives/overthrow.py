"""Overthrow: win an opponent's territory; at the end, control one among several colonies of others."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.deed import WINS, Deed
from landfall.games.alien_frontiers.agendas.feat import RIVALS, Feat
from landfall.games.alien_frontiers.state import State


@final
class Overthrow(Feat):
    def __init__(self) -> None:
        super().__init__("overthrow")
        self.needs = WINS

    def achieved(self, deed: Deed) -> bool:
        return self.tally(deed.after, RIVALS) & deed.won != 0

    def met_at_end(self, state: State, seat: i64) -> bool:
        territory: i64 = 0
        while territory < state.box.territories:
            others = state.colonies_on(territory) - state.colonies(territory, seat)
            if others >= self.endgame_number and state.controller(territory) == seat:
                return True
            territory += 1
        return False
