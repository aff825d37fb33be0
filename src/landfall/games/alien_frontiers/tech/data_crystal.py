"""Data Crystal: a fuel for each colony there lends you its bonus; discarded: Positron Field."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.planet import lend
from landfall.games.alien_frontiers.rule import TECH_FUEL
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.words import title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question


@final
class DataCrystal(Tech):
    """For the rest of the turn; never Burroughs Desert, an empty or an isolated territory."""

    def __init__(self) -> None:
        super().__init__("data-crystal", "positron-field")

    def use_texts(self) -> list[str]:
        return list(self.book.box.territory_names)

    def price(self, state: State, seat: i64, offset: i64) -> i64:
        fuel = self.fuel * state.colonies_on(offset)
        return self.book.asked(TECH_FUEL, state, seat, fuel)

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        territory: i64 = 0
        while territory < state.box.territories:
            if not self.use_refusal(state, seat, territory):
                if state.fuel(seat) >= self.price(state, seat, territory):
                    out[n] = self.base + territory
                    n += 1
            territory += 1
        if self.book.may_discard(state, seat):
            n = self.discard_options(state, seat, out, n)
        return n

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        if (
            offset == self.book.desert
            or state.in_field(offset, self.book.isolation)
            or state.colonies_on(offset) == 0
        ):
            return "data-crystal.target"
        if state.has_bonus(seat, offset):
            return "data-crystal.held-bonus"
        return ""

    def use(self, state: State, seat: i64, offset: i64) -> None:
        lend(self.book, state, seat, offset)

    def say_no_bonus(self, q: Question) -> str:
        if q.territory == self.book.desert:
            return f"the bonus of {q.the_territory} cannot be borrowed"
        if q.state.in_field(q.territory, self.book.isolation):
            return f"the {title(self.book.box, 'isolation-field')} is on {q.the_territory}"
        return f"no colony stands on {q.the_territory}"
