"""A player for any game whose positions can be judged: it samples how its turn may go on.

Every legal act is tried in the same worlds as they could be, the turn is played on at random, and where
it ends the seat judges what it then sees. A team's chance is the sum of its members'.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from landfall.core.game import CHANCE, Game, Position
from landfall.core.learned import LearnedValue, chances
from landfall.core.package import Evaluation
from landfall.core.planned_action import PlannedAction
from landfall.core.rng import Rng

TRIES: Final = 60
"""Ways to play a turn on that are tried for a decision, where it is not said how many."""
MOST_STEPS: Final = 1000
"""After which a turn that does not end is judged as it stands."""
WAYS: Final = 10
"""Among so many of the best acts a player wanders."""
STEPS: Final = 1000
"""Parts of one in which noise and wandering are drawn."""
SURE: Final = 1e-6
"""A chance that is less counts as so much, so that noise matters there too."""


class TurnSampler:
    """Judges by a learned value; the same seed asked the same questions answers the same."""

    def __init__(
        self,
        evaluation: Evaluation,
        value: LearnedValue,
        seed: int = 0,
        noise: float = 0.0,
        wander: float = 0.0,
    ) -> None:
        self._evaluation = evaluation
        self._value = value
        self._noise = noise
        self._wander = wander
        self._rng = Rng("turns", seed)

    def plan(self, game: Game[Any], seen: Position, seat: int) -> list[PlannedAction]:
        """The act whose turns end best on average; or, wandering, one of the ten best."""
        legal = game.legal(seen, seat)
        tries = max(1, (self._value.nodes or TRIES) // len(legal))
        worlds = [int(self._rng.below(1_000_000)) for _ in range(tries)]
        judged = [self._erred(self._mean(game, seen, seat, code, worlds)) for code in legal]
        best = sorted(range(len(legal)), key=lambda at: -judged[at])[:WAYS]
        wanders = int(self._rng.below(STEPS)) < STEPS * self._wander
        at = best[self._rng.below(len(best))] if wanders else best[0]
        return [PlannedAction(tuple(legal), legal[at])]

    def _mean(
        self, game: Game[Any], seen: Position, seat: int, code: int, worlds: list[int]
    ) -> float:
        """The mean chance over worlds; every act is tried in the same ones."""
        total = 0.0
        for world in worlds:
            rng = Rng("world", world)
            position = game.apply(game.imagine(seen, seat, rng), code, seat)
            position = played_on(game, position, game.turn(seen)[0], rng)
            total += team_chance(game, self._evaluation, self._value, position, seat)
        return total / len(worlds)

    def _erred(self, chance: float) -> float:
        """In log-odds, and off by the noise, which is about normal."""
        draws = sum(int(self._rng.below(STEPS)) for _ in range(4)) / STEPS
        known = min(max(chance, SURE), 1 - SURE)
        return log(known / (1 - known)) + self._noise * (draws - 2.0) * sqrt(3.0)


def played_on(game: Game[Any], position: Position, turn: int, rng: Rng) -> Position:
    """As it may stand when this turn is over, everybody choosing at random."""
    for _ in range(MOST_STEPS):
        if game.turn(position)[0] != turn or game.outcome(position) is not None:
            break
        actor = game.actor(position)
        if actor == CHANCE:
            position = game.apply(position, game.sample(position, rng))
        else:
            legal = game.legal(position, actor)
            position = game.apply(position, legal[rng.below(len(legal))], actor)
    return position


def team_chance(
    game: Game[Any], evaluation: Evaluation, value: LearnedValue, position: Position, seat: int
) -> float:
    """How likely a seat wins with its team, by what it sees; at the end, its part of the victory."""
    outcome = game.outcome(position)
    if outcome is not None:
        return outcome.shares(game.teams)[seat]
    told = evaluation.rows(game, game.observe(position, seat), seat)
    sides = chances(value, evaluation.names(game), told)
    order = [(seat + step) % game.seats for step in range(game.seats)]
    mine = game.teams[seat]
    # One side more than there are seats is the table's.
    return sum(one for at, one in zip(order, sides, strict=False) if game.teams[at] == mine)
