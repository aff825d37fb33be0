"""Alien tech: pay fuel for one power or give the card up for the other, each card once a turn.

A card's codes are those of its paid power, then those of its discard power. How many discard powers
may be used in a turn, whatever the cards, is a question of the book; the printed answer is one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_MAIN, ASK_POWER, ASK_RELIC
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.borrowed import (
    holds_lent,
    in_hand,
    lent_turned,
    none_taken,
    of_borrowed,
    own_in_hand,
)
from landfall.games.alien_frontiers.box import (
    ASKS,
    CARRIED,
    CARRIED_VALUE,
    DISCARDED,
    HAND,
    RELIC_HERE,
    RELIC_USER,
    RELIC_VALUE,
    USED,
    bit,
    is_mark,
    is_set,
)
from landfall.games.alien_frontiers.hands import COUNT, FACES, LESS, MORE
from landfall.games.alien_frontiers.names import SEAT_LETTERS
from landfall.games.alien_frontiers.piles import follow_discard, to_discards
from landfall.games.alien_frontiers.planet import put_field
from landfall.games.alien_frontiers.rule import TECH_FUEL, Rule
from landfall.games.alien_frontiers.state import State, zeros

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.story.telling import Telling

NO_FIELD: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Tech(Rule):
    """A card with its two powers."""

    def __init__(self, key: str, field: str = "") -> None:
        """`field` is the generator its discard power places or moves."""
        super().__init__(key, ASK_MAIN)
        self.fuel: i64 = 0  # the printed price
        self.discard_codes: i64 = 0  # how many of its codes use the discard power
        self.tried: vec[i64] = zeros(0)  # room for uses that are only looked at
        self.lendable = False  # others can use its paid power
        self.field_name = field
        self.field: i64 = NO_FIELD

    def join(self, book: Book) -> None:
        super().join(book)
        self.card = book.box.card(self.key)
        self.field = book.box.field(self.field_name)
        self.paid_codes = len(self.use_texts())
        self.tried = zeros(int(self.paid_codes))
        self.discard_codes = len(self.discard_texts())
        # Nothing may come to lie on a card that is not the seat's.
        lies_on_it = [name for name in self.keeps() if not is_set(name) and not is_mark(name)]
        self.lendable = self.paid_codes > 0 and not lies_on_it

    # -- the two powers, told apart by the offset of a code --------------------------------------

    def use_texts(self) -> list[str]:
        return []

    def discard_texts(self) -> list[str]:
        if self.field == NO_FIELD:
            return []
        return list(self.book.box.territory_names)

    def texts(self) -> list[str]:
        uses = [f"use {self.key} {words}".rstrip() for words in self.use_texts()]
        discards = [f"discard {self.key} {words}".rstrip() for words in self.discard_texts()]
        return uses + discards

    def price(self, state: State, seat: i64, offset: i64) -> i64:
        """Fuel for the paid power after all bonuses."""
        return self.book.asked(TECH_FUEL, state, seat, self.fuel)

    def use_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        offset: i64 = 0
        while offset < self.paid_codes:
            if not self.use_refusal(state, seat, offset):
                out[n] = self.base + offset
                n += 1
            offset += 1
        return n

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        return ""

    def use(self, state: State, seat: i64, offset: i64) -> None:
        """The paid power; its price is paid already."""

    def discard_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        first = self.base + self.paid_codes
        placed = self.field != NO_FIELD
        lies = state.covered(self.field)
        offset: i64 = 0
        while offset < self.discard_codes:
            # A field's own reason is asked for right here: it is met at most decisions.
            there = lies >> offset & 1 == 1
            refused = there if placed else self.discard_refusal(state, seat, offset) != ""
            if not refused:
                out[n] = first + offset
                n += 1
            offset += 1
        return n

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        """A field generator on the board must go to a different territory."""
        placed = self.field != NO_FIELD and state.in_field(offset, self.field)
        return "field.elsewhere" if placed else ""

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        """The discard power; the card lies in the discards already."""
        if self.field != NO_FIELD:
            put_field(self.book, state, self.field, offset)

    def can_be_doubled(self) -> bool:
        return self.paid_codes > 0 and self.fuel > 0

    def can_be_lent(self) -> bool:
        return self.lendable

    def use_lent(self, state: State, seat: i64, offset: i64) -> None:
        """The paid power, used by a seat that has set a card to work that is not its own."""
        self.use(state, seat, offset)

    def power_refusal(self, state: State, seat: i64, code: i64) -> str:
        offset = code - self.base
        if offset >= self.paid_codes:
            return "turn.pending"
        return self.paid_refusal(state, seat, offset)

    def paid_refusal(self, state: State, seat: i64, offset: i64) -> str:
        """The rule that forbids the paid power, its price among them."""
        refused = self.use_refusal(state, seat, offset)
        if refused:
            return refused
        price = self.price(state, seat, offset)
        if state.fuel(seat) < price:
            return "tech.cost"
        if state.fuel(seat) < price + self.shields(state, seat, offset):
            return "deflector-shield.surcharge"
        return ""

    def uses_others(self, state: State, seat: i64) -> bool:
        """Has the seat a ship of somebody in hand who is shielded?"""
        if state.box.borrows == 1 or not self.book.has_shields():
            return False
        if state.at[RELIC_HERE] == 1:
            if self.book.surcharge(state, seat, state.at[RELIC_USER]) > 0:
                return True
        if not holds_lent(state):
            return False
        ship: i64 = 0
        while ship < state.box.borrows:
            if self.book.surcharge(state, seat, of_borrowed(state, -1, ship, CARRIED)) > 0:
                return True
            ship += 1
        return False

    def shields(self, state: State, seat: i64, offset: i64) -> i64:
        """More fuel if this use turns borrowed ships whose owners are shielded: it is tried out."""
        if not self.uses_others(state, seat):
            return 0
        relic = state.at[RELIC_HERE] == 1 and state.at[RELIC_USER] != seat
        trial = state.copy()
        self.use(trial, seat, offset)
        more: i64 = 0
        ship: i64 = 0
        while ship < state.box.borrows:
            owner = of_borrowed(state, -1, ship, CARRIED)
            if owner >= 0 and of_borrowed(trial, -1, ship, CARRIED) == owner:
                was = of_borrowed(state, -1, ship, CARRIED_VALUE)
                if of_borrowed(trial, -1, ship, CARRIED_VALUE) != was:
                    more += self.book.surcharge(state, seat, owner)
            ship += 1
        if relic and trial.at[RELIC_HERE] == 1:
            turned = trial.at[RELIC_VALUE] != state.at[RELIC_VALUE]
            if turned or trial.at[ASKS] == ASK_RELIC:
                more += self.book.surcharge(state, seat, state.at[RELIC_USER])
        return more

    def not_too_dear(self, state: State, seat: i64, out: vec[i64], n: i64, end: i64) -> i64:
        """Of the uses written from `out[n]` to `out[end]`, those whose shields can be paid for."""
        if not self.uses_others(state, seat):
            return end
        at = n
        while at < end:
            offset = out[at] - self.base
            more = self.shields(state, seat, offset)
            if more == 0 or state.fuel(seat) >= self.price(state, seat, offset) + more:
                out[n] = out[at]
                n += 1
            at += 1
        return n

    def power_open(self, state: State, seat: i64) -> bool:
        if not self.sets_to_work():  # whose uses are looked at may come round to it
            return self.any_open(state, seat)
        code = self.base
        while code < self.base + self.paid_codes:
            if not self.power_refusal(state, seat, code):
                return True
            code += 1
        return False

    def any_open(self, state: State, seat: i64) -> bool:
        """The same by a look at what it would offer if its price were no matter."""
        end = self.use_options(state, seat, self.tried, 0)
        at: i64 = 0
        while at < end:
            if self.can_be_paid(state, seat, self.tried[at] - self.base):
                return True
            at += 1
        return False

    def can_be_paid(self, state: State, seat: i64, offset: i64) -> bool:
        """Has the seat the fuel for this use, and for shields?"""
        left = state.fuel(seat) - self.price(state, seat, offset)
        return left >= 0 and left >= self.shields(state, seat, offset)

    def power_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if not self.sets_to_work():
            at = n
            end = self.use_options(state, seat, out, n)
            while at < end:
                if self.can_be_paid(state, seat, out[at] - self.base):
                    out[n] = out[at]
                    n += 1
                at += 1
            return n
        code = self.base
        while code < self.base + self.paid_codes:
            if not self.power_refusal(state, seat, code):
                out[n] = code
                n += 1
            code += 1
        return n

    def cannot_be_kept(self, state: State, seat: i64) -> str:
        """Things lie on cards that are held."""
        return "" if state.holds(seat, self.card) else f"{SEAT_LETTERS[seat]} does not hold it"

    # -- what both share --------------------------------------------------------------------------

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Asked only of a seat that holds the card and has not used it this turn."""
        if self.paid_codes > 0 and state.fuel(seat) >= self.price(state, seat, 0):
            end = self.use_options(state, seat, out, n)
            if end > n and state.box.borrows > 1:
                # Only with others' ships in hand can it be that a shield makes a use dearer.
                if state.at[RELIC_HERE] == 1 or not none_taken(state.at):
                    end = self.not_too_dear(state, seat, out, n, end)
            n = end
        if self.discard_codes > 0 and self.book.may_discard(state, seat):
            n = self.discard_options(state, seat, out, n)
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        offset = code - self.base
        if not state.holds(seat, self.card):
            return "tech.held"
        if state.at[USED] >> self.card & 1 == 1:
            return "tech.used"
        if offset < self.paid_codes:
            return self.paid_refusal(state, seat, offset)
        if not self.book.may_discard(state, seat):
            return "tech.one-discard"
        return self.discard_refusal(state, seat, offset - self.paid_codes)

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        offset = code - self.base
        if offset < self.paid_codes:
            lent = False
            if state.at[ASKS] == ASK_POWER:  # it is used already, or another's
                lent = not self.book.techs[state.asked_b()].doubles()
                state.answered()
            else:
                state.at[USED] |= bit(self.card)
                for watching in self.book.watching:
                    watching.power_paid(state, seat, self.card)
            due = self.price(state, seat, offset) + self.shields(state, seat, offset)
            state.pay(seat, due, 0)
            if lent:
                self.use_lent(state, seat, offset)
            else:
                self.use(state, seat, offset)
        else:
            to_discards(self.book, state, seat, self.card, seat)
            state.at[DISCARDED] += 1
            if self.book.follows_cards:
                follow_discard(state, self.card)
            self.discard(state, seat, offset - self.paid_codes)


