"""Pocket Universe: ships wait on this card, and dock when somebody's turn has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_LOAD, ASK_WINDOW
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.borrowed import own_in_hand
from landfall.games.alien_frontiers.box import (
    BAY,
    HAND,
    IN_BAY,
    ON_CARD,
    RELIC_HERE,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
    SHIPS_ON_IT,
    UNPLACED,
    WIDE,
)
from landfall.games.alien_frontiers.hands import COUNT, DICE, LESS, MORE, SHOWS, SIZE
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.ships import lift_relic
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.turn import ask_after_turn, dock_late
from landfall.games.alien_frontiers.words import ships

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling

FACES: Final = 6


def ship_texts(verb: str) -> list[str]:
    """Six faces, then the same of the Relic Ship."""
    return [f"{verb}{v}" for v in range(1, 7)] + [f"{verb}{v}*" for v in range(1, 7)]


@final
class PocketUniverse(Tech):
    """Codes: the first ship that goes on it; further ones are asked for."""

    def __init__(self) -> None:
        super().__init__("pocket-universe")
        self.calm = True

    def companions(self) -> list[Rule]:
        return [Load(self), Emerge(self)]

    def join(self, book: Book) -> None:
        super().join(book)
        self.wake_gate = self.kept  # a seat's ships on it
        self.wake_step = 1
        book.docks_only = "pocket-universe.docking"

    def keeps(self) -> list[str]:
        return [SHIPS_ON_IT]

    def inside(self, state: State, seat: i64) -> i64:
        """The ships on the seat's card, as a hand."""
        return state.at[self.kept + seat]

    def relic_inside(self, state: State, seat: i64) -> bool:
        return state.at[RELIC_PLACE] == ON_CARD and state.at[RELIC_USER] == seat

    def any_inside(self, state: State, seat: i64) -> bool:
        numbers = state.at
        if numbers[self.kept + seat] != 0:
            return True
        return numbers[RELIC_PLACE] == ON_CARD and numbers[RELIC_USER] == seat

    def all_empty(self, state: State) -> bool:
        """Is nothing on anybody's card?"""
        numbers = state.at
        at = self.kept
        end = at + state.box.seats
        ships: i64 = 0
        while at < end:
            ships |= numbers[at]
            at += 1
        return ships == 0 and numbers[RELIC_PLACE] != ON_CARD

    # -- ships go on it ---------------------------------------------------------------------------

    def use_texts(self) -> list[str]:
        return ship_texts("")

    def use_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """What `use_refusal` does not forbid, without a look at faces that no ship shows."""
        at = 8 * state.at[HAND]
        while SHOWS[at] != 0:
            if own_in_hand(state, SHOWS[at]) > 0:
                out[n] = self.base + SHOWS[at] - 1
                n += 1
            at += 1
        if state.at[RELIC_HERE] == 1 and state.at[RELIC_USER] == seat:
            out[n] = self.base + FACES + state.at[RELIC_VALUE] - 1
            n += 1
        return n

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        """Only ships of your own; another player's you have no more than borrowed."""
        value = offset % FACES + 1
        if offset < FACES:
            if COUNT[8 * state.at[HAND] + value] == 0:
                return "tech.unplaced"
            return "" if own_in_hand(state, value) > 0 else "pocket-universe.own"
        if state.at[RELIC_HERE] == 0 or state.at[RELIC_VALUE] != value:
            return "tech.unplaced"
        return "" if state.at[RELIC_USER] == seat else "pocket-universe.own"

    def use(self, state: State, seat: i64, offset: i64) -> None:
        self.put(state, seat, offset)
        if self.any_more(state, seat):
            state.ask(ASK_LOAD, seat, 0, 0, 0)

    def put(self, state: State, seat: i64, offset: i64) -> None:
        """An unplaced ship goes on the card as it is."""
        value = offset % FACES + 1
        if offset < FACES:
            state.at[HAND] = LESS[8 * state.at[HAND] + value]
            state.at[self.kept + seat] = MORE[8 * self.inside(state, seat) + value]
        else:
            lift_relic(self.book, state, ON_CARD)
        self.book.placed(state, seat)

    def more_refusal(self, state: State, seat: i64, offset: i64) -> str:
        """The rule that keeps a further ship off the card; each pays the whole price of a ship."""
        refused = self.use_refusal(state, seat, offset)
        if not refused and state.fuel(seat) < self.fuel:
            return "tech.cost"
        return refused

    def any_more(self, state: State, seat: i64) -> bool:
        offset: i64 = 0
        while offset < 2 * FACES:
            if not self.more_refusal(state, seat, offset):
                return True
            offset += 1
        return False

    # -- and off it -------------------------------------------------------------------------------

    def emptied(self, state: State, seat: i64) -> i64:
        """The seat's ships come off the card; the answer is what they were, as a hand."""
        hand = self.inside(state, seat)
        state.at[self.kept + seat] = 0
        return hand

    def minds_gathering(self) -> bool:
        return True

    def gathered(self, state: State, seat: i64) -> i64:
        return SIZE[self.emptied(state, seat)]

    def card_leaves(self, state: State, seat: i64, taker: i64) -> None:
        """Whoever gets the card, the ships on it go to the Maintenance Bay."""
        state.at[BAY + WIDE * seat] += SIZE[self.emptied(state, seat)]
        if self.relic_inside(state, seat):
            lift_relic(self.book, state, IN_BAY)

    # -- what is said of it -----------------------------------------------------------------------

    def say_brought(self, about: Telling) -> str:
        """The ships that were on the card: `4 and 5`."""
        state, seat = about.scene.before, about.scene.seat
        shown = [str(value) for value in DICE[self.inside(state, seat)]]
        if self.relic_inside(state, seat):
            shown.append(f"{state.at[RELIC_VALUE]}*")
        return ships(shown)

    def say_loaded(self, about: Telling) -> str:
        """Further ships that went on it, one after another."""
        return ships([act.words[0] for act in about.scene.actions if act.verb == "load"])

    def say_nothing_asked(self, q: Question) -> str:
        if q.action.verb == "load":
            return "a ship goes on it with others when you use it"
        return "your ships on it dock when a turn has ended"

    def say_too_late(self, q: Question) -> str:
        if q.action.verb == "launch":
            return "you have docked no ship at the Colonist Hub since the turn ended"
        return "the turn is over, and ships that have waited dock now"


