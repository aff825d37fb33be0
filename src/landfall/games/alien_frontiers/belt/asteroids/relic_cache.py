"""Relic Cache: discarded, it brings a displayed alien tech card, after one cycle if you like."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_CACHE
from landfall.games.alien_frontiers.belt.asteroids.asteroid import Asteroid
from landfall.games.alien_frontiers.box import ASKED_A
from landfall.games.alien_frontiers.piles import (
    any_to_lay,
    claimable,
    discard_display,
    refill_display,
    take_displayed,
)
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling


@final
class RelicCache(Asteroid):
    def __init__(self) -> None:
        super().__init__("relic-cache")
        self.calm = True

    def companions(self) -> list[Rule]:
        return [Unearth()]

    def play_refusal(self, state: State, seat: i64, offset: i64) -> str:
        return "" if any_to_lay(state) else "relic-cache.display"

    def play(self, state: State, seat: i64, offset: i64) -> None:
        state.ask(ASK_CACHE, seat, 0, 0, 0)

    # -- what is said of it -----------------------------------------------------------------------

    def say_not_to_be_had(self, q: Question) -> str:
        if q.action.words[0] not in q.state.box.card_names:
            return "the display has been cycled already"
        name = title(q.state.box, q.action.words[0])
        if q.state.holds(q.you, q.card):
            return f"you hold the {name} already"
        return f"the {name} is not on display"

    def say_unearthed(self, about: Telling) -> str:
        name = about.scene.action.words[0]
        if name not in self.book.box.card_names:
            return "clears the display for new cards"
        return f"unearths the {about.scene.title(name)}"


@final
class Unearth(Rule):
    """Codes: each card of the deck, then a cycle of the display."""

    def __init__(self) -> None:
        super().__init__("unearth", ASK_CACHE)
        self.calm = True

    def texts(self) -> list[str]:
        return [*[f"unearth {name}" for name in self.book.box.card_names], "unearth cycle"]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        place: i64 = 0
        while place <= state.box.cards:
            if not self.refusal(state, seat, self.base + place):
                out[n] = self.base + place
                n += 1
            place += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        card = code - self.base
        if card == state.box.cards:
            return "relic-cache.card" if state.asked_a() == 1 else ""
        return "" if claimable(state, seat, card) else "relic-cache.card"

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        card = code - self.base
        if card == state.box.cards:
            state.at[ASKED_A] = 1
            discard_display(state)
        else:
            state.answered()
            take_displayed(state, seat, card)
        refill_display(state, seat)
