"""Land Grab: control many territories; at the end, the most."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.agenda import SoMany
from landfall.games.alien_frontiers.agendas.most import controlled, has_most
from landfall.games.alien_frontiers.state import State, ints


@final
class LandGrab(SoMany):
    def __init__(self) -> None:
        super().__init__("land-grab")

    def counted(self, state: State, seat: i64) -> i64:
        return controlled(state, seat)

    def met_at_end(self, state: State, seat: i64) -> bool:
        seats = range(int(state.box.seats))
        return has_most(ints([int(controlled(state, other)) for other in seats]), seat)
