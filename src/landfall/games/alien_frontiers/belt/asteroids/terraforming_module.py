"""Terraforming Module: discarded and paid for, it turns an unplaced ship into a colony that lands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.belt.asteroids.asteroid import Asteroid
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.borrowed import own_in_hand
from landfall.games.alien_frontiers.box import (
    AT_HOME,
    HAND,
    RELIC_HERE,
    RELIC_USER,
    RELIC_VALUE,
    STOCK,
    WIDE,
)
from landfall.games.alien_frontiers.facilities.facility import (
    ask_where_to_build,
    has_colony_to_build,
)
from landfall.games.alien_frontiers.hands import COUNT, LESS, SHOWS, SIZE
from landfall.games.alien_frontiers.rule import RELIC_SOLD
from landfall.games.alien_frontiers.ships import lift_relic
from landfall.games.alien_frontiers.state import State, ints, zeros

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question

PRICE: Final = 1
"""Of each resource."""
LEFT: Final = 3
"""Ships of the own colour that must remain outside the Terraforming Station."""


@final
class TerraformingModule(Asteroid):
    """Codes: an own ship of each face, then the Relic Ship of each."""

    def __init__(self) -> None:
        super().__init__("terraforming-module")
        self.stations: vec[i64] = zeros(0)  # where ships are forfeit

    def join(self, book: Book) -> None:
        super().join(book)
        names = [dock.key for dock in book.docks if dock.forfeits]
        self.stations = ints([book.box.facility(name) for name in names])
        self.bend_gate = book.box.returned

    def play_texts(self) -> list[str]:
        return [f"{face}" for face in range(1, 7)] + [f"{face}*" for face in range(1, 7)]

    def ships_left(self, state: State, seat: i64) -> i64:
        """Own ships that remain without this one, and without those that are forfeit."""
        left = state.fleet(seat) - 1
        for station in self.stations:
            left -= SIZE[state.docked(station, seat)]
        return left

    def play_refusal(self, state: State, seat: i64, offset: i64) -> str:
        face = offset % 6 + 1
        if offset < 6:
            if COUNT[8 * state.at[HAND] + face] == 0:
                return "tech.unplaced"
            if own_in_hand(state, face) == 0:
                return "terraforming-module.borrowed"
            if self.ships_left(state, seat) < LEFT:
                return "terraforming-module.fleet"
        else:
            if state.at[RELIC_HERE] == 0 or state.at[RELIC_VALUE] != face:
                return "tech.unplaced"
            if state.at[RELIC_USER] != seat:
                return "terraforming-module.borrowed"
        if not state.can_pay(seat, PRICE, PRICE - self.book.landing_due(state, seat, PRICE)):
            return "terraforming-module.cost"
        return "" if has_colony_to_build(state, seat) else "colony.none-left"

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """No ship is looked at by who has none in hand, or no colony for it to turn into."""
        if state.at[HAND] == 0 and state.at[RELIC_HERE] == 0:
            return n
        if state.fuel(seat) < PRICE or not has_colony_to_build(state, seat):
            return n
        if self.barred(state, seat):
            return n
        # What `play_refusal` asks, but once for all faces: whether enough ships remain, and the ore.
        at = 8 * state.at[HAND]
        if SHOWS[at] != 0 and self.ships_left(state, seat) >= LEFT:
            if state.ore(seat) >= PRICE - self.book.landing_due(state, seat, PRICE):
                while SHOWS[at] != 0:
                    if own_in_hand(state, SHOWS[at]) > 0:
                        out[n] = self.base + SHOWS[at] - 1
                        n += 1
                    at += 1
        relic = 5 + state.at[RELIC_VALUE]
        if state.at[RELIC_HERE] == 1 and not self.play_refusal(state, seat, relic):
            out[n] = self.base + relic
            n += 1
        return n

    def play(self, state: State, seat: i64, offset: i64) -> None:
        due = self.book.landing_due(state, seat, PRICE)
        state.pay(seat, PRICE, PRICE - due)
        if offset < 6:
            state.at[HAND] = LESS[8 * state.at[HAND] + offset + 1]
            state.at[STOCK + WIDE * seat] += 1
        else:
            lift_relic(self.book, state, AT_HOME)
            state.at[state.box.returned] = 1
        self.book.placed(state, seat)
        ask_where_to_build(state, seat, due)

    # -- the Relic Ship is not for sale again in this turn ----------------------------------------

    def bends(self) -> list[int]:
        return [RELIC_SOLD]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        if state.at[state.box.returned] == 1:
            return 0
        return answer

    def bent_by(self) -> str:
        return "terraforming-module.relic"

    # -- what is said of it, and how a trial meets its rules --------------------------------------

    def say_remaining(self, q: Question) -> str:
        return str(max(0, int(self.ships_left(q.state, q.you))))

    def bring_more_ships(self, q: Question) -> None:
        q.state.at[STOCK + WIDE * q.you] = 0
