"""What the acting seat's tallies are where a position does not say: what the table shows of them.

All ships of a seat are gathered at the start of its turn, so it has docked in this turn where its ships
stand; and what opponents control now they are taken to have controlled when it began. Once a turn is
over, ships may stand docked that no longer count.
"""

from __future__ import annotations

from landfall.games.alien_frontiers.agendas.deed import controlled_by_others
from landfall.games.alien_frontiers.agendas.feat import (
    DOCKED,
    MINE_VALUES,
    NUMBERS,
    RIVALS,
    TALLIES,
)
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.borrowed import lent_at, lent_standing
from landfall.games.alien_frontiers.box import (
    ACTOR,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
    bit,
)
from landfall.games.alien_frontiers.hands import COUNT
from landfall.games.alien_frontiers.position.entry import Entry
from landfall.games.alien_frontiers.state import State

VALUES = range(1, 7)


def read_usual_tallies(in_mind: Entry, state: State, book: Book, late: bool) -> None:
    """Fill in those that an entry `in-mind`, which was read before, leaves out."""
    tallies = book.parts.get(TALLIES)
    if tallies is None:
        return
    said = (in_mind.value or {}).get(TALLIES) or {}
    usual = {RIVALS: controlled_by_others(state, state.at[ACTOR])}
    if not late:
        usual |= {DOCKED: where_ships_stand(state, book), MINE_VALUES: shown_at_the_mine(state)}
    for number, value in usual.items():
        if said.get(NUMBERS[number]) is None:
            state.at[tallies.fleeting + number] = value


def where_ships_stand(state: State, book: Book) -> int:
    """The facilities at which the seat has a ship docked, a bit each: its own, or one that it uses."""
    seat = int(state.at[ACTOR])
    there = 0
    for dock in book.docks:
        at = dock.facility
        if not dock.apart and (
            state.docked(at, seat) or relic_stands(state, int(at)) or lent_at(state, at)
        ):
            there |= int(bit(at))
    return there


def shown_at_the_mine(state: State) -> int:
    """The values that such ships show at the Lunar Mine, a bit each."""
    mine = state.box.facility("lunar-mine")
    own = 8 * state.docked(mine, state.at[ACTOR])
    shown = 0
    for value in VALUES:
        relic = relic_stands(state, mine) and state.at[RELIC_VALUE] == value
        if COUNT[own + value] or relic or lent_standing(state, -1, mine, value):
            shown |= 1 << (value - 1)
    return shown


def relic_stands(state: State, facility: int) -> bool:
    """Is the Relic Ship docked there for the acting seat?"""
    return bool(state.at[RELIC_PLACE] == facility and state.at[RELIC_USER] == state.at[ACTOR])
