"""Polarity Device: one fuel flips an unplaced ship; discarded, it swaps two colonies."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.names import (
    POLARITY_DEVICE,
    REPULSOR_FIELD,
    SEAT_LETTERS,
    SEATS,
    TERRITORIES,
    TERRITORY_NAMES,
)
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import ASK_SWAP, FIELD, State
from landfall.games.alien_frontiers.tech.tech import Turner


def colony_texts() -> list[str]:
    """Every colony there could be: for each territory, one a seat."""
    return [f"{letter} {name}" for name in TERRITORY_NAMES for letter in SEAT_LETTERS]


def stuck(state: State, place: i64) -> str:
    """Why the colony at `place` (six seats a territory) cannot be chosen to leave."""
    if place % SEATS >= state.seats or state.land[place] == 0:
        return "polarity-device.colony"
    if place // SEATS == state.land[FIELD + REPULSOR_FIELD]:
        return "land.repulsor"
    return ""


def partner_elsewhere(state: State, territory: i64) -> bool:
    """Is there a colony to swap with on another territory?"""
    other: i64 = 0
    while other < TERRITORIES:
        if other != territory and other != state.land[FIELD + REPULSOR_FIELD]:
            if state.colonies_on(other) > 0:
                return True
        other += 1
    return False


@final
class PolarityDevice(Turner):
    def __init__(self) -> None:
        super().__init__(POLARITY_DEVICE, 1)

    def companions(self) -> list[Rule]:
        return [Swap()]

    def turned(self, value: i64) -> i64:
        return 7 - value

    def discard_texts(self) -> list[str]:
        return colony_texts()

    def discard_options(self, state: State, out: vec[i64], n: i64) -> i64:
        place: i64 = 0
        while place < SEATS * TERRITORIES:
            if state.land[place] > 0 and not self.discard_refusal(state, place):
                out[n] = self.base + self.paid_codes + place
                n += 1
            place += 1
        return n

    def discard_refusal(self, state: State, offset: i64) -> str:
        reason = stuck(state, offset)
        if not reason and not partner_elsewhere(state, offset // SEATS):
            return "polarity-device.two-territories"
        return reason

    def discard(self, state: State, offset: i64) -> None:
        state.ask(ASK_SWAP, state.turn, offset % SEATS, offset // SEATS, 0)


@final
class Swap(Rule):
    """The colony that changes places with the first: on another territory, anyone's."""

    def __init__(self) -> None:
        super().__init__("swap", ASK_SWAP)

    def texts(self) -> list[str]:
        return [f"swap {words}" for words in colony_texts()]

    def options(self, state: State, out: vec[i64], n: i64) -> i64:
        place: i64 = 0
        while place < SEATS * TERRITORIES:
            if state.land[place] > 0 and not self.refusal(state, self.base + place):
                out[n] = self.base + place
                n += 1
            place += 1
        return n

    def refusal(self, state: State, code: i64) -> str:
        place = code - self.base
        reason = stuck(state, place)
        if not reason and place // SEATS == state.asked_b():
            return "polarity-device.two-territories"
        return reason

    def resolve(self, state: State, code: i64) -> None:
        owner = state.asked_a()
        here = state.asked_b()
        state.answered()
        there = (code - self.base) // SEATS
        other = (code - self.base) % SEATS
        state.land[SEATS * here + owner] -= 1
        state.land[SEATS * here + other] += 1
        state.land[SEATS * there + other] -= 1
        state.land[SEATS * there + owner] += 1
        state.settle(here)
        state.settle(there)
