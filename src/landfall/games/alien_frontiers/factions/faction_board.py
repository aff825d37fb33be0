"""A faction's board: a port for one ship of any value, a fee for its owner, and the owner's power."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_BOARD, ASK_MAIN
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import (
    FUEL,
    HAND,
    ORE,
    OWNED,
    OWNER,
    RELIC_HERE,
    RELIC_VALUE,
    USED,
    WIDE,
    bit,
)
from landfall.games.alien_frontiers.facilities.facility import FACES_OF_A_SHIP, Alike
from landfall.games.alien_frontiers.hands import SHOWS
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State, ints
from landfall.games.alien_frontiers.words import letter

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question

FEE: Final = 1
"""Fuel, for the owner of a board that another player's ship docks at."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(Alike):
    """Its facility: the fee and its own price are paid with the docking, then it takes effect."""

    def __init__(self, key: str, fuel: int = 0, ore: int = 0) -> None:
        """`fuel` and `ore` go to the supply, whoever docks."""
        super().__init__(key, 1)
        self.boxed = True
        self.priced = True
        self.fuel: i64 = fuel
        self.ore: i64 = ore
        self.power: i64 = 0  # the bit that says that the owner's power was used this turn
        self.has_condition = True  # `idle` may name a rule

    def join(self, book: Book) -> None:
        super().join(book)
        box = book.box
        self.power = bit(box.cards + box.board_names.index(self.key))
        self.bend_gate = self.on_table  # a board that is in the box bends nothing
        self.has_condition = type(self).idle is not Board.idle

    def keeps_on_table(self) -> list[str]:
        return [OWNER]

    def wakes_for_owner(self, rule: Rule, book: Book) -> None:
        """A rule of this board need be told of its owner's turns alone."""
        rule.wake_gate = book.box.owns_boards
        rule.wake_step = 1
        rule.wake_bits = bit(book.box.board_names.index(self.key))

    def bends_for_owner(self, book: Book) -> None:
        """It bends nothing for others, who need not ask it."""
        self.bend_gate = book.box.owns_boards
        self.bend_step = 1
        self.bend_bits = bit(book.box.board_names.index(self.key))

    # -- whose it is ------------------------------------------------------------------------------

    def owner(self, state: State) -> i64:
        """The seat that owns the board; below nought while nobody does."""
        return state.at[self.on_table] - OWNED

    def belongs_to(self, state: State, seat: i64) -> bool:
        return state.at[self.on_table] == OWNED + seat

    def fee(self, state: State, seat: i64) -> i64:
        """Fuel that the seat pays to the owner."""
        return 0 if self.belongs_to(state, seat) else FEE

    # -- docking ----------------------------------------------------------------------------------

    def closed(self, state: State, seat: i64) -> str:
        if self.owner(state) < 0:
            return "factions.in-play"
        return super().closed(state, seat)

    def barred(self, state: State, seat: i64) -> str:
        return "dock.cost" if too_dear(self, state.at, seat) else self.idle(state, seat)

    def idle(self, state: State, seat: i64) -> str:
        """The board's own condition, once fee and price can be paid."""
        return ""

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """A single ship of any value: what `Alike` asks, without what is never in its way here."""
        numbers = state.at
        if numbers[self.free] < 1:
            return n
        # And what `too_dear` asks, in one go, as some boards are asked at most decisions: the sign of
        # what would be left says whether anything is lacking.
        due = self.fuel + FEE * i64(numbers[self.on_table] != OWNED + seat)
        own = WIDE * seat
        if numbers[FUEL + own] - due | numbers[ORE + own] - self.ore < 0:
            return n
        if self.has_condition and self.idle(state, seat):
            return n
        before = self.base - 1
        at = 8 * numbers[HAND]
        value = SHOWS[at]
        while value != 0:
            out[n] = before + value
            n += 1
            at += 1
            value = SHOWS[at]
        if numbers[RELIC_HERE] == 1 and numbers[RELIC_VALUE] > 0:
            out[n] = before + FACES_OF_A_SHIP + numbers[RELIC_VALUE]
            n += 1
        return n

    def asking(self, state: State, seat: i64) -> list[int] | None:
        if self.owner(state) < 0:
            return None
        return [int(self.fuel + self.fee(state, seat)), int(self.ore)]

    def gain(self, state: State, seat: i64, value: i64) -> None:
        fee = self.fee(state, seat)
        if fee > 0:
            state.pay(seat, fee, 0)
            state.gain(self.owner(state), fee, 0)
        state.pay(seat, self.fuel, self.ore)
        self.work(state, seat, value)

    def work(self, state: State, seat: i64, value: i64) -> None:
        """What docking here does."""

    def ask(self, state: State, seat: i64, step: i64) -> None:
        """The seat is asked what the board is to do."""
        state.ask(ASK_BOARD, seat, self.facility, step, 0)

    def lends(self, state: State, territory: i64) -> bool:
        """Is it what has lent the bonus of a territory this turn?"""
        return False

    # -- what is said of it ------------------------------------------------------------------------

    def say_owner(self, q: Question) -> str:
        owner = int(self.owner(q.state))
        if owner < 0:
            return "nobody"
        return "you" if owner == q.you else letter(owner)