@mypyc_attr(allow_interpreted_subclasses=True)
class Turner(Tech):
    """A card that turns one unplaced ship to another face. Codes: six faces, then six of the relic."""

    def use_texts(self) -> list[str]:
        return [f"{v}" for v in range(1, 7)] + [f"{v}*" for v in range(1, 7)]

    def turned(self, value: i64) -> i64:
        """The face after the card; outside 1 … 6 when it cannot be turned."""
        return value

    def use_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        for face in FACES[state.at[HAND]]:
            value: i64 = face
            if on_a_die(self.turned(value)):
                out[n] = self.base + value - 1
                n += 1
        if state.at[RELIC_HERE] == 1 and on_a_die(self.turned(state.at[RELIC_VALUE])):
            out[n] = self.base + 5 + state.at[RELIC_VALUE]
            n += 1
        return n

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        value = offset % 6 + 1
        if offset < 6:
            if COUNT[8 * state.at[HAND] + value] == 0:
                return "tech.unplaced"
        elif state.at[RELIC_HERE] == 0 or state.at[RELIC_VALUE] != value:
            return "tech.unplaced"
        return "" if on_a_die(self.turned(value)) else "tech.value-bounds"

    def use(self, state: State, seat: i64, offset: i64) -> None:
        value = offset % 6 + 1
        if offset < 6:
            turn_ship(state, value, self.turned(value))
        else:
            state.at[RELIC_VALUE] = self.turned(value)

    def say_face(self, about: Telling) -> str:
        return str(self.turned(int(about.words[0][0])))


