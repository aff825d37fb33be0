"""Null Zone: handle a field generator; at the end, one of two lies on an opponent's territory."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.deed import Deed, controlled_by_others
from landfall.games.alien_frontiers.agendas.feat import Feat
from landfall.games.alien_frontiers.state import State


@final
class NullZone(Feat):
    def __init__(self) -> None:
        super().__init__("null-zone")

    def achieved(self, deed: Deed) -> bool:
        field: i64 = 0
        while field < deed.after.box.fields:
            if deed.field_moved(field):
                return True
            field += 1
        return False

    def met_at_end(self, state: State, seat: i64) -> bool:
        fields = state.covered(self.book.isolation) | state.covered(self.book.repulsor)
        return controlled_by_others(state, seat) & fields != 0
