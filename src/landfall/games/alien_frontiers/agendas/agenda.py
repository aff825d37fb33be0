"""An Agenda: a secret objective with two halves, worth a point for one of them.

Its holder may reveal it in the own turn when its in-game half holds, or was met by the action just
done; at the end of the game it is revealed by itself when its endgame half holds.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from landfall.core.vec import vec
from landfall.games.alien_frontiers.agendas.agenda_piles import face_down, turn_up
from landfall.games.alien_frontiers.asks import ASK_MAIN
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import OWNED, TECH, WIDE, bit
from landfall.games.alien_frontiers.part import Part
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State, ints

FEWEST_SEATS = 2
ANY: Final = -(1 << 40)
"""No number of a position is less."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda(Rule):
    """Its one code reveals it."""

    def __init__(self, key: str) -> None:
        super().__init__(key, ASK_MAIN)
        self.reveals = True
        self.with_docking = True  # it may be revealed when a turn has ended, too
        self.agenda: i64 = -1  # its place in the box
        self.by_deeds = False  # its in-game half is met by what is done, and not by what is so
        self.icons: list[str] = []  # the parts without which it is taken out
        self.in_game_numbers: list[int] = []  # at two, three, four … seats
        self.endgame_numbers: list[int] = []
        self.in_game_number: i64 = 0  # for so many seats as play
        self.endgame_number: i64 = 0
        self.owners: list[int] = []  # where the owners lie of faction boards that it names
        # Where a number lies that comes to so much whenever its in-game half holds, how far on that is
        # for each further seat, and the bits of it that count: until then it is not asked.
        self.wanting: i64 = 0
        self.wanting_step: i64 = 0
        self.wanting_bits: i64 = -1
        self.wanting_least: i64 = ANY

    def join(self, book: Book) -> None:
        super().join(book)
        box = book.box
        self.agenda = box.agenda(self.key)
        self.in_game_number = for_seats(self.in_game_numbers, int(box.seats))
        self.endgame_number = for_seats(self.endgame_numbers, int(box.seats))
        boards = [icon for icon in self.icons if icon in box.board_names]
        self.owners = [box.owners[box.board_names.index(board)] for board in boards]

    def wants(self, place: i64, step: i64, least: i64) -> None:
        """Its in-game half cannot hold before the number there has come to `least`."""
        self.wanting = place
        self.wanting_step = step
        self.wanting_least = least

    def wants_of(self, place: i64, step: i64, bits: i64) -> None:
        """It cannot hold before the set there has any of these."""
        self.wants(place, step, 1)
        self.wanting_bits = bits

    def wants_card(self, cards: i64) -> None:
        """It cannot hold for a seat that has none of these cards."""
        self.wants_of(TECH, WIDE, cards)

    # -- what it asks -----------------------------------------------------------------------------

    def met(self, state: State, seat: i64) -> bool:
        """Does its in-game half hold for the seat, or was it met by the action just done?"""
        return False

    def met_at_end(self, state: State, seat: i64) -> bool:
        """Does its endgame half hold for the seat?"""
        return False

    def counted(self, state: State, seat: i64) -> i64:
        """How much the seat has of what its in-game half asks for; -1 where that is no number."""
        return -1

    def nearness(self, state: State, seat: i64) -> float:
        """How near its in-game half is, from 0 to 1, by what the seat has; what one turn can do is not.

        An evaluation asks for it, never a rule.
        """
        return 0.0

    def asks_in_game(self) -> str:
        """Its in-game half in words, with the number for so many players."""
        return said(self.part.in_game, self.in_game_number) if isinstance(self.part, Part) else ""

    def asks_at_end(self) -> str:
        return said(self.part.endgame, self.endgame_number) if isinstance(self.part, Part) else ""

    # -- what all share ---------------------------------------------------------------------------

    def in_play(self, state: State) -> bool:
        """Has everybody whom it needs taken a faction's board?"""
        for owner in self.owners:
            if state.at[owner] < OWNED:
                return False
        return True

    def held(self, state: State, seat: i64) -> bool:
        """Does the seat hold it face down?"""
        return face_down(state, seat) >> self.agenda & 1 == 1

    def texts(self) -> list[str]:
        return [f"reveal {self.key}"]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Asked only of a seat that holds it face down."""
        if self.met(state, seat):
            out[n] = self.base
            n += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        if not self.held(state, seat):
            return "agendas.held"
        return "" if self.met(state, seat) else "agendas.met"

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        self.reveal(state, seat)

    def reveal(self, state: State, seat: i64) -> None:
        """It lies open from now on, and whoever minds is told."""
        turn_up(state, seat, self.agenda)
        for minding in self.book.revealing:
            minding.agenda_revealed(state, seat, self.agenda)


@mypyc_attr(allow_interpreted_subclasses=True)
class SoMany(Agenda):
    """Met by having so many of something."""

    def met(self, state: State, seat: i64) -> bool:
        return self.counted(state, seat) >= self.in_game_number

    def nearness(self, state: State, seat: i64) -> float:
        return share_of(self.counted(state, seat), self.in_game_number)


def share_of(have: i64, wanted: i64) -> float:
    """What part of what is wanted is there; more than enough is enough."""
    return float(min(have, wanted)) / float(wanted) if wanted > 0 else 0.0


def for_seats(numbers: list[int], seats: int) -> int:
    """The number for so many players; the last holds beyond."""
    return numbers[min(seats - FEWEST_SEATS, len(numbers) - 1)] if numbers else 0


def agendas_of(book: Book) -> list[Agenda]:
    """The Agendas of a game, as they lie in its box."""
    if not book.agendas:
        for name in book.box.agenda_names:
            book.agendas.append(book.parts[name])
    found: list[Agenda] = []
    for rule in book.agendas:
        assert isinstance(rule, Agenda)
        found.append(rule)
    return found


def take_out(book: Book, state: State) -> None:
    """Agendas that name a faction which nobody has chosen leave the deck."""
    owners = state.box.owners
    if len(book.naming) < len(owners):  # they are listed when they are first asked for
        agendas = agendas_of(book)
        book.naming = ints(
            [sum([int(bit(one.agenda)) for one in agendas if at in one.owners]) for at in owners]
        )
    for board in range(len(owners)):
        if state.at[owners[board]] < OWNED:
            state.at[state.box.agenda_deck] &= ~book.naming[board]


def said(objective: str, number: i64) -> str:
    return objective.replace("{number}", str(number))
