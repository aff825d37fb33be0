"""Aiming: a card that reaches for another player's ship first names the facility, then the ship."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_AIM
from landfall.games.alien_frontiers.box import (
    BAY,
    IN_BAY,
    RELIC_PLACE,
    RELIC_USER,
    bit,
    lowest,
)
from landfall.games.alien_frontiers.hands import COUNT, SHOWS
from landfall.games.alien_frontiers.names import BRETHREN_SHIP, RELIC_SHIP, SEAT_LETTERS
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.words import facility, relic_place, standing, the_bay

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question

RELIC: Final = 7
"""Where a ship's value stands, this means the Relic Ship."""
BRETHREN_DIE: Final = 8
"""And this the Brethren Ship."""
NO_PORT_TO_PORT: Final = "no card moves the Brethren Ship from port to port"


@mypyc_attr(allow_interpreted_subclasses=True)
class Aimed(Tech):
    """A card whose power picks out one ship of another player at a facility."""

    def use_texts(self) -> list[str]:
        return list(self.book.box.facility_names)

    def aim_refusal(
        self, state: State, seat: i64, why: i64, facility: i64, owner: i64, value: i64
    ) -> str:
        """The rule that forbids this ship as a target, or the empty string."""
        return missing(state, seat, facility, owner, value)

    def surcharge(self, state: State, seat: i64, owner: i64, value: i64) -> i64:
        """What this ship costs besides the card's own price."""
        whose = state.at[RELIC_USER] if value == RELIC else owner
        if value == BRETHREN_DIE:
            whose = state.brethren_owner()
        return self.book.surcharge(state, seat, whose)

    def offer_facilities(
        self, state: State, seat: i64, why: i64, facilities: i64, base: i64, out: vec[i64], n: i64
    ) -> i64:
        """Write a code for each of the first facilities that has a target."""
        docks = min(facilities, state.box.facilities)
        some = with_others(state, seat) & bit(docks) - 1
        while some != 0:
            facility = lowest(some)
            if not self.no_target(state, seat, why, facility):
                out[n] = base + facility
                n += 1
            some &= some - 1
        if docks < facilities and others_at(state, seat, docks):
            if not self.no_target(state, seat, why, docks):
                out[n] = base + docks
                n += 1
        return n

    def no_target(self, state: State, seat: i64, why: i64, facility: i64) -> str:
        """Why no ship there can be aimed at; empty when one can."""
        reason = "plasma-cannon.target"
        if relic_at(state, facility) and state.at[RELIC_USER] != seat:
            reason = self.aim_refusal(state, seat, why, facility, 0, RELIC)
            if not reason:
                return ""
        if state.brethren_at() == facility and state.brethren_owner() != seat:
            reason = self.aim_refusal(state, seat, why, facility, 0, BRETHREN_DIE)
            if not reason:
                return ""
        box = state.box
        row = box.docks + box.row * facility
        owner: i64 = 0
        while owner < box.seats:
            if owner != seat:
                if facility == box.facilities:
                    if state.of(BAY, owner) > 0:
                        reason = self.aim_refusal(state, seat, why, facility, owner, 0)
                        if not reason:
                            return ""
                elif state.at[row + owner] != 0:
                    at = 8 * state.at[row + owner]
                    while SHOWS[at] != 0:
                        reason = self.aim_refusal(state, seat, why, facility, owner, SHOWS[at])
                        if not reason:
                            return ""
                        at += 1
            owner += 1
        return reason

    # -- what is said of it -----------------------------------------------------------------------

    def say_own_ship(self, q: Question) -> str:
        if q.names_brethren:
            return "the Brethren Ship sails for you"
        return "the Relic Ship sails for you" if q.names_relic else "that is you"

    def say_no_target_there(self, q: Question) -> str:
        """What stands, or does not stand, where the card reaches."""
        state = q.state
        place = aimed_at(q)
        bay = the_bay(state.box)
        if q.names_relic:
            where = f"the Relic Ship is {relic_place(state)}"
            return self.say_own_ship(q) if relic_at(state, place) else where
        if q.names_brethren:
            if state.brethren_at() != place:
                return "the Brethren Ship is not there"
            return NO_PORT_TO_PORT if brethren_of_others(q, place) else self.say_own_ship(q)
        if q.verb != "aim":
            return self.say_no_ship_at(q, place)
        if q.seat == q.you:
            return self.say_own_ship(q)
        if place != state.box.facilities:
            there = f"at the {facility(state.box, place)}"
            if q.values == [0]:
                said = f"0 stands for ships in {bay}, not {there}"
            else:
                said = f"{q.who} has no ship showing {q.value} {there}"
            return f"{said}; {standing(state, place)}"
        if q.seat in owners_at(q, place):
            return f"ships in {bay} have no value; `aim {q.who} 0` names one"
        return f"{q.who} has no ship in {bay}"

    def say_no_ship_at(self, q: Question, place: int) -> str:
        docks = self.book.docks
        if place < len(docks) and docks[place].forfeits and owners_at(q, place):
            return f"{q.the_power} takes no ship from {q.the_facility}"
        return no_other_ship(q, place, f"the {facility(q.state.box, place)}")


def aimed_at(q: Question) -> int:
    """The facility the action reaches for: named, or named when the aiming began."""
    return int(q.state.asked_b()) if q.verb == "aim" else q.facility


