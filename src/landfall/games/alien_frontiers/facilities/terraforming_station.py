"""Terraforming Station: a six, one fuel and one ore land a colony; the ship is forfeit next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_CARRY, DUE_AT_STATION
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.borrowed import carries_lent, lender, moved_owner, own_in_hand
from landfall.games.alien_frontiers.box import (
    ASKS,
    HAND,
    RELIC_HERE,
    RELIC_USER,
    RELIC_VALUE,
    STOCK,
    WIDE,
    bit,
)
from landfall.games.alien_frontiers.facilities.facility import (
    RELIC_BIT,
    Facility,
    ask_where_to_build,
    has_colony_to_build,
)
from landfall.games.alien_frontiers.hands import COUNT
from landfall.games.alien_frontiers.ships import place_relic
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import letter

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question

SIX: Final = 6
PRICE: Final = 1
"""Of each resource."""
KEPT: Final = 3
"""Ships of the own colour that must remain besides the one docked here."""


@final
class TerraformingStation(Facility):
    """Codes: a six of the own colour, then the Relic Ship showing six."""

    def __init__(self) -> None:
        super().__init__("terraforming-station", 1)
        self.forfeits = True

    def join(self, book: Book) -> None:
        super().join(book)
        self.gate = self.free

    def texts(self) -> list[str]:
        return [f"dock {self.key} 6", f"dock {self.key} 6*"]

    def uses(self, offset: int) -> int:
        return RELIC_BIT if offset else bit(SIX)

    def barred(self, state: State, seat: i64) -> str:
        if carries_lent(state):
            return "terraforming-station.helmet"
        if not state.can_pay(seat, PRICE, PRICE - self.book.landing_due(state, seat, PRICE)):
            return "dock.cost"
        if not has_colony_to_build(state, seat):
            return "colony.none-left"
        return ""

    def fleet_remains(self, state: State, seat: i64) -> bool:
        return state.fleet(seat) > KEPT

    def own_six(self, state: State) -> bool:
        """Has the seat a six in hand that is its own? While one is moved, that is asked elsewhere."""
        if COUNT[8 * state.at[HAND] + SIX] == 0:
            return False
        return state.box.borrows == 1 or own_in_hand(state, SIX) > 0

    def relic_is_six(self, state: State) -> bool:
        return state.at[RELIC_HERE] == 1 and state.at[RELIC_VALUE] == SIX

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        own = self.own_six(state)
        relic = self.relic_is_six(state)
        if not own and not relic:
            return n
        if self.closed(state, seat):
            return n
        if own and self.fleet_remains(state, seat):
            out[n] = self.base
            n += 1
        if relic and state.at[RELIC_USER] == seat:
            out[n] = self.base + 1
            n += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        own = code == self.base
        if own and COUNT[8 * state.at[HAND] + SIX] == 0:
            return "dock.ships"
        if not own and not self.relic_is_six(state):
            return "dock.ships"
        closed = self.closed(state, seat)
        if closed:
            return closed
        if own and not self.own_six(state):
            return "terraforming-station.borrowed"
        if own and not self.fleet_remains(state, seat):
            return "terraforming-station.fleet"
        if not own and state.at[RELIC_USER] != seat:
            if state.at[ASKS] == ASK_CARRY:
                return "terraforming-station.helmet"
            return "terraforming-station.borrowed"
        return ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        if code == self.base:
            self.take(state, seat, SIX)
        else:
            place_relic(self.book, state, seat, self.facility)
        self.docked(state)
        due = self.book.landing_due(state, seat, PRICE)
        state.pay(seat, PRICE, PRICE - due)
        for minding in self.book.terraforming:
            minding.terraformed(state, seat, PRICE, PRICE - due)
        ask_where_to_build(state, seat, DUE_AT_STATION if due > 0 else 0)

    # -- what is said of it, and how a trial meets its rules --------------------------------------

    def say_others(self, q: Question) -> str:
        return str(q.state.fleet(q.you) - 1)

    def say_kept(self, q: Question) -> str:
        return str(KEPT)

    def say_lender(self, q: Question) -> str:
        moved = moved_owner(q.state)
        carried = moved if moved >= 0 else lender(q.state, -1)
        return letter(int(carried if carried >= 0 else q.state.at[RELIC_USER]))

    def bring_all_ships_in(self, q: Question) -> None:
        q.state.at[STOCK + WIDE * q.you] = 0
