"""Full Hangar: have every ship of your colour while another has few; at the end, the most ships."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.agenda import SoMany
from landfall.games.alien_frontiers.agendas.most import has_most
from landfall.games.alien_frontiers.state import State, ints

FEW: Final = 4
"""So many ships another player has at most."""


@final
class FullHangar(SoMany):
    def __init__(self) -> None:
        super().__init__("full-hangar")

    def counted(self, state: State, seat: i64) -> i64:
        return state.fleet(seat)

    def met(self, state: State, seat: i64) -> bool:
        if not super().met(state, seat):
            return False
        other: i64 = 0
        while other < state.box.seats:
            if state.fleet(other) <= FEW:
                return True
            other += 1
        return False

    def met_at_end(self, state: State, seat: i64) -> bool:
        seats = range(int(state.box.seats))
        return has_most(ints([int(state.fleet(other)) for other in seats]), seat)
