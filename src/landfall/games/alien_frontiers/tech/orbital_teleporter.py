"""Orbital Teleporter: two fuel dock one of your ships anew elsewhere; discarded, it moves a colony."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.facilities.facility import RELIC_BIT
from landfall.games.alien_frontiers.hands import COUNT, MORE
from landfall.games.alien_frontiers.names import (
    FACILITIES,
    FACILITY_NAMES,
    ORBITAL_TELEPORTER,
    RELIC_SHIP,
    REPULSOR_FIELD,
    SEATS,
    TERRAFORMING_STATION,
    TERRITORIES,
    UNPLACED,
)
from landfall.games.alien_frontiers.state import (
    ASK_CARRY,
    ASK_LAND,
    FIELD,
    FUEL,
    LANDING_MOVED,
    State,
)
from landfall.games.alien_frontiers.tech.polarity_device import colony_texts
from landfall.games.alien_frontiers.tech.tech import Tech

THE_RELIC: Final = FACILITIES * 6


@final
class OrbitalTeleporter(Tech):
    """Codes: for each facility a ship of each face, then the Relic Ship."""

    def __init__(self) -> None:
        super().__init__(ORBITAL_TELEPORTER, 2, THE_RELIC + 1)

    def use_texts(self) -> list[str]:
        ships = [f"{name} {v}" for name in FACILITY_NAMES[:FACILITIES] for v in range(1, 7)]
        return [*ships, RELIC_SHIP]

    def use_options(self, state: State, out: vec[i64], n: i64) -> i64:
        facility: i64 = 0
        while facility < TERRAFORMING_STATION:
            hand = state.docked(facility, state.turn)
            value: i64 = 1
            while hand != 0 and value <= 6:
                if COUNT[8 * hand + value] > 0 and self.finds_port(state, facility, value):
                    out[n] = self.base + 6 * facility + value - 1
                    n += 1
                value += 1
            facility += 1
        if not self.use_refusal(state, THE_RELIC):
            out[n] = self.base + THE_RELIC
            n += 1
        return n

    def use_refusal(self, state: State, offset: i64) -> str:
        facility = offset // 6
        value = offset % 6 + 1
        if offset == THE_RELIC:
            facility = state.relic_place
            value = 0
            if state.relic_user != state.turn or facility >= TERRAFORMING_STATION:
                return "orbital-teleporter.ship"
        elif (
            facility == TERRAFORMING_STATION
            or COUNT[8 * state.docked(facility, state.turn) + value] == 0
        ):
            return "orbital-teleporter.ship"
        if state.fuel(state.turn) < self.price(state, offset):
            return "tech.cost"
        return "" if self.finds_port(state, facility, value) else "orbital-teleporter.nowhere"

    def finds_port(self, state: State, facility: i64, value: i64) -> bool:
        """Has the ship (value 0: the relic) a legal docking anywhere else once it is paid for?"""
        if self.book.takes_any_ship(state, facility):
            return True
        trial = state.copy()
        trial.seat[FUEL + state.turn] -= self.price(state, 0)
        dice = self.lift(trial, facility, value)
        return self.book.can_carry(trial, facility, dice)

    def lift(self, state: State, facility: i64, value: i64) -> i64:
        """Take the ship off its port and hold it; the answer is its bit among the dice."""
        if value == 0:
            state.lift_relic(UNPLACED)
            return RELIC_BIT
        state.undock(facility, state.turn, value)
        state.hand = MORE[8 * state.hand + value]
        return 1 << value

    def use(self, state: State, offset: i64) -> None:
        facility = offset // 6
        value = offset % 6 + 1
        if offset == THE_RELIC:
            facility = state.relic_place
            value = 0
        self.lift(state, facility, value)
        relic: i64 = 1 if value == 0 else 0
        state.ask(ASK_CARRY, state.turn, relic, facility, value)

    def discard_texts(self) -> list[str]:
        return colony_texts()

    def discard_options(self, state: State, out: vec[i64], n: i64) -> i64:
        place: i64 = 0
        while place < SEATS * TERRITORIES:
            if state.land[place] > 0 and place // SEATS != state.land[FIELD + REPULSOR_FIELD]:
                out[n] = self.base + self.paid_codes + place
                n += 1
            place += 1
        return n

    def discard_refusal(self, state: State, offset: i64) -> str:
        if state.land[offset] == 0:
            return "orbital-teleporter.colony"
        if offset // SEATS == state.land[FIELD + REPULSOR_FIELD]:
            return "land.repulsor"
        return ""

    def discard(self, state: State, offset: i64) -> None:
        state.ask(ASK_LAND, state.turn, LANDING_MOVED, offset // SEATS, offset % SEATS)
