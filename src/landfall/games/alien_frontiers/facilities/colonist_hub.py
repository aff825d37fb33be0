"""Colonist Hub: every ship moves your colony a circle; from the seventh it launches for one of each."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.facilities.facility import Alike
from landfall.games.alien_frontiers.names import COLONIST_HUB, LAST_CIRCLE
from landfall.games.alien_frontiers.rule import Book, Rule
from landfall.games.alien_frontiers.state import (
    ASK_LAND,
    ASK_MAIN,
    HUB,
    LANDING_LAUNCHED,
    SUPPLY,
    State,
)

TRACK_PORTS: Final = 3


@final
class ColonistHub(Alike):
    """A track of three ports for each seat, so nobody can block another."""

    def __init__(self) -> None:
        super().__init__(COLONIST_HUB, 1)

    def companions(self) -> list[Rule]:
        return [Launch()]

    def closed(self, state: State, seat: i64) -> str:
        return self.barred(state, seat)  # each seat has ports of its own

    def barred(self, state: State, seat: i64) -> str:
        circle = state.seat[HUB + seat]
        if circle == LAST_CIRCLE:
            return "colonist-hub.full-circle"
        if circle == 0 and state.seat[SUPPLY + seat] == 0:
            return "colonist-hub.colony"
        if state.ports_used_on_track(seat) >= TRACK_PORTS:
            return "colonist-hub.track"
        return ""

    def gain(self, state: State, seat: i64, value: i64) -> None:
        if state.seat[HUB + seat] == 0:
            state.seat[SUPPLY + seat] -= 1
        state.seat[HUB + seat] += 1
        state.hubbed += 1
        extra = self.book.hub_bonus(state, seat)
        if extra > 0:
            circle = state.seat[HUB + seat] + extra
            if circle > LAST_CIRCLE:
                state.excess = circle - LAST_CIRCLE
                circle = LAST_CIRCLE
            state.seat[HUB + seat] = circle


@final
class Launch(Rule):
    """Any time in a turn of yours; advances beyond the seventh circle start the next colony."""

    def __init__(self) -> None:
        super().__init__("launch", ASK_MAIN)

    def enlist(self, book: Book) -> None:
        book.launch = self.base

    def texts(self) -> list[str]:
        return ["launch"]

    def options(self, state: State, out: vec[i64], n: i64) -> i64:
        seat = state.turn
        if state.seat[HUB + seat] == LAST_CIRCLE and state.can_pay(seat, 1, 1):
            out[n] = self.base
            return n + 1
        return n

    def refusal(self, state: State, code: i64) -> str:
        seat = state.turn
        if state.seat[HUB + seat] != LAST_CIRCLE:
            return "colonist-hub.launch"
        if not state.can_pay(seat, 1, 1):
            return "colonist-hub.cost"
        return ""

    def resolve(self, state: State, code: i64) -> None:
        seat = state.turn
        state.pay(seat, 1, 1)
        state.seat[HUB + seat] = 0
        excess = state.excess
        state.excess = 0
        state.ask(ASK_LAND, seat, LANDING_LAUNCHED, excess, 0)
