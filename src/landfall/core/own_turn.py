"""When a seat is next in turn, for whoever lets moments pass for it until then."""

from __future__ import annotations

from typing import Any

from landfall.core.game import Game, Position


def next_own_turn(game: Game[Any], seen: Position, seat: int) -> int:
    """The number of the seat's next turn, as turns go round; of the next at all where it is nobody's."""
    number, whose = game.turn(seen)
    if whose < 0:
        return number + 1
    return number + ((seat - whose) % game.seats or game.seats)


def comes_before(game: Game[Any], seen: Position, turn: int) -> bool:
    """Has the turn of this number yet to begin?"""
    return game.turn(seen)[0] < turn
