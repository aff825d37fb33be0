"""Alien tech: pay fuel for one power or give the card up for the other, each card once a turn.

A card's codes are those of its paid power, then those of its discard power. Only one discard power
may be used in a turn, whatever the cards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.hands import COUNT, FACES, LESS, MORE
from landfall.games.alien_frontiers.names import CARD_NAMES, TERRITORIES, TERRITORY_NAMES, UNPLACED
from landfall.games.alien_frontiers.piles import follow_discard, to_discards
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import ASK_MAIN, FIELD, FUEL, State

NO_FIELD: Final = -1


class Tech(Rule):
    """A card with its two powers."""

    def __init__(self, card: int, fuel: int, uses: int, field: int = NO_FIELD) -> None:
        super().__init__(CARD_NAMES[card], ASK_MAIN)
        self.card = card
        self.fuel: i64 = fuel  # printed price of the paid power
        self.paid_codes: i64 = uses  # how many codes the paid power has
        self.field: i64 = field  # the generator its discard power places or moves

    # -- the two powers, told apart by the offset of a code --------------------------------------

    def use_texts(self) -> list[str]:
        return []

    def discard_texts(self) -> list[str]:
        if self.field == NO_FIELD:
            return []
        return list(TERRITORY_NAMES)

    def texts(self) -> list[str]:
        uses = [f"use {self.key} {words}".rstrip() for words in self.use_texts()]
        discards = [f"discard {self.key} {words}" for words in self.discard_texts()]
        return uses + discards

    def price(self, state: State, offset: i64) -> i64:
        """Fuel for the paid power after all bonuses."""
        return self.book.tech_fuel(state, state.turn, self.fuel)

    def use_options(self, state: State, out: vec[i64], n: i64) -> i64:
        offset: i64 = 0
        while offset < self.paid_codes:
            if not self.use_refusal(state, offset):
                out[n] = self.base + offset
                n += 1
            offset += 1
        return n

    def use_refusal(self, state: State, offset: i64) -> str:
        return ""

    def use(self, state: State, offset: i64) -> None:
        """The paid power; its price is paid already."""

    def discard_options(self, state: State, out: vec[i64], n: i64) -> i64:
        if self.field == NO_FIELD:
            return n
        lies = state.land[FIELD + self.field]
        territory: i64 = 0
        while territory < TERRITORIES:
            if territory != lies:
                out[n] = self.base + self.paid_codes + territory
                n += 1
            territory += 1
        return n

    def discard_refusal(self, state: State, offset: i64) -> str:
        """A field generator on the board must go to a different territory."""
        return "field.elsewhere" if state.land[FIELD + self.field] == offset else ""

    def discard(self, state: State, offset: i64) -> None:
        """The discard power; the card lies in the discards already."""
        state.put_field(self.field, offset)

    # -- what both share --------------------------------------------------------------------------

    def options(self, state: State, out: vec[i64], n: i64) -> i64:
        """Asked only of a seat that holds the card and has not used it this turn."""
        if self.paid_codes > 0 and state.seat[FUEL + state.turn] >= self.price(state, 0):
            n = self.use_options(state, out, n)
        if state.discarded == 0:
            n = self.discard_options(state, out, n)
        return n

    def refusal(self, state: State, code: i64) -> str:
        seat = state.turn
        offset = code - self.base
        if not state.holds(seat, self.card):
            return "tech.held"
        if state.used >> self.card & 1 == 1:
            return "tech.used"
        if offset < self.paid_codes:
            refused = self.use_refusal(state, offset)
            if not refused and state.fuel(seat) < self.price(state, offset):
                return "tech.cost"
            return refused
        if state.discarded > 0:
            return "tech.one-discard"
        return self.discard_refusal(state, offset - self.paid_codes)

    def resolve(self, state: State, code: i64) -> None:
        offset = code - self.base
        seat = state.turn
        if offset < self.paid_codes:
            state.seat[FUEL + seat] -= self.price(state, offset)
            state.used |= 1 << self.card
            self.use(state, offset)
        else:
            to_discards(state, seat, self.card)
            state.discarded += 1
            if self.book.follows_cards:
                follow_discard(state, self.card)
            self.discard(state, offset - self.paid_codes)


class Turner(Tech):
    """A card that turns one unplaced ship to another face. Codes: six faces, then six of the relic."""

    def __init__(self, card: int, fuel: int, field: int = NO_FIELD) -> None:
        super().__init__(card, fuel, 12, field)

    def use_texts(self) -> list[str]:
        return [f"{v}" for v in range(1, 7)] + [f"{v}*" for v in range(1, 7)]

    def turned(self, value: i64) -> i64:
        """The face after the card; outside 1 … 6 when it cannot be turned."""
        return value

    def use_options(self, state: State, out: vec[i64], n: i64) -> i64:
        for face in FACES[state.hand]:
            value: i64 = face
            if on_a_die(self.turned(value)):
                out[n] = self.base + value - 1
                n += 1
        if state.relic_place == UNPLACED and on_a_die(self.turned(state.relic_value)):
            out[n] = self.base + 5 + state.relic_value
            n += 1
        return n

    def use_refusal(self, state: State, offset: i64) -> str:
        value = offset % 6 + 1
        if offset < 6:
            if COUNT[8 * state.hand + value] == 0:
                return "tech.unplaced"
        elif state.relic_place != UNPLACED or state.relic_value != value:
            return "tech.unplaced"
        return "" if on_a_die(self.turned(value)) else "tech.value-bounds"

    def use(self, state: State, offset: i64) -> None:
        value = offset % 6 + 1
        if offset < 6:
            turn_ship(state, value, self.turned(value))
        else:
            state.relic_value = self.turned(value)


def on_a_die(value: i64) -> bool:
    return value >= 1 and value <= 6


def turn_ship(state: State, value: i64, to: i64) -> None:
    """One own unplaced ship changes its face."""
    state.hand = MORE[8 * LESS[8 * state.hand + value] + to]