@final
class Load(Rule):
    """Further ships, for the price of the card each, until the seat is done."""

    def __init__(self, card: PocketUniverse) -> None:
        super().__init__("load", ASK_LOAD)
        self.calm = True
        self.onto = card

    def texts(self) -> list[str]:
        return ship_texts("load ")

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        offset: i64 = 0
        while offset < 2 * FACES:
            if not self.onto.more_refusal(state, seat, offset):
                out[n] = self.base + offset
                n += 1
            offset += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        return self.onto.more_refusal(state, seat, code - self.base)

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        state.pay(seat, self.onto.fuel, 0)
        self.onto.put(state, seat, code - self.base)
        if not self.onto.any_more(state, seat):
            state.answered()


@final
class Emerge(Rule):
    """When a turn has ended: all ships on the card stay there, or all of them dock."""

    def __init__(self, card: PocketUniverse) -> None:
        super().__init__("emerge", ASK_WINDOW)
        self.calm = True
        self.off = card

    def comes_after_turns(self) -> bool:
        return True

    def asks_after_turn(self, state: State, seat: i64) -> bool:
        return self.off.any_inside(state, seat)

    def asks_nobody_after_turn(self, state: State) -> bool:
        return self.off.all_empty(state)

    def texts(self) -> list[str]:
        return ["stay", "emerge"]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = self.base
        out[n + 1] = self.base + 1
        return n + 2

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        return ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        if code == self.base:
            ask_after_turn(self.book, state, seat)
            return
        relic = self.off.relic_inside(state, seat)
        state.at[HAND] = self.off.emptied(state, seat)
        if relic:
            lift_relic(self.book, state, UNPLACED)
        dock_late(state, seat)
