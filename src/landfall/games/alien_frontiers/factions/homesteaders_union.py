"""Homesteader's Union: your colony on the Hub moves a circle; its owner launches from the sixth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import FUEL, HUB, WIDE
from landfall.games.alien_frontiers.facilities.colonist_hub import ColonistHub
from landfall.games.alien_frontiers.factions.faction_board import Board
from landfall.games.alien_frontiers.names import LAST_CIRCLE
from landfall.games.alien_frontiers.rule import LAUNCH_CIRCLE
from landfall.games.alien_frontiers.state import State

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling

SIXTH: Final = 6


@final
class HomesteadersUnion(Board):
    def __init__(self) -> None:
        super().__init__("homesteaders-union")
        self.hub = ColonistHub()  # the game's own, once it is known

    def join(self, book: Book) -> None:
        super().join(book)
        for dock in book.docks:
            if isinstance(dock, ColonistHub):
                self.hub = dock
        self.bends_for_owner(book)

    def idle(self, state: State, seat: i64) -> str:
        circle = state.at[HUB + WIDE * seat]
        if circle == 0 or circle == LAST_CIRCLE:
            return "homesteaders-union.colony"
        fee = self.fee(state, seat)  # a launch at once is paid for with what is left of the fuel
        state.at[FUEL + WIDE * seat] -= fee
        refused = self.hub.steps_refused(state, seat, 1)
        state.at[FUEL + WIDE * seat] += fee
        return refused

    def work(self, state: State, seat: i64, value: i64) -> None:
        self.hub.step(state, seat, 1)

    def bends(self) -> list[int]:
        return [LAUNCH_CIRCLE]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        return min(answer, SIXTH) if self.belongs_to(state, seat) else answer

    def bent_by(self) -> str:
        return f"{self.key}.launch"

    def urgency(self, state: State, seat: i64, value: i64) -> i64:
        return 170 + 10 * state.at[HUB + WIDE * seat]

    # -- what is said of it, and how a trial meets its rules --------------------------------------

    def say_to_circle(self, about: Telling) -> str:
        circle = int(about.scene.after.of(HUB, about.scene.seat))
        return f"brings the colony on the Colonist Hub to circle {circle}"

    def say_no_way_on(self, q: Question) -> str:
        if q.circle == 0:
            return "you have no colony on the Colonist Hub"
        return f"your colony has reached circle {LAST_CIRCLE}"

    def have_a_colony_on_its_way(self, q: Question) -> None:
        q.state.at[HUB + WIDE * q.you] = 1
