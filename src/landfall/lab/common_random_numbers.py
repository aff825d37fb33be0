"""Common random numbers: chance meets every seating alike, for each event has a stream of its own.

The m-th roll (or card, …) of the t-th turn of a game is drawn from the stream
`Rng(seed, verb, t, m)`, where the verb is the first word of its notation (`roll`, `relic`, `draw`,
`first`) and turn 0 is the set-up. Play goes round the table and player one is the same seat in every
seating of a seed, so turn t is the k-th turn of the same place, whoever sits there: all meet the same
dice there. A larger fleet rolls the same first dice and more; a card is the same stroke of luck over
the cards that are left.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from landfall.catalog import Storyteller
from landfall.core.game import Game, Position
from landfall.core.rng import Rng


class CommonRandomNumbers:
    """All chance of one game; the same seed is the same luck."""

    def __init__(self, *seed: int | str) -> None:
        self._seed = seed
        self._turn = -1
        self._met: Counter[str] = Counter()

    def sample(self, game: Game[Any], story: Storyteller, position: Position) -> int:
        """The outcome of the chance event that the position awaits."""
        turn, _ = story.turn(position)
        if turn != self._turn:
            self._turn = turn
            self._met.clear()
        # What kind of event it is shows in any of its outcomes.
        verb = game.text(game.sample(position, Rng())).partition(" ")[0]
        self._met[verb] += 1
        return game.sample(position, Rng(*self._seed, verb, turn, self._met[verb]))
