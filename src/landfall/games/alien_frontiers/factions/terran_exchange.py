"""Terran Exchange: an ore more with the first trade; its owner trades cards with others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import GIVEN_UP, OWNER, USED, bit, lowest
from landfall.games.alien_frontiers.factions.faction_board import Board, OwnersPower
from landfall.games.alien_frontiers.names import SEAT_LETTERS
from landfall.games.alien_frontiers.piles import give, lose
from landfall.games.alien_frontiers.rule import SAFE, TRADE_ORE, Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import letter

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling

FOR_A_CARD: Final = 2
"""The most fuel that a card given brings."""
OF_A_CARD: Final = 1
"""Ore for a card taken."""
TRADES: Final = 1
WAITS: Final = 1
PAST: Final = 2
"""Whether an ore waits for the first trade of the turn, or that trade is past."""


@final
class TerranExchange(Board):
    def __init__(self) -> None:
        super().__init__("terran-exchange")

    def join(self, book: Book) -> None:
        super().join(book)
        self.wake_gate = self.on_table + TRADES

    def companions(self) -> list[Rule]:
        return [Barter(self)]

    def keeps_on_table(self) -> list[str]:
        return [OWNER, "trades"]

    # -- a used card that was given away is followed, for it stays used if it comes back -----------

    def keeps_in_a_moment(self) -> list[str]:
        return ["given", "given-to"]

    def kept_names(self, number: str) -> list[str]:
        box = self.book.box
        return list(box.card_names if number == "given" else SEAT_LETTERS[: box.seats])

    def follow_given(self, state: State, card: i64, taker: i64) -> None:
        """The acting seat has used this card and will give it away."""
        if state.holds(taker, card):
            state.at[GIVEN_UP] |= bit(card)
        else:
            state.at[self.fleeting] = bit(card)
            state.at[self.fleeting + 1] = bit(taker)

    def gave_used(self, state: State, card: i64, holder: i64) -> bool:
        given = self.fleeting
        return state.at[given] == bit(card) and state.at[given + 1] == bit(holder)

    def watches_powers(self) -> bool:
        return True

    def paid_card_leaves(self, state: State, seat: i64, card: i64, taker: i64) -> None:
        given = self.fleeting
        if state.at[given] != bit(card) or state.at[given + 1] != bit(seat):
            return
        state.at[given] = 0
        state.at[given + 1] = 0
        where: i64 = GIVEN_UP
        if taker >= 0 and not state.holds(taker, card):
            where = USED
        state.at[where] |= bit(card)

    # -- the first trade ---------------------------------------------------------------------------

    def work(self, state: State, seat: i64, value: i64) -> None:
        if state.at[self.on_table + TRADES] == 0:
            state.at[self.on_table + TRADES] = WAITS

    def minds_turns(self) -> bool:
        return True

    def turn_begins(self, state: State, seat: i64) -> None:
        state.at[self.on_table + TRADES] = 0

    def turn_ends(self, state: State) -> None:
        state.at[self.on_table + TRADES] = 0

    def bends(self) -> list[int]:
        return [TRADE_ORE]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        return answer + 1 if state.at[self.on_table + TRADES] == WAITS else answer

    def bent_by(self) -> str:
        return f"{self.key}.dock"

    def minds_trades(self) -> bool:
        return True

    def traded(self, state: State, seat: i64) -> None:
        state.at[self.on_table + TRADES] = PAST

    def urgency(self, state: State, seat: i64, value: i64) -> i64:
        return 10

    # -- what is said of it ------------------------------------------------------------------------

    def say_opened(self, about: Telling) -> str:
        waits = about.scene.after.at[self.on_table + TRADES] == WAITS
        return "will get 1 ore more with the first trade" if waits else ""

    def say_bartered(self, about: Telling) -> str:
        way, card, whom = about.words
        scene = about.scene
        if way == "give":
            return f"gives the {scene.title(card)} to {scene.name(whom)}"
        return f"takes the {scene.title(card)} from {scene.name(whom)}"

    def say_doubled(self, about: Telling) -> str:
        """Whoever has one of its name already does not get it."""
        way, card, whom = about.words
        scene = about.scene
        place = scene.box.card(card)
        taker = SEAT_LETTERS.index(whom) if way == "give" else scene.seat
        if not scene.before.holds(taker, place):
            return ""
        if way == "take":
            return "discards the card, having one already"
        return f"sees it discarded, as {scene.name(whom)} {scene.does(taker, 'has')} one already"

    def say_no_card(self, q: Question) -> str:
        if q.seat == q.you:
            return "you trade with an opponent"
        return (
            f"{'you do' if q.action.words[1] == 'give' else f'{q.who} does'} not hold {q.the_card}"
        )

    def say_no_price(self, q: Question) -> str:
        return "you have no ore" if q.action.words[1] == "take" else f"{letter(q.seat)} has no fuel"


@final
class Barter(OwnersPower):
    """Codes: for each card and seat, the card given; then the same, taken."""

    def __init__(self, board: TerranExchange) -> None:
        super().__init__(board)
        self.calm = True
        self.terran = board

    def choices(self) -> list[str]:
        box = self.book.box
        return [
            f"{way} {card} {seat}"
            for way in ("give", "take")
            for card in box.card_names
            for seat in SEAT_LETTERS[: box.seats]
        ]

    def answers(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """What `forbids` does not, without a look at every card that nobody holds."""
        seats = state.box.seats
        taken = self.base + state.box.cards * seats
        own = state.cards(seat)
        safe: i64 = 0
        other: i64 = 0
        while other < seats:
            if other != seat:
                if self.book.asked(SAFE, state, other, 0) != 0:
                    safe |= bit(other)
                elif own != 0 and state.fuel(other) > 0:
                    n = self.offer(own, self.base + other, out, n)
            other += 1
        other = 0
        while other < seats and state.ore(seat) > 0:
            if other != seat and safe >> other & 1 == 0:
                n = self.offer(state.cards(other), taken + other, out, n)
            other += 1
        return n

    def offer(self, cards: i64, code: i64, out: vec[i64], n: i64) -> i64:
        """Write the trades of these cards with one player; `code` is that of the first card."""
        seats = self.book.box.seats
        while cards != 0:
            out[n] = code + seats * lowest(cards)
            n += 1
            cards &= cards - 1
        return n

    def forbids(self, state: State, seat: i64, offset: i64) -> str:
        box = state.box
        gives = offset < box.cards * box.seats
        card = offset // box.seats % box.cards
        other = offset % box.seats
        if other == seat or not state.holds(seat if gives else other, card):
            return "terran-exchange.card"
        if (state.fuel(other) if gives else state.ore(seat)) == 0:
            return "terran-exchange.price"
        return self.book.safe_by(state, other)

    def use(self, state: State, seat: i64, offset: i64) -> None:
        box = state.box
        card = offset // box.seats % box.cards
        other = offset % box.seats
        if offset < box.cards * box.seats:
            if state.at[USED] >> card & 1 == 1 and self.book.follows_cards:
                self.terran.follow_given(state, card, other)
            fuel = min(FOR_A_CARD, state.fuel(other))
            self.hand_over(state, seat, other, card)
            state.pay(other, fuel, 0)
            state.gain(seat, fuel, 0)
        else:
            state.pay(seat, 0, OF_A_CARD)
            state.gain(other, 0, OF_A_CARD)
            self.hand_over(state, other, seat, card)

    def hand_over(self, state: State, giver: i64, taker: i64, card: i64) -> None:
        lose(self.book, state, giver, card, taker)
        give(state, taker, card)
