"""Polarity Device: one fuel flips an unplaced ship; discarded, it swaps two colonies."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_SWAP
from landfall.games.alien_frontiers.box import Box
from landfall.games.alien_frontiers.names import SEAT_LETTERS
from landfall.games.alien_frontiers.planet import move_colony, settle
from landfall.games.alien_frontiers.rule import Book, Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Turner
from landfall.games.alien_frontiers.words import territory

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question


def colony_texts(box: Box) -> list[str]:
    """Every colony there could be: for each territory, one a seat."""
    letters = SEAT_LETTERS[: box.seats]
    return [f"{letter} {name}" for name in box.territory_names for letter in letters]


def stuck(book: Book, state: State, territory: i64, owner: i64) -> str:
    """Why a colony cannot be chosen to leave."""
    if state.colonies(territory, owner) == 0:
        return "polarity-device.colony"
    if state.in_field(territory, book.repulsor):
        return "land.repulsor"
    if book.held_fast(state) >> owner & 1 == 1:
        return "magnetic-lockdown.locked"
    return ""


def colonies_to_leave(
    book: Book, state: State, apart_from: i64, base: i64, out: vec[i64], n: i64
) -> i64:
    """Write a code for each seat that has a colony on a territory and may take it away."""
    box = state.box
    repelled = state.covered(book.repulsor)
    fast = book.held_fast(state)
    seats = box.seats
    row = box.land
    code = base
    territory: i64 = 0
    while territory < box.territories:
        if territory != apart_from and repelled >> territory & 1 == 0:
            owner: i64 = 0
            while owner < seats:
                if state.at[row + owner] > 0 and fast >> owner & 1 == 0:
                    out[n] = code + owner
                    n += 1
                owner += 1
        row += box.row
        code += seats
        territory += 1
    return n


def partner_elsewhere(book: Book, state: State, territory: i64) -> bool:
    """Is there a colony to swap with on another territory?"""
    fast = book.held_fast(state)
    other: i64 = 0
    while other < state.box.territories:
        if other != territory and not state.in_field(other, book.repulsor):
            owner: i64 = 0
            while owner < state.box.seats:
                if state.colonies(other, owner) > 0 and fast >> owner & 1 == 0:
                    return True
                owner += 1
        other += 1
    return False


@final
class PolarityDevice(Turner):
    def __init__(self) -> None:
        super().__init__("polarity-device")

    def companions(self) -> list[Rule]:
        return [Swap()]

    def turned(self, value: i64) -> i64:
        return 7 - value

    def discard_texts(self) -> list[str]:
        return colony_texts(self.book.box)

    def discard_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        end = colonies_to_leave(self.book, state, -1, self.base + self.paid_codes, out, n)
        if end == n:
            return n
        # The first and the last are on the same territory only if all are.
        first = (out[n] - self.base - self.paid_codes) // state.box.seats
        last = (out[end - 1] - self.base - self.paid_codes) // state.box.seats
        return end if first != last else n

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        territory = offset // state.box.seats
        reason = stuck(self.book, state, territory, offset % state.box.seats)
        if not reason and not partner_elsewhere(self.book, state, territory):
            return "polarity-device.two-territories"
        return reason

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        seats = state.box.seats
        state.ask(ASK_SWAP, seat, offset % seats, offset // seats, 0)

    def say_no_partner(self, q: Question) -> str:
        if q.verb == "swap":
            return f"the first colony is on {territory(q.state.box, int(q.state.asked_b()))} too"
        return "no colony on another territory can change places with it"

    def say_partner(self, q: Question) -> str:
        if q.verb == "swap":
            return "the first colony is there"
        return "needs colonies on two territories"


@final
class Swap(Rule):
    """The colony that changes places with the first: on another territory, anyone's."""

    def __init__(self) -> None:
        super().__init__("swap", ASK_SWAP)

    def texts(self) -> list[str]:
        return [f"swap {words}" for words in colony_texts(self.book.box)]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        return colonies_to_leave(self.book, state, state.asked_b(), self.base, out, n)

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        territory = (code - self.base) // state.box.seats
        owner = (code - self.base) % state.box.seats
        reason = stuck(self.book, state, territory, owner)
        if not reason and territory == state.asked_b():
            return "polarity-device.two-territories"
        return reason

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        owner = state.asked_a()
        here = state.asked_b()
        state.answered()
        there = (code - self.base) // state.box.seats
        other = (code - self.base) % state.box.seats
        move_colony(state, owner, here, there)
        move_colony(state, other, there, here)
        settle(self.book, state, here)
        settle(self.book, state, there)
