"""Fortress: have many colonies on one territory; at the end, a clear lead on one."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.agenda import SoMany
from landfall.games.alien_frontiers.state import State


@final
class Fortress(SoMany):
    def __init__(self) -> None:
        super().__init__("fortress")

    def counted(self, state: State, seat: i64) -> i64:
        """Its colonies on the territory where it has most."""
        numbers = state.at
        row = state.box.row
        at = state.box.land + seat
        end = state.box.generators
        most: i64 = 0
        while at < end:
            most = max(most, numbers[at])
            at += row
        return most

    def met_at_end(self, state: State, seat: i64) -> bool:
        territory: i64 = 0
        while territory < state.box.territories:
            if self.lead(state, seat, territory) >= self.endgame_number:
                return True
            territory += 1
        return False

    def lead(self, state: State, seat: i64, territory: i64) -> i64:
        """Colonies of the seat beyond those of the next player there."""
        most: i64 = 0
        other: i64 = 0
        while other < state.box.seats:
            if other != seat:
                most = max(most, state.colonies(territory, other))
            other += 1
        return state.colonies(territory, seat) - most
