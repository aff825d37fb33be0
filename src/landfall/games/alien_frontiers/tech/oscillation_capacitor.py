"""Oscillation Capacitor: use a card a second time; discarded, it makes a rival discard a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_POWER
from landfall.games.alien_frontiers.box import USED, bit, cleared, lowest
from landfall.games.alien_frontiers.names import SEAT_LETTERS
from landfall.games.alien_frontiers.piles import held_by_others, to_discards
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech, opens_power

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling

PAID_CARDS: Final = 0


@final
class OscillationCapacitor(Tech):
    """Codes: each card that is used again; then for each card, one a seat that discards it."""

    def __init__(self) -> None:
        super().__init__("oscillation-capacitor")

    # -- which cards were paid for ----------------------------------------------------------------

    def keeps(self) -> list[str]:
        """Cards count as used for other reasons too; these were used by paying for their power."""
        return ["paid-cards"]

    def watches_powers(self) -> bool:
        return True

    def power_paid(self, state: State, seat: i64, card: i64) -> None:
        state.at[self.kept + seat] |= bit(card)

    def paid_card_leaves(self, state: State, seat: i64, card: i64, taker: i64) -> None:
        state.at[self.kept + seat] &= ~bit(card)

    def minds_turns(self) -> bool:
        return True

    def turn_begins(self, state: State, seat: i64) -> None:
        cleared(state.at, self.kept, self.kept + state.box.seats)

    def cannot_be_kept(self, state: State, seat: i64) -> str:
        if self.kept_by(state, PAID_CARDS, seat) & ~state.cards(seat) != 0:
            return f"{SEAT_LETTERS[seat]} does not hold all of them"
        return ""

    # -- once more --------------------------------------------------------------------------------

    def also_answers(self) -> list[int]:
        return [ASK_POWER]

    def sets_to_work(self) -> bool:
        return True

    def doubles(self) -> bool:
        return True

    def use_texts(self) -> list[str]:
        return list(self.book.box.card_names)

    def paid_for(self, state: State, seat: i64) -> i64:
        """The cards that the seat has used by paying for their power, a bit each."""
        return self.kept_by(state, PAID_CARDS, seat) & state.at[USED] & state.cards(seat)

    def use_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        cards = self.paid_for(state, seat)
        while cards != 0:
            card = lowest(cards)
            if not self.use_refusal(state, seat, card):
                out[n] = self.base + card
                n += 1
            cards &= cards - 1
        return n

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        paid = self.paid_for(state, seat)
        doubled = self.book.techs[offset]
        # Where it has a price of its own it would be among them: another copy cannot double it either.
        if paid >> offset & 1 == 0 or offset == self.card or not doubled.can_be_doubled():
            return "oscillation-capacitor.card"
        due = self.price(state, seat, offset)
        if state.fuel(seat) < due:
            return "tech.cost"
        if not opens_power(self.book, state, seat, offset, due):
            return "oscillation-capacitor.nothing"
        return ""

    def use(self, state: State, seat: i64, offset: i64) -> None:
        state.ask(ASK_POWER, seat, offset, self.card, 0)

    # -- a rival's card ---------------------------------------------------------------------------

    def discard_texts(self) -> list[str]:
        box = self.book.box
        letters = SEAT_LETTERS[: box.seats]
        return [f"{name} {letter}" for name in box.card_names for letter in letters]

    def discard_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Only of cards that an opponent holds."""
        cards = held_by_others(state, seat)
        while cards != 0:
            offset = state.box.seats * lowest(cards)
            end = offset + state.box.seats
            while offset < end:
                if not self.discard_refusal(state, seat, offset):
                    out[n] = self.base + self.paid_codes + offset
                    n += 1
                offset += 1
            cards &= cards - 1
        return n

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        holder = offset % state.box.seats
        if holder == seat or not state.holds(holder, offset // state.box.seats):
            return "oscillation-capacitor.holder"
        return self.book.safe_by(state, holder)

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        seats = state.box.seats
        to_discards(self.book, state, offset % seats, offset // seats, -1)

    # -- what is said of it -----------------------------------------------------------------------

    def say_rival(self, about: Telling) -> str:
        return about.scene.name(about.words[-1])

    def say_not_held(self, q: Question) -> str:
        if q.seat == q.you:
            return "that is you"
        return q.no_such_card or f"{q.who} does not hold {q.the_card}"

    def say_not_doubled(self, q: Question) -> str:
        card = self.book.techs[q.card]
        if card.card == self.card or not card.can_be_doubled():
            return f"{q.the_card} has no power with a price that could be used twice"
        if not q.state.holds(q.you, q.card):
            return q.no_such_card or f"you do not hold {q.the_card}"
        if q.state.at[USED] >> q.card & 1 == 1:
            return f"you have not paid for {q.the_card} since it came to you this turn"
        return f"you have not paid for {q.the_card} this turn"
