"""Docking: ships of the right values, free ports, and the price paid at once.

Four shapes of docking share their codes here: one ship, a pair, a triple, a run of three. Each has its
plain codes and the same with the Relic Ship (`4*`) among the ships, since that die is no player's.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_CARRY, ASK_LAND, ASK_MAIN, LANDING_BUILT
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.borrowed import none_taken, put_down, to_dock
from landfall.games.alien_frontiers.box import (
    ACTOR,
    ASKS,
    CYCLES,
    HAND,
    HUB,
    RELIC_HERE,
    RELIC_VALUE,
    SUPPLY,
    WIDE,
    bit,
)
from landfall.games.alien_frontiers.hands import (
    COUNT,
    LESS,
    MORE,
    PAIRS,
    RUNS,
    SHOWN,
    SHOWS,
    TRIPLES,
)
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.ships import place_relic
from landfall.games.alien_frontiers.state import State

RELIC_BIT: Final = 128
FACES_OF_A_SHIP: Final = 6

RICH: Final = 3
"""From so many resources of a kind on, a rule of thumb no longer calls them short."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Facility(Rule):
    """An orbital facility where ships dock."""

    def __init__(self, key: str, ships: int) -> None:
        super().__init__(key, ASK_MAIN)
        self.ships = ships
        self.row: i64 = 0  # where the seats' ships lie
        self.free: i64 = 0  # where the number of its free ports lies
        self.keeps_cycles = False  # docking here leaves cycles of the display open
        self.with_docking = True
        self.calm = True
        self.priced = False  # docking here costs something, which may be bent

    def join(self, book: Book) -> None:
        super().join(book)
        box = book.box
        self.facility = box.facility(self.key)
        self.row = box.docks + box.row * self.facility
        self.free = self.row + box.seats

    def room(self, state: State, seat: i64) -> i64:
        """The ports that are free for the seat."""
        return state.at[self.free]

    def closed(self, state: State, seat: i64) -> str:
        """The rule that closes the facility to the seat now, whatever its dice show."""
        if state.at[self.free] < self.ships:
            return "dock.ports"
        return self.barred(state, seat)

    def barred(self, state: State, seat: i64) -> str:
        """The facility's own conditions beyond ports and dice: prices, colonies, stock."""
        return ""

    def asking(self, state: State, seat: i64) -> list[int] | None:
        """Fuel and ore that a docking costs the seat here; None where it has nothing to gain."""
        return [0, 0]

    def gain(self, state: State, seat: i64, value: i64) -> None:
        """Pay the price and take the benefit of ships just docked; `value` is the (lowest) face."""

    def take(self, state: State, seat: i64, value: i64) -> None:
        """One of the seat's unplaced ships docks here, or the other player's ship being moved."""
        numbers = state.at
        owner = seat
        if not none_taken(numbers) and not self.forfeits:
            ship = to_dock(state, value)
            if ship >= 0:
                owner = put_down(state, ship, self.facility)
        numbers[HAND] = LESS[8 * numbers[HAND] + value]
        numbers[self.row + owner] = MORE[8 * numbers[self.row + owner] + value]
        numbers[self.free] -= 1
        self.arrives(state, seat, owner, value)

    def docked(self, state: State) -> None:
        """What every docking does besides: it settles a moved ship and ends unused cycles."""
        self.book.placed(state, state.at[ACTOR])
        if state.at[ASKS] == ASK_CARRY:
            state.answered()
        if not self.keeps_cycles:
            state.at[CYCLES] = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Alike(Facility):
    """Ships of one value: one, a pair or a triple. Codes: six faces, then six with the relic."""

    def join(self, book: Book) -> None:
        super().join(book)
        self.gate = self.free

    def texts(self) -> list[str]:
        plain = [f"dock {self.key}" + f" {v}" * int(self.ships) for v in range(1, 7)]
        relic = [f"{text}*" for text in plain]
        return plain + relic

    def uses(self, offset: int) -> int:
        face = offset % 6 + 1
        if offset < 6:
            return bit(face)
        return RELIC_BIT | (bit(face) if self.ships > 1 else 0)

    def docks_alone(self, code: i64) -> bool:
        return self.ships == 1 and code - self.base < 2 * FACES_OF_A_SHIP

    def floor(self, state: State, seat: i64) -> i64:
        """The lowest value that may dock."""
        return 1

    def below_floor(self) -> str:
        return "dock.ships"

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        hand = state.at[HAND]
        faces: i64
        if self.ships == 1:
            faces = SHOWN[hand]
        elif self.ships == 2:
            faces = PAIRS[hand]
        else:
            faces = TRIPLES[hand]
        relic = state.at[RELIC_HERE] == 1 and (
            COUNT[8 * hand + state.at[RELIC_VALUE]] >= self.ships - 1
        )
        if faces == 0 and not relic:
            return n
        # What `closed` asks, spelled out: this is the most travelled line of the engine.
        if state.at[self.free] < self.ships or self.barred(state, seat):
            return n
        floor = self.floor(state, seat)
        before = self.base - 1
        if faces != 0:
            at = 8 * hand
            value = SHOWS[at]
            while value != 0:
                if value >= floor and faces >> value & 1 == 1:
                    out[n] = before + value
                    n += 1
                at += 1
                value = SHOWS[at]
        if relic and state.at[RELIC_VALUE] >= floor:
            out[n] = before + 6 + state.at[RELIC_VALUE]
            n += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        offset = code - self.base
        value = offset % 6 + 1
        own = self.ships
        if offset >= 6:
            own -= 1
            if state.at[RELIC_HERE] == 0 or state.at[RELIC_VALUE] != value:
                return "dock.ships"
        if COUNT[8 * state.at[HAND] + value] < own:
            return "dock.ships"
        closed = self.closed(state, seat)
        if closed:
            return closed
        if value < self.floor(state, seat):
            return self.below_floor()
        return ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        offset = code - self.base
        value = offset % 6 + 1
        own = self.ships
        if offset >= 6:
            own -= 1
        while own > 0:
            self.take(state, seat, value)
            own -= 1
        if offset >= 6:
            place_relic(self.book, state, seat, self.facility)
        self.docked(state)
        self.gain(state, seat, value)


