"""Oracle Engine: before the roll, two fuel show an Agenda; met in this turn, it is worth two points."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.agendas.agenda_piles import (
    can_be_drawn,
    fade,
    foretold,
    shuffle_if_empty,
)
from landfall.games.alien_frontiers.asks import AGENDA_FORETOLD, ASK_AGENDA, ASK_CONSULT
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import TECH, USED, WIDE, bit
from landfall.games.alien_frontiers.piles import to_discards
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.turn import go_on_to_roll


@final
class OracleEngine(Tech):
    """It asks when the fleet is gathered and not yet rolled, and has no power in the main phase."""

    def __init__(self) -> None:
        super().__init__("oracle-engine")

    def companions(self) -> list[Rule]:
        return [Consult(self)]

    # -- what it has shown --------------------------------------------------------------------------

    def minds_reveals(self) -> bool:
        return True

    def agenda_revealed(self, state: State, seat: i64, agenda: i64) -> None:
        """What it showed has come true: it goes, and that is no discard for a power."""
        if foretold(state, seat) >> agenda & 1 == 1 and state.holds(seat, self.card):
            to_discards(self.book, state, seat, self.card, -1)

    def minds_turns(self) -> bool:
        return True

    def turn_begins(self, state: State, seat: i64) -> None:
        self.nothing_came_of_it(state)

    def turn_ends(self, state: State) -> None:
        self.nothing_came_of_it(state)

    def nothing_came_of_it(self, state: State) -> None:
        """The turn is over: what still lies on it is discarded, and the card stays."""
        numbers = state.at
        at = state.box.prophecy
        end = at + state.box.seats
        shown: i64 = 0
        while at < end:
            shown |= numbers[at]
            at += 1
        if shown != 0:
            self.all_fade(state)

    def all_fade(self, state: State) -> None:
        seat: i64 = 0
        while seat < state.box.seats:
            if state.at[state.box.prophecy + seat] != 0:
                fade(state, seat)
            seat += 1

    def minds_leaving(self) -> bool:
        return True

    def card_leaves(self, state: State, seat: i64, taker: i64) -> None:
        fade(state, seat)


@final
class Consult(Rule):
    """Whether the seat draws an Agenda onto the card before its fleet is rolled."""

    def __init__(self, card: OracleEngine) -> None:
        super().__init__("consult", ASK_CONSULT)
        self.calm = True
        self.by = card

    def join(self, book: Book) -> None:
        super().join(book)
        self.wake_gate = TECH  # only who holds the card is asked
        self.wake_step = WIDE
        self.wake_bits = bit(book.box.card(self.by.key))

    def texts(self) -> list[str]:
        return ["consult nothing", f"consult {self.by.key}"]

    def comes_before_roll(self) -> bool:
        return True

    def asks_before_roll(self, state: State, seat: i64) -> bool:
        # Only who holds it is asked anything, and nobody does most of the time.
        return state.holds(seat, self.by.card) and not self.refusal(state, seat, self.base + 1)

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = self.base
        n += 1
        if not self.refusal(state, seat, self.base + 1):
            out[n] = self.base + 1
            n += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        if code == self.base:
            return ""
        if not state.holds(seat, self.by.card):
            return "tech.held"
        if can_be_drawn(state) == 0:
            return "oracle-engine.none-left"
        return "tech.cost" if state.fuel(seat) < self.by.price(state, seat, 0) else ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        state.answered()
        if code == self.base:
            go_on_to_roll(self.book, state, seat, self)
            return
        state.pay(seat, self.by.price(state, seat, 0), 0)
        state.at[USED] |= bit(self.by.card)
        shuffle_if_empty(state)
        state.await_chance(ASK_AGENDA, seat, 1, AGENDA_FORETOLD, 0)