def brethren_of_others(q: Question, place: int) -> bool:
    """Does the Brethren Ship stand there, and not for whoever asks?"""
    return q.state.brethren_at() == place and q.state.brethren_owner() != q.you


def no_other_ship(q: Question, place: int, there: str) -> str:
    """That no ship there can be taken by a card which docks or tows it elsewhere."""
    if brethren_of_others(q, place):
        return f"{NO_PORT_TO_PORT}, and no other ship of another player is at {there}"
    return f"no ship of another player is at {there}"


def owners_at(q: Question, place: int) -> list[int]:
    """The other seats that have ships of their colour at a place."""
    others = [seat for seat in range(int(q.state.seats)) if seat != q.you]
    if place == q.state.box.facilities:
        return [seat for seat in others if q.state.of(BAY, seat) > 0]
    return [seat for seat in others if q.state.docked(place, seat) != 0]


def relic_at(state: State, facility: i64) -> bool:
    """Does the Relic Ship stand there? The Maintenance Bay counts as the last facility."""
    place = state.at[RELIC_PLACE]
    return place == facility or (place == IN_BAY and facility == state.box.facilities)


def others_at(state: State, seat: i64, facility: i64) -> bool:
    """Is there any ship that is not of the seat's colour?"""
    box = state.box
    if relic_at(state, facility) or state.brethren_at() == facility:
        return True
    if facility < box.facilities:
        return others_in(state.at, box.docks + box.row * facility, box.seats, seat)
    owner: i64 = 0
    while owner < box.seats:
        if owner != seat and state.of(BAY, owner) != 0:
            return True
        owner += 1
    return False


def with_others(state: State, seat: i64) -> i64:
    """The facilities at which any ship stands that is not of the seat's colour, a bit each."""
    numbers = state.at
    seats = state.box.seats
    end = state.box.land
    there: i64 = 0
    here: i64 = 1
    row = state.box.docks
    while row < end:
        ships = -numbers[row + seat]
        ports = row + seats  # which come after the ships of all seats
        while row < ports:
            ships += numbers[row]
            row += 1
        if ships != 0:
            there |= here
        row += 1
        here += here
    if numbers[RELIC_PLACE] >= 0:
        there |= bit(numbers[RELIC_PLACE])
    brethren = state.brethren_at()
    if brethren >= 0:
        there |= bit(brethren)
    return there


def others_in(numbers: vec[i64], row: i64, seats: i64, seat: i64) -> bool:
    """Has any seat but this one ships at the facility whose row begins there?"""
    ships = -numbers[row + seat]
    end = row + seats
    while row < end:
        ships += numbers[row]
        row += 1
    return ships != 0


def present(state: State, facility: i64, owner: i64, value: i64) -> bool:
    """Ships in the Maintenance Bay have no value: 0 stands for any of them."""
    if facility == state.box.facilities:
        return value == 0 and state.of(BAY, owner) > 0
    return value > 0 and COUNT[8 * state.docked(facility, owner) + value] > 0


def missing(state: State, seat: i64, facility: i64, owner: i64, value: i64) -> str:
    """Never your own ships, and only ships that are there."""
    if value == RELIC:
        if not relic_at(state, facility):
            return "plasma-cannon.target"
        return "plasma-cannon.own" if state.at[RELIC_USER] == seat else ""
    if value == BRETHREN_DIE:
        if state.brethren_at() != facility:
            return "plasma-cannon.target"
        return "plasma-cannon.own" if state.brethren_owner() == seat else ""
    if owner >= state.box.seats:
        return "plasma-cannon.target"
    if owner == seat:
        return "plasma-cannon.own"
    return "" if present(state, facility, owner, value) else "plasma-cannon.target"


@final
class Aim(Rule):
    """Codes: for each seat a ship of value 0 (in the Bay) to 6, then the Relic Ship.

    Last, where there is one, the Brethren Ship.
    """

    def __init__(self) -> None:
        super().__init__("aim", ASK_AIM)
        self.calm = True

    def texts(self) -> list[str]:
        letters = SEAT_LETTERS[: self.book.box.seats]
        ships = [f"aim {letter} {value}" for letter in letters for value in range(RELIC)]
        others = [RELIC_SHIP, BRETHREN_SHIP] if self.book.box.brethren >= 0 else [RELIC_SHIP]
        return [*ships, *[f"aim {ship}" for ship in others]]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        owner: i64 = 0
        while owner < state.box.seats:
            value: i64 = 0
            while value < RELIC:
                code = self.base + RELIC * owner + value
                if present(state, state.asked_b(), owner, value) and not self.refusal(
                    state, seat, code
                ):
                    out[n] = code
                    n += 1
                value += 1
            owner += 1
        code = self.base + RELIC * state.box.seats
        if not self.refusal(state, seat, code):
            out[n] = code
            n += 1
        if state.box.brethren >= 0 and not self.refusal(state, seat, code + 1):
            out[n] = code + 1
            n += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        owner = (code - self.base) // RELIC
        value = (code - self.base) % RELIC
        if owner == state.box.seats:
            value += RELIC
        why = state.asked_a()
        return self.book.aimed[why].aim_refusal(state, seat, why, state.asked_b(), owner, value)

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        owner = (code - self.base) // RELIC
        value = (code - self.base) % RELIC
        if owner == state.box.seats:
            value += RELIC
        why = state.asked_a()
        self.book.aimed[why].aim(state, seat, why, state.asked_b(), owner, value)
