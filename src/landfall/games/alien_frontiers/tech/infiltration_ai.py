"""Infiltration A.I.: two fuel gather another player's ship too; discarded, it uses a rival's card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_INFILTRATE, ASK_POWER
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.borrowed import hold
from landfall.games.alien_frontiers.box import (
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
    TECH,
    UNPLACED,
    USED,
    WIDE,
    bit,
    lowest,
)
from landfall.games.alien_frontiers.chance import RollLent
from landfall.games.alien_frontiers.hands import COUNT, SHOWS
from landfall.games.alien_frontiers.names import RELIC_SHIP, SEAT_LETTERS
from landfall.games.alien_frontiers.piles import held_by_others
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.ships import lift_relic, undock
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech, opens_power
from landfall.games.alien_frontiers.turn import go_on_to_roll
from landfall.games.alien_frontiers.words import relic_place

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling

FACES_OF_A_SHIP: Final = 6


@final
class InfiltrationAi(Tech):
    """It asks before the fleet is gathered. Codes: for each card, one a rival who holds it."""

    def __init__(self) -> None:
        super().__init__("infiltration-ai")

    def companions(self) -> list[Rule]:
        return [Infiltrate(self), RollLent()]

    def borrows(self) -> int:
        return 1

    def lends_to_hand(self) -> bool:
        return True

    # -- a rival's card ---------------------------------------------------------------------------

    def also_answers(self) -> list[int]:
        return [ASK_POWER]

    def sets_to_work(self) -> bool:
        return True

    def discard_texts(self) -> list[str]:
        box = self.book.box
        letters = SEAT_LETTERS[: box.seats]
        return [f"{name} {letter}" for name in box.card_names for letter in letters]

    def discard_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Only of cards that an opponent holds."""
        first = self.base + self.paid_codes
        seats = state.box.seats
        cards = held_by_others(state, seat)
        while cards != 0:
            card = lowest(cards)
            if not self.useless(state, seat, card):
                holder: i64 = 0
                while holder < seats:
                    if holder != seat and state.holds(holder, card):
                        if not self.given_used(state, card, holder):
                            out[n] = first + seats * card + holder
                            n += 1
                    holder += 1
            cards &= cards - 1
        return n

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        holder = offset % state.box.seats
        card = offset // state.box.seats
        if holder == seat or not state.holds(holder, card):
            return "infiltration-ai.holder"
        return self.useless(state, seat, card) or self.given_used(state, card, holder)

    def useless(self, state: State, seat: i64, card: i64) -> str:
        """The rule by which the seat can do nothing with a card, whoever holds it; else empty."""
        rule = self.book.techs[card]
        if not rule.can_be_lent() or rule.doubles():
            return "infiltration-ai.card"
        return "" if opens_power(self.book, state, seat, card, 0) else "infiltration-ai.nothing"

    def given_used(self, state: State, card: i64, holder: i64) -> str:
        """The rule by which a card does not work that was used before it was given; else empty."""
        for watching in self.book.watching:
            if watching.gave_used(state, card, holder):
                return "infiltration-ai.used"
        return ""

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        state.ask(ASK_POWER, seat, offset // state.box.seats, self.card, 0)

    # -- what is said of it -----------------------------------------------------------------------

    def say_rival(self, about: Telling) -> str:
        return about.scene.whose(SEAT_LETTERS.index(about.words[-1]))

    def say_not_held(self, q: Question) -> str:
        if q.seat == q.you:
            return "that is you"
        return q.no_such_card or f"{q.who} does not hold {q.the_card}"

    def say_no_target(self, q: Question) -> str:
        state = q.state
        if q.names_relic:
            if state.at[RELIC_USER] == q.you:
                return "the Relic Ship sails for you"
            return f"the Relic Ship is {relic_place(state)}"
        if q.seat == q.you:
            return "that is you"
        if self.book.docks[q.facility].forfeits:
            return f"no ship is taken from {q.the_facility}"
        return f"{q.who} has no ship showing {q.value} at {q.the_facility}"


@final
class Infiltrate(Rule):
    """Codes: for each facility a ship of each seat and face, the Relic Ship, and nobody's ship."""

    def __init__(self, card: InfiltrationAi) -> None:
        super().__init__("infiltrate", ASK_INFILTRATE)
        self.by = card

    def join(self, book: Book) -> None:
        super().join(book)
        self.wake_gate = TECH  # only who holds the card is asked
        self.wake_step = WIDE
        self.wake_bits = bit(book.box.card(self.by.key))

    def texts(self) -> list[str]:
        box = self.book.box
        letters = SEAT_LETTERS[: box.seats]
        ships = [f"{f} {s} {v}" for f in box.facility_names for s in letters for v in range(1, 7)]
        return [*(f"infiltrate {ship}" for ship in ships), f"infiltrate {RELIC_SHIP}", "gather"]

    def comes_before_roll(self) -> bool:
        return True

    def asks_before_roll(self, state: State, seat: i64) -> bool:
        """Asked of a holder who can pay, and for whom there is a ship to take."""
        if not state.holds(seat, self.by.card):
            return False
        return self.has_target(state, seat)

    def price(self, state: State, seat: i64, owner: i64) -> i64:
        """Its fuel, and more for a ship that a shield protects."""
        return self.by.price(state, seat, 0) + self.book.surcharge(state, seat, owner)

    def has_target(self, state: State, seat: i64) -> bool:
        """Is there a ship of another player in reach?"""
        if not self.refusal(state, seat, self.relic_code(state)):
            return True
        for dock in self.book.docks:
            owner: i64 = 0
            while owner < state.box.seats and not dock.forfeits:
                if owner != seat and state.docked(dock.facility, owner) != 0:
                    if self.price(state, seat, owner) <= state.fuel(seat):
                        return True
                owner += 1
        return False

    def relic_code(self, state: State) -> i64:
        return self.base + FACES_OF_A_SHIP * state.box.seats * state.box.facilities

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        last = self.relic_code(state)
        out[n] = last + 1
        n += 1
        rivals = self.in_reach(state, seat)
        facility: i64 = 0
        while facility < state.box.facilities:
            some = rivals
            while some != 0 and not self.book.docks[facility].forfeits:
                owner = lowest(some)
                first = self.base + (facility * state.box.seats + owner) * FACES_OF_A_SHIP - 1
                shown = 8 * state.docked(facility, owner)
                while SHOWS[shown] != 0:
                    out[n] = first + SHOWS[shown]
                    n += 1
                    shown += 1
                some &= some - 1
            facility += 1
        if not self.refusal(state, seat, last):
            out[n] = last
            n += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        last = self.relic_code(state)
        if code == last + 1:
            return ""
        if code == last:
            place = state.at[RELIC_PLACE]
            if place < 0 or self.book.docks[place].forfeits or state.at[RELIC_USER] == seat:
                return "infiltration-ai.target"
            return self.too_dear(state, seat, state.at[RELIC_USER])
        offset = code - self.base
        value = offset % FACES_OF_A_SHIP + 1
        owner = offset // FACES_OF_A_SHIP % state.box.seats
        facility = offset // FACES_OF_A_SHIP // state.box.seats
        if owner == seat or self.book.docks[facility].forfeits:
            return "infiltration-ai.target"
        if COUNT[8 * state.docked(facility, owner) + value] == 0:
            return "infiltration-ai.target"
        return self.too_dear(state, seat, owner)

    def in_reach(self, state: State, seat: i64) -> i64:
        """The other seats whose ships the seat can pay for, a bit each."""
        rivals: i64 = 0
        owner: i64 = 0
        while owner < state.box.seats:
            if owner != seat and not self.too_dear(state, seat, owner):
                rivals |= bit(owner)
            owner += 1
        return rivals

    def too_dear(self, state: State, seat: i64, owner: i64) -> str:
        """The rule that asks for more fuel than the seat has, or the empty string."""
        if state.fuel(seat) < self.by.price(state, seat, 0):
            return "tech.cost"
        short = state.fuel(seat) < self.price(state, seat, owner)
        return "deflector-shield.surcharge" if short else ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        last = self.relic_code(state)
        offset = code - self.base
        owner = offset // FACES_OF_A_SHIP % state.box.seats
        if code <= last:
            whose = state.at[RELIC_USER] if code == last else owner
            state.pay(seat, self.price(state, seat, whose), 0)
            state.at[USED] |= bit(self.by.card)
        if code == last:
            lift_relic(self.book, state, UNPLACED)
            state.at[RELIC_VALUE] = 0
        elif code < last:
            facility = offset // FACES_OF_A_SHIP // state.box.seats
            undock(self.book, state, seat, facility, owner, offset % FACES_OF_A_SHIP + 1)
            hold(state, owner, 0)
        go_on_to_roll(self.book, state, seat, self)
