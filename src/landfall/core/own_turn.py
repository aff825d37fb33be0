"""How many turns a seat has had, for whoever lets moments pass for it until the next one."""

from __future__ import annotations

from typing import Any

from landfall.core.game import Game, Position


def own_turns(game: Game[Any], seen: Position, seat: int) -> int:
    """How many turns of a seat have begun; turns go round, unless the game itself counts them."""
    counted = getattr(game, "own_turns", None)
    if counted is not None:
        return int(counted(seen, seat))
    number, whose = game.turn(seen)
    if whose < 0:
        return number
    since = (whose - seat) % game.seats
    return (number - 1 - since) // game.seats + 1


def comes_before(game: Game[Any], seen: Position, turn: int) -> bool:
    """Has the turn of this number yet to begin?"""
    return game.turn(seen)[0] < turn