def too_dear(board: Board, numbers: vec[i64], seat: i64) -> bool:
    """Does the seat lack the fee or the price?"""
    due = board.fuel
    if numbers[board.on_table] != OWNED + seat:
        due += FEE
    return numbers[FUEL + WIDE * seat] < due or numbers[ORE + WIDE * seat] < board.ore


@final
class Prices:
    """What all boards ask for a docking, side by side: which of them a seat can pay is one look."""

    def __init__(self, boards: list[Rule], owns: i64) -> None:
        """The boards as they lie in the box; `owns` is where it lies who of them each seat owns."""
        self.owns = owns
        asked = [(int(b.fuel), int(b.ore)) if isinstance(b, Board) else (-FEE, 0) for b in boards]
        self.dearest: i64 = FEE + max([max(price) for price in asked], default=0)
        fuel: list[int] = []
        own: list[int] = []
        ore: list[int] = []
        for have in range(self.dearest + 1):
            fuel.append(sum(bit(k) for k, price in enumerate(asked) if price[0] + FEE <= have))
            own.append(sum(bit(k) for k, price in enumerate(asked) if price[0] <= have))
            ore.append(sum(bit(k) for k, price in enumerate(asked) if price[1] <= have))
        # By how much a seat has, a bit for each board that asks no more.
        self.by_fuel = ints(fuel)
        self.by_fuel_of_owner = ints(own)
        self.by_ore = ints(ore)

    def affordable(self, state: State, seat: i64) -> i64:
        """The boards at which the seat can pay fee and price, a bit each."""
        numbers = state.at
        fuel = min(numbers[FUEL + WIDE * seat], self.dearest)
        ore = min(numbers[ORE + WIDE * seat], self.dearest)
        own = numbers[self.owns + seat] & self.by_fuel_of_owner[fuel]
        return (own | self.by_fuel[fuel]) & self.by_ore[ore]


@mypyc_attr(allow_interpreted_subclasses=True)
class Works(Rule):
    """Answers what a board asks: `effect` and the board, then what it is done to."""

    def __init__(self, board: Board) -> None:
        super().__init__(f"{board.key}-effect", ASK_BOARD)
        self.board = board

    def join(self, book: Book) -> None:
        super().join(book)
        self.of_board = book.box.facility(self.board.key)

    def choices(self) -> list[str]:
        """What may be answered, in order."""
        return []

    def texts(self) -> list[str]:
        return [f"effect {self.board.key} {words}" for words in self.choices()]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if state.asked_a() != self.of_board:
            return n
        return self.answers(state, seat, out, n)

    def answers(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Write what may be answered from `out[n]` on."""
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        if state.asked_a() != self.of_board:
            return "turn.pending"
        return self.forbids(state, seat, code - self.base)

    def forbids(self, state: State, seat: i64, offset: i64) -> str:
        """The rule that forbids an answer, or the empty string."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnersPower(Rule):
    """The owner's power, once a turn in the main phase: `power` and the board, then its target."""

    def __init__(self, board: Board) -> None:
        super().__init__(f"{board.key}-power", ASK_MAIN)
        self.board = board

    def join(self, book: Book) -> None:
        super().join(book)
        self.member_of = book.box.owns_boards
        self.nth = book.box.board_names.index(self.board.key)

    def choices(self) -> list[str]:
        """What it may be used on, in order."""
        return [""]

    def texts(self) -> list[str]:
        return [f"power {self.board.key} {words}".rstrip() for words in self.choices()]

    def at_hand(self, state: State, seat: i64) -> bool:
        """Is it the seat's, and not yet used this turn?"""
        board = self.board
        numbers = state.at
        return numbers[board.on_table] == OWNED + seat and numbers[USED] & board.power == 0

    def spend(self, state: State) -> None:
        state.at[USED] |= self.board.power

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        # What `at_hand` says, spelled out: whoever owns a board is asked at most decisions.
        numbers = state.at
        board = self.board
        if numbers[USED] & board.power != 0 or numbers[board.on_table] != OWNED + seat:
            return n
        return self.answers(state, seat, out, n)

    def answers(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Write what it may be used on from `out[n]` on."""
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        if not self.board.belongs_to(state, seat):
            return "factions.owner"
        if state.at[USED] & self.board.power != 0:
            return "factions.once"
        return self.forbids(state, seat, code - self.base)

    def forbids(self, state: State, seat: i64, offset: i64) -> str:
        """The rule that forbids a target, or the empty string."""
        return ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        self.spend(state)
        self.use(state, seat, code - self.base)

    def use(self, state: State, seat: i64, offset: i64) -> None:
        """Carry it out."""
