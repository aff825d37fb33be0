"""From a seed to dice and cards: the one convention, wherever a game is played.

The m-th roll (or card, …) of the t-th turn of a game is drawn from the stream
`Rng(*seed, verb, t, m)`, where the verb is the first word of its notation (`roll`, `draw`, `first`, …)
and turn 0 is the set-up. Each event has a stream of its own, so the same seed brings the same luck to
the same turn, whoever sits there and however they play: common random numbers, with which a few games
tell players apart.
"""

from __future__ import annotations

from collections import Counter
from copy import copy
from typing import Any, Self

from landfall.core.game import Game, Position
from landfall.core.rng import Rng


class SeededChance:
    """All chance of one game; the same seed is the same luck."""

    def __init__(self, *seed: int | str) -> None:
        self._seed = seed
        self._turn = -1
        self._met: Counter[str] = Counter()
        self._any = Rng()

    def copied(self) -> Self:
        """The same luck from here on, without counting what the copy meets."""
        twin = copy(self)
        twin._met = Counter(self._met)
        return twin

    def sample(self, game: Game[Any], position: Position) -> int:
        """The outcome of the event that the position awaits; it counts as met."""
        # What kind of event it is shows in any of its outcomes.
        verb = _verb(game, game.sample(position, self._any))
        turn = game.turn(position)[0]
        return game.sample(position, Rng(*self._seed, verb, turn, self._meet(verb, turn)))

    def meet(self, game: Game[Any], position: Position, code: int) -> None:
        """An event that has come already counts as met: a game is gone on with."""
        self._meet(_verb(game, code), game.turn(position)[0])

    def _meet(self, verb: str, turn: int) -> int:
        if turn != self._turn:
            self._turn = turn
            self._met.clear()
        self._met[verb] += 1
        return self._met[verb]


def _verb(game: Game[Any], code: int) -> str:
    return game.text(code).partition(" ")[0]
