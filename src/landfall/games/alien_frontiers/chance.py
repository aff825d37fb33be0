"""Chance: who is player one, which cards are drawn, what the dice show."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import (
    ASK_BOARDS,
    ASK_DEAL,
    ASK_DRAW,
    ASK_FIRST,
    ASK_LENT,
    ASK_RELIC,
    ASK_ROLL,
    ASK_TOP,
    ROLL_FLEET,
)
from landfall.games.alien_frontiers.borrowed import number_of
from landfall.games.alien_frontiers.box import (
    ACTOR,
    ASKS,
    CARRIED_VALUE,
    FIRST,
    FUEL,
    HAND,
    ORE,
    RELIC_VALUE,
    TURN,
    WIDE,
)
from landfall.games.alien_frontiers.hands import COUNT, DICE, FIRST_OF_SIZE, MORE, SIZE
from landfall.games.alien_frontiers.names import DISPLAY, SEAT_LETTERS
from landfall.games.alien_frontiers.one_die import OneDie
from landfall.games.alien_frontiers.piles import (
    drawn,
    give,
    refill_display,
    reshuffle_if_empty,
    show,
    take_drawn,
)
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.turn import await_dice, begin_play, rolled


@final
class FirstPlayer(Rule):
    """Player one wins a roll-off, which every seat is equally likely to win."""

    def __init__(self) -> None:
        super().__init__("first", ASK_FIRST)

    def texts(self) -> list[str]:
        return [f"first {letter}" for letter in SEAT_LETTERS[: self.book.box.seats]]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        place: i64 = 0
        while place < state.box.seats:
            out[n] = self.base + place
            n += 1
            place += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        return ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        first = code - self.base
        state.at[FIRST] = first
        state.at[TURN] = first
        state.at[ACTOR] = first
        order: i64 = 0
        while order < state.box.seats:
            other = (first + order) % state.box.seats
            state.at[FUEL + WIDE * other] = self.book.starting_fuel[order]
            state.at[ORE + WIDE * other] = self.book.starting_ore[order]
            order += 1
        state.answered()
        state.await_chance(ASK_DEAL, first, 0, 0, 0)


@final
class Deal(Rule):
    """A card from the deck: one to each player in turn order, then three to the display."""

    def __init__(self, boards: bool) -> None:
        """Where there are faction boards, the top card may also go to a seat."""
        super().__init__("draw", ASK_DRAW)
        self.boards = boards

    def also_answers(self) -> list[int]:
        return [ASK_DEAL, ASK_TOP] if self.boards else [ASK_DEAL]

    def texts(self) -> list[str]:
        return [f"draw {name}" for name in self.book.box.card_names]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        card: i64 = 0
        while card < state.box.cards:
            if state.in_deck(card) > 0:
                out[n] = self.base + card
                n += 1
            card += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        return "" if state.in_deck(code - self.base) > 0 else "chance.outcome"

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        card = code - self.base
        drawn(state, card)
        if state.at[ASKS] == ASK_DEAL:
            self.deal(state, card)
            return
        if state.at[ASKS] == ASK_TOP:
            state.answered()
            take_drawn(state, seat, card)
            return
        show(state, card)
        state.answered()
        refill_display(state, seat)

    def deal(self, state: State, card: i64) -> None:
        dealt = state.asked_a()
        if dealt < state.box.seats:
            give(state, (state.at[FIRST] + dealt) % state.box.seats, card)
        else:
            show(state, card)
        if dealt + 1 < state.box.seats + DISPLAY:
            reshuffle_if_empty(state)
            state.goes_on(dealt + 1, 0, 0)
        elif len(self.book.boards) > 0:
            state.answered()
            drawn_boards = state.box.seats if self.book.deals_boards else state.box.seats + 1
            state.await_chance(ASK_BOARDS, state.at[FIRST], drawn_boards, 0, 0)
        else:
            state.answered()
            begin_play(self.book, state)


@final
class Roll(Rule):
    """The own-colour dice of a roll, as a hand."""

    def __init__(self) -> None:
        super().__init__("roll", ASK_ROLL)
        self.untallied = True

    def texts(self) -> list[str]:
        return [
            " ".join(["roll", *map(str, dice)])
            for dice in DICE[: FIRST_OF_SIZE[self.book.box.ships + 1]]
        ]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        dice = state.asked_b()
        hand: i64 = FIRST_OF_SIZE[dice]
        last: i64 = FIRST_OF_SIZE[dice + 1]
        while hand < last:
            out[n] = self.base + hand
            n += 1
            hand += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        return "" if SIZE[code - self.base] == state.asked_b() else "chance.outcome"

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        hand = code - self.base
        again = state.asked_a()
        relic = state.asked_c() == 1
        state.answered()
        if again != ROLL_FLEET:
            face: i64 = 1
            while face <= 6:
                copies = COUNT[8 * hand + face]
                while copies > 0:
                    state.at[HAND] = MORE[8 * state.at[HAND] + face]
                    copies -= 1
                face += 1
        else:
            state.at[HAND] = hand
        if not await_dice(state, seat, again, 0, 1 if relic else 0) and again == ROLL_FLEET:
            rolled(self.book, state, seat)


@final
class RollRelic(OneDie):
    """The Relic Ship's die, rolled with the fleet and told after it."""

    def __init__(self) -> None:
        super().__init__("relic", ASK_RELIC, "relic")
        self.untallied = True

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        again = state.asked_a()
        state.answered()
        state.at[RELIC_VALUE] = code - self.base + 1
        if not await_dice(state, seat, again, 0, 0) and again == ROLL_FLEET:
            rolled(self.book, state, seat)


@final
class RollLent(OneDie):
    """The die of a borrowed ship, rolled with the fleet and told after it."""

    def __init__(self) -> None:
        super().__init__("lent", ASK_LENT, "lent")
        self.untallied = True

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        again = state.asked_a()
        value = code - self.base + 1
        state.at[number_of(state, -1, state.asked_b(), CARRIED_VALUE)] = value
        state.at[HAND] = MORE[8 * state.at[HAND] + value]
        state.answered()
        if not await_dice(state, seat, again, 0, 0) and again == ROLL_FLEET:
            rolled(self.book, state, seat)
