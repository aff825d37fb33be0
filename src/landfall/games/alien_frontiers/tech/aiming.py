"""Aiming: a card that reaches for another player's ship first names the facility, then the ship."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.hands import COUNT, FACES
from landfall.games.alien_frontiers.names import (
    FACILITIES,
    FACILITY_NAMES,
    MAINTENANCE_BAY,
    RELIC_SHIP,
    SEAT_LETTERS,
    SEATS,
)
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import ASK_AIM, BAY, State
from landfall.games.alien_frontiers.tech.tech import Tech

RELIC: Final = 7
"""Where a ship's value stands, this means the Relic Ship."""


class Aimed(Tech):
    """A card whose power picks out one ship of another player at a facility."""

    def use_texts(self) -> list[str]:
        return list(FACILITY_NAMES[:FACILITIES])

    def aim_refusal(self, state: State, why: i64, facility: i64, owner: i64, value: i64) -> str:
        """The rule that forbids this ship as a target, or the empty string."""
        return missing(state, facility, owner, value)

    def offer_facilities(
        self, state: State, why: i64, facilities: i64, base: i64, out: vec[i64], n: i64
    ) -> i64:
        """Write a code for each of the first facilities that has a target."""
        facility: i64 = 0
        while facility < facilities:
            if self.has_target(state, why, facility):
                out[n] = base + facility
                n += 1
            facility += 1
        return n

    def has_target(self, state: State, why: i64, facility: i64) -> bool:
        return not self.no_target(state, why, facility)

    def no_target(self, state: State, why: i64, facility: i64) -> str:
        """Why no ship there can be aimed at; empty when one can."""
        reason = "plasma-cannon.target"
        if state.relic_place == facility and state.relic_user != state.turn:
            reason = self.aim_refusal(state, why, facility, 0, RELIC)
            if not reason:
                return ""
        owner: i64 = 0
        while owner < state.seats:
            if owner != state.turn:
                if facility == MAINTENANCE_BAY:
                    if state.seat[BAY + owner] > 0:
                        reason = self.aim_refusal(state, why, facility, owner, 0)
                        if not reason:
                            return ""
                else:
                    for face in FACES[state.docks[SEATS * facility + owner]]:
                        reason = self.aim_refusal(state, why, facility, owner, face)
                        if not reason:
                            return ""
            owner += 1
        return reason


def present(state: State, facility: i64, owner: i64, value: i64) -> bool:
    """Ships in the Maintenance Bay have no value: 0 stands for any of them."""
    if facility == MAINTENANCE_BAY:
        return value == 0 and state.seat[BAY + owner] > 0
    return value > 0 and COUNT[8 * state.docked(facility, owner) + value] > 0


def missing(state: State, facility: i64, owner: i64, value: i64) -> str:
    """Never your own ships, and only ships that are there."""
    if value == RELIC:
        if state.relic_place != facility:
            return "plasma-cannon.target"
        return "plasma-cannon.own" if state.relic_user == state.turn else ""
    if owner >= state.seats:
        return "plasma-cannon.target"
    if owner == state.turn:
        return "plasma-cannon.own"
    return "" if present(state, facility, owner, value) else "plasma-cannon.target"


@final
class Aim(Rule):
    """Codes: for each seat a ship of value 0 (in the Bay) to 6, and last the Relic Ship."""

    def __init__(self) -> None:
        super().__init__("aim", ASK_AIM)

    def texts(self) -> list[str]:
        ships = [f"aim {letter} {value}" for letter in SEAT_LETTERS for value in range(RELIC)]
        return [*ships, f"aim {RELIC_SHIP}"]

    def options(self, state: State, out: vec[i64], n: i64) -> i64:
        owner: i64 = 0
        while owner < state.seats:
            value: i64 = 0
            while value < RELIC:
                code = self.base + RELIC * owner + value
                if present(state, state.asked_b(), owner, value) and not self.refusal(state, code):
                    out[n] = code
                    n += 1
                value += 1
            owner += 1
        code = self.base + RELIC * SEATS
        if not self.refusal(state, code):
            out[n] = code
            n += 1
        return n

    def refusal(self, state: State, code: i64) -> str:
        owner = (code - self.base) // RELIC
        value = (code - self.base) % RELIC
        if owner == SEATS:
            value = RELIC
        why = state.asked_a()
        return self.book.aimed[why].aim_refusal(state, why, state.asked_b(), owner, value)

    def resolve(self, state: State, code: i64) -> None:
        owner = (code - self.base) // RELIC
        value = (code - self.base) % RELIC
        if owner == SEATS:
            value = RELIC
        why = state.asked_a()
        self.book.aimed[why].aim(state, why, state.asked_b(), owner, value)
