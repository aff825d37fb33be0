"""Null Zone: handle a field generator; at the end, the Isolation Field lies on what is another's."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.deed import MOVES, Deed, controlled_by_others
from landfall.games.alien_frontiers.agendas.feat import Feat
from landfall.games.alien_frontiers.state import State


@final
class NullZone(Feat):
    def __init__(self) -> None:
        super().__init__("null-zone")
        self.needs = MOVES

    def achieved(self, deed: Deed) -> bool:
        return deed.moved != 0

    def met_at_end(self, state: State, seat: i64) -> bool:
        field = state.covered(self.book.isolation)
        return controlled_by_others(state, seat) & field != 0
