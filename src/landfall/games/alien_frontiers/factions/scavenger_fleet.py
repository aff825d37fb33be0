"""Scavenger Fleet: unlike ships build a ship; its owner's new ships are rolled at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_RELIC, ASK_ROLL, ROLL_NEW
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import (
    BAY,
    HAND,
    RELIC_HERE,
    RELIC_PLACE,
    RELIC_VALUE,
    STOCK,
    UNPLACED,
    WIDE,
)
from landfall.games.alien_frontiers.facilities.facility import Facility
from landfall.games.alien_frontiers.factions.faction_board import Board, Works
from landfall.games.alien_frontiers.hands import COUNT
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.ships import place_relic
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import count, resources

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling
    from landfall.games.alien_frontiers.table.wording import Wording

PAIRS: Final = 15
"""Of two unlike faces; then the same with the Relic Ship the lower, and the higher."""


@final
class ScavengerFleet(Board):
    def __init__(self) -> None:
        super().__init__("scavenger-fleet")
        self.pair = UnlikePair(self)

    def companions(self) -> list[Rule]:
        return [self.pair]

    def work(self, state: State, seat: i64, value: i64) -> None:
        """What the Shipyard could not do is not asked for."""
        if self.pair.any_pair(state, seat):
            self.ask(state, seat, 0)

    def may_stop(self, state: State) -> bool:
        return True

    # -- the owner's new ships ---------------------------------------------------------------------

    def minds_new_ships(self) -> bool:
        return True

    def ship_built(self, state: State, seat: i64) -> None:
        if self.belongs_to(state, seat):
            state.at[BAY + WIDE * seat] -= 1
            state.await_chance(ASK_ROLL, seat, ROLL_NEW, 1, 0)

    def relic_bought(self, state: State, seat: i64) -> None:
        if self.belongs_to(state, seat):
            state.at[RELIC_PLACE] = UNPLACED
            state.at[RELIC_HERE] = 1
            state.await_chance(ASK_RELIC, seat, ROLL_NEW, 0, 0)

    def urgency(self, state: State, seat: i64, value: i64) -> i64:
        return 30

    # -- what is said of it ------------------------------------------------------------------------

    def say_built(self, about: Telling) -> str:
        dice = " and ".join(
            f"the Relic Ship ({word[0]})" if word.endswith("*") else f"a {word}"
            for word in about.words
        )
        return f"builds a ship from {dice} at the Shipyard"

    def say_unlike(self, about: Wording) -> str:
        return f"build a ship with {' and '.join(about.words)}"

    def say_yard_closed(self, q: Question) -> str:
        yard = self.pair.yard
        if q.state.at[yard.free] < yard.ships:
            return f"the Shipyard has {count(int(q.state.at[yard.free]), 'free port')}"
        if q.state.of(STOCK, q.you) == 0:
            return "all your ships are in play"
        each = int(self.book.ship_price(q.state, q.you))
        return f"a ship costs {resources(each, each)}"


@final
class UnlikePair(Works):
    """Codes: every two unlike faces; the same with the Relic Ship the lower; the higher."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.yard = Facility("shipyard", 2)  # the game's own, once it is known

    def join(self, book: Book) -> None:
        super().join(book)
        for dock in book.docks:
            if dock.key == "shipyard" and isinstance(dock, Facility):
                self.yard = dock
        self.docks_besides = book.box.facility(self.yard.key)

    def choices(self) -> list[str]:
        pairs = [(low, high) for low in range(1, 7) for high in range(low + 1, 7)]
        plain = [f"{low} {high}" for low, high in pairs]
        return [
            *plain,
            *[f"{low}* {high}" for low, high in pairs],
            *[f"{low} {high}*" for low, high in pairs],
        ]

    def any_pair(self, state: State, seat: i64) -> bool:
        if self.yard.closed(state, seat):
            return False
        offset: i64 = 0
        end = self.pairs_to_look_at(state)
        while offset < end:
            if not self.forbids(state, seat, offset):
                return True
            offset += 1
        return False

    def pairs_to_look_at(self, state: State) -> i64:
        """The end of those that the seat may have: those with the Relic Ship come last."""
        if state.at[RELIC_HERE] == 1:
            return 3 * PAIRS
        return PAIRS

    def answers(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        offset: i64 = 0
        end = self.pairs_to_look_at(state)
        while offset < end:
            if not self.forbids(state, seat, offset):
                out[n] = self.base + offset
                n += 1
            offset += 1
        return n

    def forbids(self, state: State, seat: i64, offset: i64) -> str:
        low, high = unlike(offset % PAIRS)
        relic = offset // PAIRS
        hand = state.at[HAND]
        if relic > 0:
            shown = low if relic == 1 else high
            if state.at[RELIC_HERE] == 0 or state.at[RELIC_VALUE] != shown:
                return "tech.unplaced"
        if relic != 1 and COUNT[8 * hand + low] == 0:
            return "tech.unplaced"
        if relic != 2 and COUNT[8 * hand + high] == 0:
            return "tech.unplaced"
        if self.yard.closed(state, seat):
            return "scavenger-fleet.shipyard"
        return self.book.kept_from(state, seat, self.yard.facility)

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        offset = code - self.base
        low, high = unlike(offset % PAIRS)
        relic = offset // PAIRS
        state.answered()
        if relic != 1:
            self.yard.take(state, seat, low)
        if relic != 2:
            self.yard.take(state, seat, high)
        if relic > 0:
            place_relic(self.book, state, seat, self.yard.facility)
        self.book.placed(state, seat)
        self.yard.gain(state, seat, low)


def unlike(pair: i64) -> tuple[i64, i64]:
    """The two faces of a pair, by its place among the fifteen."""
    low: i64 = 1
    while pair >= 6 - low:
        pair -= 6 - low
        low += 1
    return low, low + 1 + pair
