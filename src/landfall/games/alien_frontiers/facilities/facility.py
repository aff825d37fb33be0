"""Docking: ships of the right values, free ports, and the price paid at once.

Four shapes of docking share their codes here: one ship, a pair, a triple, a run of three. Each has its
plain codes and the same with the Relic Ship (`4*`) among the ships, since that die is no player's.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.hands import COUNT, FACES, PAIRS, RUNS, SHOWN, TRIPLES
from landfall.games.alien_frontiers.names import ALIEN_ARTIFACT, FACILITY_NAMES, UNPLACED
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import (
    ASK_CARRY,
    ASK_LAND,
    ASK_MAIN,
    FREE,
    HUB,
    LANDING_BUILT,
    SUPPLY,
    State,
)

RELIC_BIT: Final = 128


class Facility(Rule):
    """An orbital facility where ships dock."""

    def __init__(self, facility: int, ships: int) -> None:
        super().__init__(FACILITY_NAMES[facility], ASK_MAIN)
        self.facility = facility
        self.ships: i64 = ships  # ports one use takes

    def closed(self, state: State, seat: i64) -> str:
        """The rule that closes the facility to the seat now, whatever its dice show."""
        if state.docks[FREE + self.facility] < self.ships:
            return "dock.ports"
        return self.barred(state, seat)

    def barred(self, state: State, seat: i64) -> str:
        """The facility's own conditions beyond ports and dice: prices, colonies, stock."""
        return ""

    def gain(self, state: State, seat: i64, value: i64) -> None:
        """Pay the price and take the benefit of ships just docked; `value` is the (lowest) face."""

    def docked(self, state: State) -> None:
        """What every docking does besides: it settles a moved ship and ends unused cycles."""
        if state.asks == ASK_CARRY:
            state.answered()
        if self.facility != ALIEN_ARTIFACT:
            state.cycles = 0


class Alike(Facility):
    """Ships of one value: one, a pair or a triple. Codes: six faces, then six with the relic."""

    def texts(self) -> list[str]:
        plain = [f"dock {self.key}" + f" {v}" * int(self.ships) for v in range(1, 7)]
        relic = [f"{text}*" for text in plain]
        return plain + relic

    def uses(self, offset: int) -> int:
        face = offset % 6 + 1
        if offset < 6:
            return 1 << face
        return RELIC_BIT | (1 << face if self.ships > 1 else 0)

    def floor(self, state: State, seat: i64) -> i64:
        """The lowest value that may dock."""
        return 1

    def below_floor(self) -> str:
        return "dock.ships"

    def options(self, state: State, out: vec[i64], n: i64) -> i64:
        hand = state.hand
        faces: i64
        if self.ships == 1:
            faces = SHOWN[hand]
        elif self.ships == 2:
            faces = PAIRS[hand]
        else:
            faces = TRIPLES[hand]
        relic = state.relic_place == UNPLACED and (
            COUNT[8 * hand + state.relic_value] >= self.ships - 1
        )
        if faces == 0 and not relic:
            return n
        seat = state.turn
        # What `closed` asks, spelled out: this is the most travelled line of the engine.
        if state.docks[FREE + self.facility] < self.ships or self.barred(state, seat):
            return n
        floor = self.floor(state, seat)
        before = self.base - 1
        if faces != 0:
            for face in FACES[hand]:
                value: i64 = face
                if value >= floor and faces >> value & 1 == 1:
                    out[n] = before + value
                    n += 1
        if relic and state.relic_value >= floor:
            out[n] = before + 6 + state.relic_value
            n += 1
        return n

    def refusal(self, state: State, code: i64) -> str:
        offset = code - self.base
        value = offset % 6 + 1
        own = self.ships
        if offset >= 6:
            own -= 1
            if state.relic_place != UNPLACED or state.relic_value != value:
                return "dock.ships"
        if COUNT[8 * state.hand + value] < own:
            return "dock.ships"
        seat = state.turn
        closed = self.closed(state, seat)
        if closed:
            return closed
        if value < self.floor(state, seat):
            return self.below_floor()
        return ""

    def resolve(self, state: State, code: i64) -> None:
        offset = code - self.base
        value = offset % 6 + 1
        own = self.ships
        if offset >= 6:
            own -= 1
        while own > 0:
            state.place(self.facility, value)
            own -= 1
        if offset >= 6:
            state.place_relic(self.facility)
        self.docked(state)
        self.gain(state, state.turn, value)


class Run(Facility):
    """Three in sequence. Codes: for each lowest face plain, then the relic low, middle, high."""

    def texts(self) -> list[str]:
        lines: list[str] = []
        for low in range(1, 5):
            for relic in range(4):
                dice = [f"{low + k}*" if k + 1 == relic else f"{low + k}" for k in range(3)]
                lines.append(f"dock {self.key} {' '.join(dice)}")
        return lines

    def uses(self, offset: int) -> int:
        low = offset // 4 + 1
        mask = 7 << low
        relic = offset % 4
        if relic:
            mask &= ~(1 << (low + relic - 1))
            mask |= RELIC_BIT
        return mask

    def below(self, state: State, low: i64) -> bool:
        """Is the run too low for the ships that are there?"""
        return False

    def options(self, state: State, out: vec[i64], n: i64) -> i64:
        hand = state.hand
        runs = RUNS[hand]
        shown = SHOWN[hand]
        relic: i64 = state.relic_value if state.relic_place == UNPLACED else 0
        if runs == 0 and relic == 0:
            return n
        if self.closed(state, state.turn):
            return n
        low: i64 = 1
        while low <= 4:
            plain = runs >> low & 1 == 1
            place: i64 = 0
            if relic >= low and relic <= low + 2:
                others = (7 << low) & ~(1 << relic)
                if shown & others == others:
                    place = relic - low + 1
            if (plain or place > 0) and not self.below(state, low):
                if plain:
                    out[n] = self.base + 4 * (low - 1)
                    n += 1
                if place > 0:
                    out[n] = self.base + 4 * (low - 1) + place
                    n += 1
            low += 1
        return n

    def refusal(self, state: State, code: i64) -> str:
        offset = code - self.base
        low = offset // 4 + 1
        place = offset % 4
        others: i64 = 7 << low
        if place > 0:
            relic = low + place - 1
            others &= ~(1 << relic)
            if state.relic_place != UNPLACED or state.relic_value != relic:
                return "dock.ships"
        if SHOWN[state.hand] & others != others:
            return "dock.ships"
        closed = self.closed(state, state.turn)
        if closed:
            return closed
        if self.below(state, low):
            return "raiders-outpost.bump"
        return ""

    def resolve(self, state: State, code: i64) -> None:
        offset = code - self.base
        low = offset // 4 + 1
        place = offset % 4
        self.make_room(state)
        step: i64 = 1
        while step <= 3:
            if step == place:
                state.place_relic(self.facility)
            else:
                state.place(self.facility, low + step - 1)
            step += 1
        self.docked(state)
        self.gain(state, state.turn, low)

    def make_room(self, state: State) -> None:
        """Send the ships that are there away."""


def has_colony_to_build(state: State, seat: i64) -> bool:
    """A colony in hand; or the last one, though it stands on the Colonist Hub."""
    return state.seat[SUPPLY + seat] > 0 or state.seat[HUB + seat] > 0


def ask_where_to_build(state: State, seat: i64) -> None:
    state.ask(ASK_LAND, seat, LANDING_BUILT, 0, 0)