def opens_power(book: Book, state: State, seat: i64, card: i64, due: i64) -> bool:
    """Could the seat use the paid power of a card, whoever holds it, once so much fuel is paid?"""
    if due == 0:
        return book.techs[card].power_open(state, seat)
    trial = state.copy()
    trial.pay(seat, due, 0)
    return book.techs[card].power_open(trial, seat)


def all_placed(state: State) -> str:
    """The rule that refuses a card for unplaced ships when there is none; else empty."""
    if state.at[HAND] == 0 and state.at[RELIC_HERE] == 0:
        return "tech.unplaced"
    return ""


def shield_of(book: Book, state: State, seat: i64, value: i64) -> i64:
    """More fuel to turn a ship in hand that shows the value; of two that are alike, the seat's own."""
    if state.box.borrows == 1 or own_in_hand(state, value) > 0:
        return 0
    ship = in_hand(state, value)
    if ship < 0:
        return 0
    return book.surcharge(state, seat, of_borrowed(state, -1, ship, CARRIED))


def on_a_die(value: i64) -> bool:
    return value >= 1 and value <= 6


def turn_ship(state: State, value: i64, to: i64) -> None:
    """One unplaced ship changes its face; of two that are alike, the seat's own."""
    if state.box.borrows > 1:
        lent_turned(state, value, to)
    state.at[HAND] = MORE[8 * LESS[8 * state.at[HAND] + value] + to]
