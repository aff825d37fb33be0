"""The draft: boards are drawn, one more than there are players, and the last player chooses first.

Or chance deals them, one to each player, the last player first.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_BOARDS, ASK_DRAFT
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import BOXED, FIRST, OFFERED, OWNED
from landfall.games.alien_frontiers.glances import see_boards
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.turn import begin_play


def take(book: Book, state: State, seat: i64, number: i64) -> None:
    """A board is a seat's from now on, and its port is open."""
    box = state.box
    board = book.boards[number]
    state.at[box.owners[number]] = OWNED + seat
    see_boards(state)
    state.at[box.docks + box.row * board.facility + box.seats] = board.ships
    board.chosen(state, seat)


@final
class DrawBoards(Rule):
    """Chance: a board for the draft or for a player, one after the other."""

    def __init__(self) -> None:
        super().__init__("board", ASK_BOARDS)
        self.untallied = True
        self.even = True

    def texts(self) -> list[str]:
        return [f"board {name}" for name in self.book.box.board_names]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        for board in range(len(state.box.owners)):
            if state.at[state.box.owners[board]] == BOXED:
                out[n] = self.base + board
                n += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        drawn = state.at[state.box.owners[code - self.base]] != BOXED
        return "chance.outcome" if drawn else ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        left = state.asked_a() - 1
        if self.book.deals_boards:
            take(self.book, state, (state.at[FIRST] + left) % state.box.seats, code - self.base)
        else:
            state.at[state.box.owners[code - self.base]] = OFFERED
        if left > 0:
            state.goes_on(left, 0, 0)
            return
        state.answered()
        if self.book.deals_boards:
            begin_play(self.book, state)
            return
        state.ask(ASK_DRAFT, (state.at[FIRST] + state.box.seats - 1) % state.box.seats, 0, 0, 0)


@final
class Draft(Rule):
    """The last player takes a board, then the one before, up to player one; one board is left over."""

    def __init__(self) -> None:
        super().__init__("choose", ASK_DRAFT)
        self.untallied = True
        self.calm = True

    def texts(self) -> list[str]:
        return [f"choose {name}" for name in self.book.box.board_names]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        for board in range(len(state.box.owners)):
            if state.at[state.box.owners[board]] == OFFERED:
                out[n] = self.base + board
                n += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        offered = state.at[state.box.owners[code - self.base]] == OFFERED
        return "" if offered else "factions.draft"

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        box = state.box
        take(self.book, state, seat, code - self.base)
        state.answered()
        if seat != state.at[FIRST]:
            state.ask(ASK_DRAFT, (seat + box.seats - 1) % box.seats, 0, 0, 0)
            return
        for owner in box.owners:
            if state.at[owner] == OFFERED:
                state.at[owner] = BOXED
        begin_play(self.book, state)
