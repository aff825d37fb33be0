"""Polarity Device: one fuel flips an unplaced ship; discarded, it swaps two colonies."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_SWAP
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import Box, bit
from landfall.games.alien_frontiers.names import SEAT_LETTERS
from landfall.games.alien_frontiers.planet import move_colony, settle
from landfall.games.alien_frontiers.rule import Rule
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
    book: Book, state: State, apart_from: i64, not_of: i64, base: i64, out: vec[i64], n: i64
) -> i64:
    """Write a code for each colony, but those on one territory and of one seat, that may leave."""
    box = state.box
    repelled = state.covered(book.repulsor)
    fast = book.held_fast(state)
    if not_of >= 0:
        fast |= bit(not_of)
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


def partner_elsewhere(book: Book, state: State, territory: i64, not_of: i64) -> bool:
    """Is there a colony to swap with on another territory, of anybody but one seat?"""
    fast = book.held_fast(state)
    other: i64 = 0
    while other < state.box.territories:
        if other != territory and not state.in_field(other, book.repulsor):
            owner: i64 = 0
            while owner < state.box.seats:
                held = fast >> owner & 1 == 1 or owner == not_of
                if state.colonies(other, owner) > 0 and not held:
                    return True
                owner += 1
        other += 1
    return False


def alike(book: Book, owner: i64) -> i64:
    """The seat with whose colonies one of the owner does not change places; -1 for none."""
    if book.swaps_alike:
        return -1
    return owner


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
        end = colonies_to_leave(self.book, state, -1, -1, self.base + self.paid_codes, out, n)
        start = n
        at = n
        while at < end:
            # Whatever has been left out, and may be written over, is no partner for any other.
            if self.has_partner(state, out, start, end, out[at]):
                out[n] = out[at]
                n += 1
            at += 1
        return n

    def has_partner(self, state: State, out: vec[i64], start: i64, end: i64, code: i64) -> bool:
        """Is one of these colonies on another territory, and another player's where that is asked?"""
        seats = state.box.seats
        mine = code - self.base - self.paid_codes
        at = start
        while at < end:
            other = out[at] - self.base - self.paid_codes
            if other // seats != mine // seats:
                if self.book.swaps_alike or other % seats != mine % seats:
                    return True
            at += 1
        return False

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        territory = offset // state.box.seats
        owner = offset % state.box.seats
        reason = stuck(self.book, state, territory, owner)
        if reason:
            return reason
        if not partner_elsewhere(self.book, state, territory, -1):
            return "polarity-device.two-territories"
        if not partner_elsewhere(self.book, state, territory, alike(self.book, owner)):
            return "polarity-device.two-owners"
        return ""

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        seats = state.box.seats
        state.ask(ASK_SWAP, seat, offset % seats, offset // seats, 0)

    def say_alike(self, q: Question) -> str:
        if q.verb == "swap":
            return "the first colony is the same player's"
        return "every colony that it could change places with is the same player's"

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
    """The colony that changes places with the first: on another territory, another player's."""

    def __init__(self) -> None:
        super().__init__("swap", ASK_SWAP)

    def texts(self) -> list[str]:
        return [f"swap {words}" for words in colony_texts(self.book.box)]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        owner = alike(self.book, state.asked_a())
        return colonies_to_leave(self.book, state, state.asked_b(), owner, self.base, out, n)

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        territory = (code - self.base) // state.box.seats
        owner = (code - self.base) % state.box.seats
        reason = stuck(self.book, state, territory, owner)
        if not reason and territory == state.asked_b():
            return "polarity-device.two-territories"
        if not reason and owner == alike(self.book, state.asked_a()):
            return "polarity-device.two-owners"
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
