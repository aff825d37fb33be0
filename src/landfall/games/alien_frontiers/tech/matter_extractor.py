"""Matter Extractor: your raids may take from the supply or the display instead of from players."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_RAID, RAID_SUPPLY
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import FUEL, ORE, WIDE
from landfall.games.alien_frontiers.facilities.raiders_outpost import Booty
from landfall.games.alien_frontiers.piles import refill_display, take_displayed
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question


@final
class MatterExtractor(Tech):
    """It has no power to pay or discard for: whoever holds it has more to choose from in a raid."""

    def __init__(self) -> None:
        super().__init__("matter-extractor")

    def companions(self) -> list[Rule]:
        return [ExtractResource("fuel", FUEL), ExtractResource("ore", ORE), ExtractCard()]

    def say_elsewhere(self, q: Question) -> str:
        return "from the supply" if q.verb == "take" else "from a player"


class Extraction(Booty):
    """What a raid takes from nobody."""

    def __init__(self, key: str) -> None:
        super().__init__(key, ASK_RAID)
        self.extractor: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.extractor = book.box.card("matter-extractor")

    def not_open(self, state: State, seat: i64) -> str:
        """Only its holder takes from nobody, and only in a raid at the outpost."""
        if not state.holds(seat, self.extractor):
            return "matter-extractor.held"
        return self.book.robs_one if self.robs_one(state) else ""


@final
class ExtractResource(Extraction):
    """Up to four from the supply, in any mix."""

    def __init__(self, resource: str, at: int) -> None:
        super().__init__(f"extract {resource}")
        self.at: i64 = at

    def texts(self) -> list[str]:
        return [self.key]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if self.refusal(state, seat, self.base):
            return n
        out[n] = self.base
        return n + 1

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        barred = self.not_open(state, seat)
        if barred:
            return barred
        if self.full(state):
            return "raiders-outpost.booty"
        if self.taken(state) > 0 and not self.from_supply(state):
            return "matter-extractor.instead"
        return ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        state.at[self.at + WIDE * seat] += 1
        self.took(state, RAID_SUPPLY)


@final
class ExtractCard(Extraction):
    """Or one displayed card of a name you do not hold."""

    def __init__(self) -> None:
        super().__init__("extract card")

    def texts(self) -> list[str]:
        return [f"extract {name}" for name in self.book.box.card_names]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if self.no_card(state) or self.not_open(state, seat):
            return n
        card: i64 = 0
        while card < state.box.cards:
            if state.on_display(card) > 0 and not state.holds(seat, card):
                out[n] = self.base + card
                n += 1
            card += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        card = code - self.base
        barred = self.not_open(state, seat)
        if barred:
            return barred
        closed = self.no_card(state)
        if closed:
            return closed
        if state.on_display(card) == 0:
            return "alien-artifact.display"
        return "alien-artifact.duplicate" if state.holds(seat, card) else ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        self.took_card(state)
        take_displayed(state, seat, code - self.base)
        refill_display(state, seat)
