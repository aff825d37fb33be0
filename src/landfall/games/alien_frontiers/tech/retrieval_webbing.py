"""Retrieval Webbing: three fuel bring an ore; discarded, it takes a resource from each opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_COLLECT
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import FUEL, ORE
from landfall.games.alien_frontiers.names import SEAT_LETTERS
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.words import listed, resources

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.story.telling import Telling


@final
class RetrievalWebbing(Tech):
    """No card guards against it. Who has but one kind of resource leaves no choice."""

    def __init__(self) -> None:
        super().__init__("retrieval-webbing")

    def companions(self) -> list[Rule]:
        return [Collect()]

    def use_texts(self) -> list[str]:
        return [""]

    def use(self, state: State, seat: i64, offset: i64) -> None:
        state.gain(seat, 0, 1)

    def discard_texts(self) -> list[str]:
        return [""]

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        refused = "retrieval-webbing.booty"
        victim: i64 = 0
        while victim < state.box.seats:
            if victim != seat and state.fuel(victim) + state.ore(victim) > 0:
                refused = self.book.safe_by(state, victim)
                if not refused:
                    return ""
            victim += 1
        return refused

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        victim: i64 = 0
        while victim < state.box.seats:
            if victim != seat and not self.book.safe_by(state, victim):
                if state.ore(victim) == 0 and state.fuel(victim) > 0:
                    take(state, seat, victim, 1, 0)
                elif state.fuel(victim) == 0 and state.ore(victim) > 0:
                    take(state, seat, victim, 0, 1)
            victim += 1
        first = next_to_choose(self.book, state, seat, seat)
        if first != seat:
            state.ask(ASK_COLLECT, seat, first, 0, 0)

    def say_booty(self, about: Telling) -> str:
        """What was taken at once, from those who had but one kind."""
        scene = about.scene
        taken: list[str] = []
        for seat in range(scene.game.seats):
            fuel, ore = -scene.change(FUEL, seat), -scene.change(ORE, seat)
            if seat != scene.seat and fuel + ore > 0:
                taken.append(f"{resources(fuel, ore)} from {scene.called(seat)}")
        return f"takes {listed(taken)}" if taken else ""

    def say_kind(self, about: Telling) -> str:
        return about.words[0]

    def say_victim(self, about: Telling) -> str:
        return about.scene.name(about.words[1])


def take(state: State, seat: i64, victim: i64, fuel: i64, ore: i64) -> None:
    state.pay(victim, fuel, ore)
    state.gain(seat, fuel, ore)


def next_to_choose(book: Book, state: State, seat: i64, after: i64) -> i64:
    """The next opponent in turn order who has both kinds; the seat itself when there is none."""
    victim = (after + 1) % state.box.seats
    while victim != seat and not has_both(book, state, victim):
        victim = (victim + 1) % state.box.seats
    return victim


def has_both(book: Book, state: State, victim: i64) -> bool:
    """Has the victim both kinds, and can they be taken?"""
    if state.fuel(victim) == 0 or state.ore(victim) == 0:
        return False
    return not book.safe_by(state, victim)


@final
class Collect(Rule):
    """Codes: a fuel of each seat, then an ore of each seat."""

    def __init__(self) -> None:
        super().__init__("collect", ASK_COLLECT)

    def texts(self) -> list[str]:
        letters = SEAT_LETTERS[: self.book.box.seats]
        return [f"collect {what} {letter}" for what in ("fuel", "ore") for letter in letters]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = self.base + state.asked_a()
        out[n + 1] = self.base + state.box.seats + state.asked_a()
        return n + 2

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        victim = (code - self.base) % state.box.seats
        return "" if victim == state.asked_a() else "retrieval-webbing.in-turn"

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        victim = state.asked_a()
        if code - self.base < state.box.seats:
            take(state, seat, victim, 1, 0)
        else:
            take(state, seat, victim, 0, 1)
        following = next_to_choose(self.book, state, seat, victim)
        if following == seat:
            state.answered()
        else:
            state.goes_on(following, 0, 0)
