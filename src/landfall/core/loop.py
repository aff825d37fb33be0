"""The loop that plays a game: chance comes by its seed, seats are asked, until the game is over.

Simulations, tournaments, the terminal and tables in the browser all go on by these steps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from landfall.core.game import CHANCE, OVER, Game, Position
from landfall.core.seeded_chance import SeededChance

Decide = Callable[[int, Position], int]
"""Asked with a seat and the position, it answers with a legal code."""


class Played(NamedTuple):
    """One act of a seat, or of chance."""

    before: Position
    seat: int
    code: int
    after: Position


def by_chance(game: Game[Any], position: Position, chance: SeededChance) -> Iterator[Played]:
    """What dice and cards bring, until a seat is asked or the game is over."""
    while game.actor(position) == CHANCE:
        code = chance.sample(game, position)
        after = game.apply(position, code)
        yield Played(position, CHANCE, code, after)
        position = after


def play_on(
    game: Game[Any], position: Position, decide: Decide, chance: SeededChance
) -> Iterator[Played]:
    """Every step from here to the end.

    Seats that choose at the same time are asked in their order, each with what it may see.
    """
    while True:
        for step in by_chance(game, position, chance):
            yield step
            position = step.after
        seat = game.actor(position)
        if seat == OVER:
            return
        code = decide(seat, position)
        after = game.apply(position, code, seat)
        yield Played(position, seat, code, after)
        position = after
