"""A position once nobody has answered what a seat did: how far a plan goes is told that way."""

from __future__ import annotations

from typing import Any

from landfall.core.game import Game, Position


def unanswered(game: Game[Any], position: Position, seat: int) -> Position:
    """All others who are asked let it pass, until it is for the seat again or nobody is asked."""
    while (asked := game.actors(position)) and seat not in asked:
        window = game.window(position, asked[0])
        if window is None:
            break
        position = game.apply(position, window.quiet, asked[0])
    return position
