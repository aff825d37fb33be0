"""Land Grab: control many territories; at the end, the most."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.agenda import Agenda, share_of
from landfall.games.alien_frontiers.agendas.most import controlled, has_most
from landfall.games.alien_frontiers.state import State, ints


@final
class LandGrab(Agenda):
    def __init__(self) -> None:
        super().__init__("land-grab")

    def met(self, state: State, seat: i64) -> bool:
        return controlled(state, seat) >= self.in_game_number

    def nearness(self, state: State, seat: i64) -> float:
        return share_of(controlled(state, seat), self.in_game_number)

    def met_at_end(self, state: State, seat: i64) -> bool:
        seats = range(int(state.box.seats))
        return has_most(ints([int(controlled(state, other)) for other in seats]), seat)
