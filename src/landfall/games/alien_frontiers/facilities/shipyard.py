"""Shipyard: a pair, fuel and ore build a ship; each further ship of your colour costs more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.box import BAY, STOCK, WIDE
from landfall.games.alien_frontiers.facilities.facility import Alike
from landfall.games.alien_frontiers.state import State

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling

ORDINALS: Final = {4: "fourth", 5: "fifth", 6: "sixth"}


@final
class Shipyard(Alike):
    """The fourth ship costs one of each, the fifth two, the sixth three."""

    def __init__(self) -> None:
        super().__init__("shipyard", 2)
        self.priced = True

    def barred(self, state: State, seat: i64) -> str:
        if state.at[STOCK + WIDE * seat] == 0:
            return "shipyard.stock"
        each = self.book.ship_price(state, seat)
        if not state.can_pay(seat, each, each):
            return "dock.cost"
        return ""

    def asking(self, state: State, seat: i64) -> list[int] | None:
        if state.at[STOCK + WIDE * seat] == 0:
            return None
        each = int(self.book.ship_price(state, seat))
        return [each, each]

    def gain(self, state: State, seat: i64, value: i64) -> None:
        each = self.book.ship_price(state, seat)
        state.pay(seat, each, each)
        state.at[STOCK + WIDE * seat] -= 1
        state.at[BAY + WIDE * seat] += 1
        for minding in self.book.building:
            minding.ship_built(state, seat)

    def say_which(self, about: Telling) -> str:
        return ORDINALS.get(int(about.scene.after.fleet(about.scene.seat)), "new")

    def say_every(self, q: Question) -> str:
        return str(q.state.box.ships)

    def stock_a_ship(self, q: Question) -> None:
        q.state.at[STOCK + WIDE * q.you] = 1