@mypyc_attr(allow_interpreted_subclasses=True)
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
        mask = 7 * bit(low)
        relic = offset % 4
        if relic:
            mask &= ~bit(low + relic - 1)
            mask |= RELIC_BIT
        return mask

    def below(self, state: State, seat: i64, low: i64) -> bool:
        """Is the seat's run too low for the ships that are there?"""
        return False

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        hand = state.at[HAND]
        runs = RUNS[hand]
        shown = SHOWN[hand]
        relic: i64 = 0
        if state.at[RELIC_HERE] == 1:
            relic = state.at[RELIC_VALUE]
        if runs == 0 and relic == 0:
            return n
        if self.closed(state, seat):
            return n
        low: i64 = 1
        while low <= 4:
            plain = runs >> low & 1 == 1
            place: i64 = 0
            if relic >= low and relic <= low + 2:
                others = (7 * bit(low)) & ~bit(relic)
                if shown & others == others:
                    place = relic - low + 1
            if (plain or place > 0) and not self.below(state, seat, low):
                if plain:
                    out[n] = self.base + 4 * (low - 1)
                    n += 1
                if place > 0:
                    out[n] = self.base + 4 * (low - 1) + place
                    n += 1
            low += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        offset = code - self.base
        low = offset // 4 + 1
        place = offset % 4
        others: i64 = 7 * bit(low)
        if place > 0:
            relic = low + place - 1
            others &= ~bit(relic)
            if state.at[RELIC_HERE] == 0 or state.at[RELIC_VALUE] != relic:
                return "dock.ships"
        if SHOWN[state.at[HAND]] & others != others:
            return "dock.ships"
        closed = self.closed(state, seat)
        if closed:
            return closed
        if self.below(state, seat, low):
            return self.outranked
        return ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        offset = code - self.base
        low = offset // 4 + 1
        self.put_run(state, seat, low, offset % 4)
        self.docked(state)
        self.gain(state, seat, low)

    def put_run(self, state: State, seat: i64, low: i64, place: i64) -> None:
        """Three ships take the ports; `place` is that of the Relic Ship among them, from one on."""
        self.make_room(state)
        step: i64 = 1
        while step <= 3:
            if step == place:
                place_relic(self.book, state, seat, self.facility)
            else:
                self.take(state, seat, low + step - 1)
            step += 1

    def make_room(self, state: State) -> None:
        """Send the ships that are there away."""


def has_colony_to_build(state: State, seat: i64) -> bool:
    """A colony in hand; or the last one, though it stands on the Colonist Hub."""
    return state.at[SUPPLY + WIDE * seat] > 0 or state.at[HUB + WIDE * seat] > 0


def ask_where_to_build(state: State, seat: i64, due: i64) -> None:
    """`due` is the ore to pay where opponents have colonies."""
    state.ask(ASK_LAND, seat, LANDING_BUILT, 0, due)
