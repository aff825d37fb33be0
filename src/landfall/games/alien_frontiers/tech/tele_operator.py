"""Tele-Operator: use a displayed card as if it were yours; discarded, it claims one of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_POWER, ASK_TUNE
from landfall.games.alien_frontiers.box import SHOWN_AGAIN, bit
from landfall.games.alien_frontiers.piles import any_to_lay
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.resonating_beacon import Seek
from landfall.games.alien_frontiers.tech.tech import Tech, opens_power

CYCLES_FIRST: Final = 1
"""How often the discard power may lay out new cards."""


@final
class TeleOperator(Tech):
    """Codes: each card that is used. It is then followed like a used card that has come on display."""

    def __init__(self) -> None:
        super().__init__("tele-operator")

    def companions(self) -> list[Rule]:
        rules = ("tele-operator.cards", "tele-operator.cycles", "tele-operator.claim")
        return [Seek(ASK_TUNE, ("retune", "receive", "abstain"), rules)]

    def also_answers(self) -> list[int]:
        return [ASK_POWER]

    def sets_to_work(self) -> bool:
        return True

    def uses_displayed(self) -> bool:
        return True

    def can_be_lent(self) -> bool:
        return False

    def use_texts(self) -> list[str]:
        return list(self.book.box.card_names)

    def use_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        numbers = state.at
        display = state.box.display
        card: i64 = 0
        while card < state.box.cards:
            if numbers[display + card] > 0 and not self.use_refusal(state, seat, card):
                out[n] = self.base + card
                n += 1
            card += 1
        return n

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        shown = state.on_display(offset)
        if shown == 0:
            return "alien-artifact.display"
        if not self.book.techs[offset].can_be_lent():
            return "tele-operator.card"
        if shown == 1 and state.at[SHOWN_AGAIN] >> offset & 1 == 1:
            return "tele-operator.used"
        due = self.price(state, seat, offset)
        if state.fuel(seat) < due:
            return "tech.cost"
        return "" if self.opens(state, seat, offset, due) else "tele-operator.nothing"

    def opens(self, state: State, seat: i64, offset: i64, due: i64) -> bool:
        """Could that card be used? One that has a card used again never comes round to itself."""
        if not self.book.techs[offset].doubles():
            return opens_power(self.book, state, seat, offset, due)
        trial = state.copy()
        trial.at[state.box.display + offset] -= 1
        return opens_power(self.book, trial, seat, offset, due)

    def use(self, state: State, seat: i64, offset: i64) -> None:
        if self.book.follows_cards:
            state.at[SHOWN_AGAIN] |= bit(offset)
        state.ask(ASK_POWER, seat, offset, self.card, 0)

    def discard_texts(self) -> list[str]:
        return [""]

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        return "" if any_to_lay(state) else "tele-operator.cards"

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        state.ask(ASK_TUNE, seat, CYCLES_FIRST, 0, 0)
