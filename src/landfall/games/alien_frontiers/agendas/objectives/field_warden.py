"""Field Warden: control a territory with a field generator; at the end, that of the Positron Field."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.agenda import Agenda
from landfall.games.alien_frontiers.agendas.standing import controls_any
from landfall.games.alien_frontiers.state import State


@final
class FieldWarden(Agenda):
    def __init__(self) -> None:
        super().__init__("field-warden")

    def met(self, state: State, seat: i64) -> bool:
        covered: i64 = 0
        field: i64 = 0
        while field < state.box.fields:
            covered |= state.covered(field)
            field += 1
        return controls_any(state, seat, covered)

    def met_at_end(self, state: State, seat: i64) -> bool:
        return controls_any(state, seat, state.covered(self.book.positron))
