"""Temporal Warper: one fuel re-rolls unplaced ships; discarded, it fetches a discarded card."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_PICK
from landfall.games.alien_frontiers.borrowed import lent_turned, own_in_hand
from landfall.games.alien_frontiers.box import HAND, RELIC_HERE, RELIC_USER, RELIC_VALUE
from landfall.games.alien_frontiers.hands import COUNT, LESS, MORE
from landfall.games.alien_frontiers.piles import take_discarded
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech, all_placed, shield_of
from landfall.games.alien_frontiers.words import pile, the

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question


@final
class TemporalWarper(Tech):
    def __init__(self) -> None:
        super().__init__("temporal-warper")

    def companions(self) -> list[Rule]:
        return [Pick()]

    def use_texts(self) -> list[str]:
        return [""]

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        placed = all_placed(state)
        if placed or state.box.borrows == 1:
            return placed
        left = state.fuel(seat) - self.price(state, seat, offset)
        value: i64 = 1
        while value <= 6:
            if COUNT[8 * state.at[HAND] + value] > 0:
                if shield_of(self.book, state, seat, value) <= max(0, left):
                    return ""
            value += 1
        if state.at[RELIC_HERE] == 1:
            if self.book.surcharge(state, seat, state.at[RELIC_USER]) <= max(0, left):
                return ""
        return "deflector-shield.surcharge"

    def use(self, state: State, seat: i64, offset: i64) -> None:
        state.ask(ASK_PICK, seat, 0, 0, 0)

    def discard_texts(self) -> list[str]:
        return list(self.book.box.card_names)

    def discard_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        card: i64 = 0
        while card < state.box.cards:
            if not self.discard_refusal(state, seat, card):
                out[n] = self.base + self.paid_codes + card
                n += 1
            card += 1
        return n

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        """The pile as it was before: not the Warper just discarded, though another one will do."""
        if state.in_discards(offset) == 0:
            return "temporal-warper.pile"
        if offset != self.card and state.holds(seat, offset):
            return "alien-artifact.duplicate"
        return ""

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        take_discarded(state, seat, offset)

    def say_not_in_pile(self, q: Question) -> str:
        lie = the(pile(q.state, int(q.state.box.discards)), "no card")
        said = f"{q.the_card} is not in the discard pile; it holds {lie}"
        return q.no_such_card or said


@final
class Pick(Rule):
    """Ships chosen for a re-roll: six faces, then the same face of the Relic Ship."""

    def __init__(self) -> None:
        super().__init__("pick", ASK_PICK)

    def texts(self) -> list[str]:
        return [f"pick {v}" for v in range(1, 7)] + [f"pick {v}*" for v in range(1, 7)]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        value: i64 = 1
        while value <= 6:
            if COUNT[8 * state.at[HAND] + value] > 0 and not self.too_dear(state, seat, value - 1):
                out[n] = self.base + value - 1
                n += 1
            value += 1
        if state.at[RELIC_HERE] == 1 and state.asked_c() == 0:
            if not self.too_dear(state, seat, 5 + state.at[RELIC_VALUE]):
                out[n] = self.base + 5 + state.at[RELIC_VALUE]
                n += 1
        return n

    def shield(self, state: State, seat: i64, offset: i64) -> i64:
        """More fuel for a borrowed ship whose owner is shielded."""
        if offset >= 6:
            return self.book.surcharge(state, seat, state.at[RELIC_USER])
        return shield_of(self.book, state, seat, offset + 1)

    def too_dear(self, state: State, seat: i64, offset: i64) -> str:
        short = state.fuel(seat) < self.shield(state, seat, offset)
        return "deflector-shield.surcharge" if short else ""

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        value = (code - self.base) % 6 + 1
        if code - self.base < 6:
            if COUNT[8 * state.at[HAND] + value] == 0:
                return "tech.unplaced"
        elif state.at[RELIC_HERE] == 0 or state.at[RELIC_VALUE] != value or state.asked_c() == 1:
            return "tech.unplaced"
        return self.too_dear(state, seat, code - self.base)

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        """Picked ships leave the hand until they are rolled again."""
        value = (code - self.base) % 6 + 1
        hand = state.asked_b()
        relic = state.asked_c()
        state.pay(seat, self.shield(state, seat, code - self.base), 0)
        if code - self.base < 6:
            if state.box.borrows > 1 and own_in_hand(state, value) == 0:
                lent_turned(state, value, 0)  # its die is rolled by itself
            else:
                hand = MORE[8 * hand + value]
            state.at[HAND] = LESS[8 * state.at[HAND] + value]
        else:
            relic = 1
        state.goes_on(0, hand, relic)
