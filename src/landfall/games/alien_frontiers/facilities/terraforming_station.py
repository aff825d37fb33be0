"""Terraforming Station: a six, one fuel and one ore land a colony; the ship is forfeit next turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.facilities.facility import (
    RELIC_BIT,
    Facility,
    ask_where_to_build,
    has_colony_to_build,
)
from landfall.games.alien_frontiers.hands import COUNT
from landfall.games.alien_frontiers.names import TERRAFORMING_STATION, UNPLACED
from landfall.games.alien_frontiers.state import State

SIX: Final = 6
KEPT: Final = 3
"""Ships of the own colour that must remain besides the one docked here."""


@final
class TerraformingStation(Facility):
    """Codes: a six of the own colour, then the Relic Ship showing six."""

    def __init__(self) -> None:
        super().__init__(TERRAFORMING_STATION, 1)

    def texts(self) -> list[str]:
        return [f"dock {self.key} 6", f"dock {self.key} 6*"]

    def uses(self, offset: int) -> int:
        return RELIC_BIT if offset else 1 << SIX

    def barred(self, state: State, seat: i64) -> str:
        if state.carried >= 0:
            return "terraforming-station.helmet"
        if not state.can_pay(seat, 1, 1):
            return "dock.cost"
        if not has_colony_to_build(state, seat):
            return "colony.none-left"
        return ""

    def fleet_remains(self, state: State, seat: i64) -> bool:
        return state.fleet(seat) > KEPT

    def relic_is_six(self, state: State) -> bool:
        return state.relic_place == UNPLACED and state.relic_value == SIX

    def options(self, state: State, out: vec[i64], n: i64) -> i64:
        own = COUNT[8 * state.hand + SIX] > 0
        relic = self.relic_is_six(state)
        if not own and not relic:
            return n
        seat = state.turn
        if self.closed(state, seat):
            return n
        if own and self.fleet_remains(state, seat):
            out[n] = self.base
            n += 1
        if relic and state.relic_user == seat:
            out[n] = self.base + 1
            n += 1
        return n

    def refusal(self, state: State, code: i64) -> str:
        own = code == self.base
        if own and COUNT[8 * state.hand + SIX] == 0:
            return "dock.ships"
        if not own and not self.relic_is_six(state):
            return "dock.ships"
        seat = state.turn
        closed = self.closed(state, seat)
        if closed:
            return closed
        if own and not self.fleet_remains(state, seat):
            return "terraforming-station.fleet"
        if not own and state.relic_user != seat:
            return "terraforming-station.helmet"
        return ""

    def resolve(self, state: State, code: i64) -> None:
        if code == self.base:
            state.place(self.facility, SIX)
        else:
            state.place_relic(self.facility)
        self.docked(state)
        seat = state.turn
        state.pay(seat, 1, 1)
        ask_where_to_build(state, seat)
