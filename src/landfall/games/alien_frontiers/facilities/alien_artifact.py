"""Alien Artifact: each ship may cycle the display; ships of eight or more together claim a card."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.facilities.facility import Alike
from landfall.games.alien_frontiers.hands import TOTAL
from landfall.games.alien_frontiers.names import (
    ALIEN_ARTIFACT,
    CARD_NAMES,
    CARDS,
    CLAIM_TOTAL,
)
from landfall.games.alien_frontiers.piles import discard_display, refill_display, take_displayed
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import ASK_MAIN, DECK, DISCARDS, ON_DISPLAY, TECH, State


@final
class AlienArtifact(Alike):
    def __init__(self) -> None:
        super().__init__(ALIEN_ARTIFACT, 1)
        self.takes_any = True

    def companions(self) -> list[Rule]:
        return [Cycle(), Claim()]

    def gain(self, state: State, seat: i64, value: i64) -> None:
        state.cycles += 1


def claim_total(state: State) -> i64:
    """What the seat's ships docked here this turn since its last claim add up to."""
    total = TOTAL[state.fresh]
    if state.relic_fresh == 1 and state.relic_place == ALIEN_ARTIFACT:
        total += state.relic_value
    if state.borrowed_fresh == 1 and state.borrowed_place == ALIEN_ARTIFACT:
        total += state.borrowed_value
    return total


@final
class Cycle(Rule):
    """Discard the displayed cards and lay out three new ones, once for each ship."""

    def __init__(self) -> None:
        super().__init__("cycle", ASK_MAIN)

    def texts(self) -> list[str]:
        return ["cycle"]

    def cards_to_lay(self, state: State) -> bool:
        card: i64 = 0
        while card < CARDS:
            if (
                state.piles[DECK + card] > 0
                or state.piles[ON_DISPLAY + card] > 0
                or state.piles[DISCARDS + card] > 0
            ):
                return True
            card += 1
        return False

    def options(self, state: State, out: vec[i64], n: i64) -> i64:
        if state.cycles > 0 and self.cards_to_lay(state):
            out[n] = self.base
            return n + 1
        return n

    def refusal(self, state: State, code: i64) -> str:
        if state.cycles > 0 and self.cards_to_lay(state):
            return ""
        return "alien-artifact.cycle"

    def resolve(self, state: State, code: i64) -> None:
        state.cycles -= 1
        discard_display(state)
        refill_display(state)


@final
class Claim(Rule):
    """Take one displayed card of a name you do not hold; the total starts anew."""

    def __init__(self) -> None:
        super().__init__("claim", ASK_MAIN)

    def texts(self) -> list[str]:
        return [f"claim {name}" for name in CARD_NAMES]

    def options(self, state: State, out: vec[i64], n: i64) -> i64:
        if claim_total(state) < CLAIM_TOTAL:
            return n
        held = state.seat[TECH + state.turn]
        card: i64 = 0
        while card < CARDS:
            if state.piles[ON_DISPLAY + card] > 0 and held >> card & 1 == 0:
                out[n] = self.base + card
                n += 1
            card += 1
        return n

    def refusal(self, state: State, code: i64) -> str:
        card = code - self.base
        if claim_total(state) < CLAIM_TOTAL:
            return "alien-artifact.claim"
        if state.piles[ON_DISPLAY + card] == 0:
            return "alien-artifact.display"
        if state.holds(state.turn, card):
            return "alien-artifact.duplicate"
        return ""

    def resolve(self, state: State, code: i64) -> None:
        state.fresh = 0
        state.borrowed_fresh = 0
        if state.relic_place == ALIEN_ARTIFACT:
            state.relic_fresh = 0
        take_displayed(state, state.turn, code - self.base)
        refill_display(state)
