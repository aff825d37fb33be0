"""Sets at a glance: what a seat holds and owns, a bit each, beside the numbers that say so.

`legal` looks at them in every decision instead of at every asteroid card and every faction's board.
They follow from other numbers; whoever changes those calls these.
"""

from __future__ import annotations

from mypy_extensions import i64

from landfall.games.alien_frontiers.box import OWNED, bit
from landfall.games.alien_frontiers.state import State


def see_asteroid(state: State, seat: i64, asteroid: i64) -> None:
    """The seat has more or fewer of an asteroid card."""
    box = state.box
    if state.at[box.hauls + box.asteroids * seat + asteroid] > 0:
        state.at[box.holds_asteroids + seat] |= bit(asteroid)
    else:
        state.at[box.holds_asteroids + seat] &= ~bit(asteroid)


def see_boards(state: State) -> None:
    """Faction boards have come to other owners, or to one."""
    box = state.box
    in_play: i64 = 0
    seat: i64 = 0
    while seat < box.seats:
        owned: i64 = 0
        for board in range(len(box.owners)):
            if state.at[box.owners[board]] == OWNED + seat:
                owned |= bit(board)
        state.at[box.owns_boards + seat] = owned
        in_play |= owned
        seat += 1
    state.at[box.boards_in_play] = in_play
