"""Experimental FTL Drive: two fuel a token; with four of them it is discarded to land a colony."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.facilities.facility import (
    ask_where_to_build,
    has_colony_to_build,
)
from landfall.games.alien_frontiers.rule import TECH_FUEL
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.words import count

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question

TOKENS: Final = 0
NEEDED: Final = 4
LANDING_FUEL: Final = 1
LANDING_ORE: Final = 1


@final
class ExperimentalFtlDrive(Tech):
    def __init__(self) -> None:
        super().__init__("experimental-ftl-drive")
        self.calm = True

    def keeps(self) -> list[str]:
        return ["tokens"]

    def treasures(self) -> list[str]:
        return self.keeps()

    def use_texts(self) -> list[str]:
        return [""]

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        full = self.kept_by(state, TOKENS, seat) >= NEEDED
        return "experimental-ftl-drive.full" if full else ""

    def use(self, state: State, seat: i64, offset: i64) -> None:
        self.keep(state, TOKENS, seat, 1)

    def discard_texts(self) -> list[str]:
        return [""]

    def landing_fuel(self, state: State, seat: i64) -> i64:
        """The discount on cards is on this power as well; it never takes ore off."""
        return self.book.asked(TECH_FUEL, state, seat, LANDING_FUEL)

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        if self.kept_by(state, TOKENS, seat) < NEEDED:
            return "experimental-ftl-drive.tokens"
        ore = LANDING_ORE - self.book.landing_due(state, seat, LANDING_ORE)
        if not state.can_pay(seat, self.landing_fuel(state, seat), ore):
            return "tech.cost"
        return "" if has_colony_to_build(state, seat) else "colony.none-left"

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        due = self.book.landing_due(state, seat, LANDING_ORE)
        state.pay(seat, self.landing_fuel(state, seat), LANDING_ORE - due)
        ask_where_to_build(state, seat, due)

    def card_leaves(self, state: State, seat: i64, taker: i64) -> None:
        """The tokens go back to the supply, whoever gets the card."""
        self.keep(state, TOKENS, seat, -self.kept_by(state, TOKENS, seat))

    def cannot_be_kept(self, state: State, seat: i64) -> str:
        if self.kept_by(state, TOKENS, seat) > NEEDED:
            return f"at most {NEEDED} tokens lie on it"
        return super().cannot_be_kept(state, seat)

    # -- what is said of it, and how a trial meets its rules --------------------------------------

    def say_lying(self, q: Question) -> str:
        tokens = int(self.kept_by(q.state, TOKENS, q.you))
        return f"{count(tokens, 'token')} {'lies' if tokens == 1 else 'lie'} on it"

    def say_needed(self, q: Question) -> str:
        return str(NEEDED)

    def put_all_tokens_on(self, q: Question) -> None:
        self.keep(q.state, TOKENS, q.you, NEEDED - self.kept_by(q.state, TOKENS, q.you))
