"""Looking at the top cards of a deck and putting them back, in another order or under it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.conquest_of_planet_earth.box import SEAT, STEP, C, D, bit
from landfall.games.conquest_of_planet_earth.chance import LOOK, LOOK_LOCATION, await_chance
from landfall.games.conquest_of_planet_earth.decks import (
    has_resistance,
    looked_at,
    to_place,
    under_the_deck,
)
from landfall.games.conquest_of_planet_earth.refusals import (
    LEGAL,
    NOT_AMONG_THEM,
    NOT_PENDING,
)
from landfall.games.conquest_of_planet_earth.rule import Procedure, step
from landfall.games.conquest_of_planet_earth.state import State

AT_RESISTANCE: Final = 0
AT_LOCATIONS: Final = 1

# Steps of looking.
UNDER: Final = 1
ORDER: Final = 2


class Looking(Procedure):
    """The seat looks at A cards. B: of which deck. C: how many of them are left on top.

    D: how many of those are in their new places.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.may_bury = False  # cards may go under the deck
        self.may_order = False  # cards may be put back in another order
        self.deck: i64 = AT_RESISTANCE
        self.cards: i64 = 0

    def go(self, state: State, f: i64) -> None:
        at = state.at
        seat = at[f + SEAT]
        if at[f + STEP] == 0:
            if self.deck == AT_RESISTANCE:
                has_resistance(state)  # a deck that has run out is made anew first
            wanted = self.wanted(state)
            if self.known_on_top(state, seat) < wanted:
                await_chance(state, LOOK if self.deck == AT_RESISTANCE else LOOK_LOCATION)
                return
            at[f + C] = wanted
            self.forget_others(state, seat, wanted)
            step(state, f, UNDER if self.may_bury else ORDER)
        if at[f + STEP] == UNDER:
            if at[f + C] > 0:
                state.ask(seat)
                return
            step(state, f, ORDER)
        if self.may_order and at[f + C] - at[f + D] > 1 and not self.rest_alike(state, f):
            state.ask(seat)
            return
        state.pop()

    def wanted(self, state: State) -> i64:
        """As many as it is for, or as there are."""
        box = state.box
        size = state.at[box.resistance_deck + box.resistance]
        if self.deck == AT_LOCATIONS:
            size = state.at[box.location_deck + box.locations]
        return self.cards if self.cards < size else size

    def top(self, state: State) -> i64:
        if self.deck == AT_LOCATIONS:
            return state.box.location_top
        return state.box.resistance_top

    def known_on_top(self, state: State, seat: i64) -> i64:
        """How many of the top cards in a row the seat knows."""
        top = self.top(state)
        place: i64 = 0
        while place < state.at[top] and state.at[top + 2 + 2 * place] & bit(seat) != 0:
            place += 1
        return place

    def rest_alike(self, state: State, f: i64) -> bool:
        """Are the cards that are yet to be put in their places all of one kind?"""
        top = self.top(state)
        first = state.at[f + D]
        place = first + 1
        while place < state.at[f + C]:
            if state.at[top + 1 + 2 * place] != state.at[top + 1 + 2 * first]:
                return False
            place += 1
        return True

    def forget_others(self, state: State, seat: i64, count: i64) -> None:
        """Cards taken up to be put in order are where only the seat knows that puts them there."""
        if not self.may_order or count == 1:
            return
        top = self.top(state)
        place: i64 = 0
        while place < count:
            state.at[top + 2 + 2 * place] = bit(seat)
            place += 1

    def chance(self, state: State, f: i64, code: i64) -> None:
        box = state.box
        seat = state.at[f + SEAT]
        if self.deck == AT_LOCATIONS:
            kind = code - self.book.codes.see_location
            looked_at(state, box.location_deck, box.location_top, seat, kind)
        else:
            kind = code - self.book.codes.see
            looked_at(state, box.resistance_deck, box.resistance_top, seat, kind)

    # -- putting back -----------------------------------------------------------------------------

    def first_code(self, state: State, f: i64) -> i64:
        codes = self.book.codes
        if state.at[f + STEP] == UNDER:
            return codes.under
        return codes.top_location if self.deck == AT_LOCATIONS else codes.top

    def place_of(self, state: State, f: i64, kind: i64) -> i64:
        """The first of the cards in question that is of a kind; -1 for none."""
        top = self.top(state)
        place = state.at[f + D]
        while place < state.at[f + C]:
            if state.at[top + 1 + 2 * place] == kind:
                return place
            place += 1
        return -1

    def candidates(self, state: State, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        base = self.first_code(state, f)
        top = self.top(state)
        place = state.at[f + D]
        while place < state.at[f + C]:
            kind = state.at[top + 1 + 2 * place]
            if self.place_of(state, f, kind) == place:
                out[n] = base + kind
                n += 1
            place += 1
        out[n] = self.book.codes.rest
        return n + 1

    def forbids(self, state: State, f: i64, seat: i64, code: i64) -> i64:
        if code == self.book.codes.rest:
            return LEGAL
        kind = code - self.first_code(state, f)
        kinds = state.box.locations if self.deck == AT_LOCATIONS else state.box.resistance
        if kind < 0 or kind >= kinds:
            return NOT_PENDING
        return LEGAL if self.place_of(state, f, kind) >= 0 else NOT_AMONG_THEM

    def answer(self, state: State, f: i64, seat: i64, code: i64) -> None:
        at = state.at
        state.go_on()
        if code == self.book.codes.rest:
            if at[f + STEP] == UNDER:
                step(state, f, ORDER)
            else:
                at[f + D] = at[f + C]
            return
        place = self.place_of(state, f, code - self.first_code(state, f))
        if at[f + STEP] == UNDER:
            top = self.top(state)
            at[top + 2 + 2 * place] = bit(seat)
            under_the_deck(state, place)
            at[f + C] -= 1
        else:
            to_place(state, self.top(state), place, at[f + D])
            at[f + D] += 1


@final
class Telepathy(Looking):
    """As many cards as the race looks at: any of them under the deck, the rest in any order."""

    def __init__(self) -> None:
        super().__init__("telepathy")
        self.may_bury = True
        self.may_order = True

    def wanted(self, state: State) -> i64:
        frame = state.top()
        self_cards = state.box.race_looks[state.race(state.at[frame + SEAT])]
        size = state.at[state.box.resistance_deck + state.box.resistance]
        return self_cards if self_cards < size else size


@final
class Probing(Looking):
    """The top Resistance card, which may go under the deck."""

    def __init__(self) -> None:
        super().__init__("probing")
        self.may_bury = True
        self.cards = 1


@final
class Scouting(Looking):
    """Three Locations, put back in any order."""

    def __init__(self) -> None:
        super().__init__("scouting")
        self.may_order = True
        self.deck = AT_LOCATIONS
        self.cards = 3
