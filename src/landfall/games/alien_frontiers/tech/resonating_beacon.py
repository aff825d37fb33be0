"""Resonating Beacon: a fuel lays out new cards; discarded, it does so thrice and claims one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_SEEK
from landfall.games.alien_frontiers.piles import (
    any_claimable,
    any_to_lay,
    claimable,
    discard_display,
    refill_display,
    take_displayed,
)
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question

FREE: Final = 3
"""How often the discard power lays out new cards."""


@final
class ResonatingBeacon(Tech):
    """Ships at the Alien Artifact have no part in it: neither their cycles nor what they add up to."""

    def __init__(self) -> None:
        super().__init__("resonating-beacon")

    def companions(self) -> list[Rule]:
        rules = ("resonating-beacon.cards", "resonating-beacon.cycles", "resonating-beacon.claim")
        return [Seek(ASK_SEEK, ("resound", "fetch", "forgo"), rules)]

    def can_be_lent(self) -> bool:
        return False  # it would discard itself

    def use_texts(self) -> list[str]:
        return [""]

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        return "" if any_to_lay(state) else "resonating-beacon.cards"

    def use(self, state: State, seat: i64, offset: i64) -> None:
        discard_display(state)
        refill_display(state, seat)

    def discard_texts(self) -> list[str]:
        return [""]

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        state.ask(ASK_SEEK, seat, FREE, 0, 0)

    def say_no_new_cards(self, q: Question) -> str:
        return f"new cards have been laid out {FREE} times already"


@final
class Seek(Rule):
    """Codes: lay out new cards; take none; and claim each of the cards."""

    def __init__(self, asks: i64, verbs: tuple[str, str, str], rules: tuple[str, str, str]) -> None:
        """`verbs` are those of new cards, of a claim, and of going without.

        `rules` say that no card is left, that no new ones are due, and that one must be claimed.
        """
        super().__init__(f"seek {verbs[0]}", asks)
        self.verbs = verbs
        self.out_of_cards = rules[0]
        self.no_more = rules[1]
        self.to_claim = rules[2]

    def texts(self) -> list[str]:
        new, claim, none = self.verbs
        return [new, none, *[f"{claim} {name}" for name in self.book.box.card_names]]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if state.asked_a() > 0 and any_to_lay(state):
            out[n] = self.base
            n += 1
        first = n
        card: i64 = 0
        while card < state.box.cards:
            if claimable(state, seat, card):
                out[n] = self.base + 2 + card
                n += 1
            card += 1
        if n == first:
            out[n] = self.base + 1
            n += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        card = code - self.base - 2
        if card == -2:
            if not any_to_lay(state):
                return self.out_of_cards
            return "" if state.asked_a() > 0 else self.no_more
        if card == -1:
            return self.to_claim if any_claimable(state, seat) else ""
        if state.on_display(card) == 0:
            return "alien-artifact.display"
        return "alien-artifact.duplicate" if state.holds(seat, card) else ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        card = code - self.base - 2
        if card == -2:
            state.goes_on(state.asked_a() - 1, 0, 0)
            discard_display(state)
            refill_display(state, seat)
            return
        state.answered()
        if card >= 0:
            take_displayed(state, seat, card)
            refill_display(state, seat)
