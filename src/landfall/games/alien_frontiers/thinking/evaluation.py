"""What the bots look at, for whoever learns what it is worth, and players by what was learned."""

from __future__ import annotations

from collections.abc import Sequence

from landfall.core.learned import LearnedValue, Net, Weights
from landfall.core.planned_action import PlannedAction
from landfall.core.rng import Rng
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.evaluator import Evaluator, LinearEvaluator
from landfall.games.alien_frontiers.thinking.features import Features
from landfall.games.alien_frontiers.thinking.ladder import Budget, steps
from landfall.games.alien_frontiers.thinking.net_evaluator import NetEvaluator
from landfall.games.alien_frontiers.thinking.search import Search
from landfall.games.alien_frontiers.thinking.weights import vector, weights_of

WAYS = 10
"""Among so many of the best turns a player wanders."""


def names(game: AlienFrontiers) -> Sequence[str]:
    return Features(game.ruleset).names


def rows(game: AlienFrontiers, seen: State, seat: int) -> Sequence[float]:
    return Features(game.ruleset).rows(seen, seat)


def usual(game: AlienFrontiers) -> Weights:
    return weights_of(game.ruleset)


def evaluator_of(
    ruleset: Ruleset, value: LearnedValue, noise: float = 0.0, seed: int = 0
) -> Evaluator:
    """What a value makes of positions."""
    known = Features(ruleset).names
    numbers = vector(value.weights, known)
    if value.net is None:
        return LinearEvaluator(ruleset, numbers, numbers, noise, seed)
    return NetEvaluator(ruleset, numbers, _levels(value, known), noise, seed)


def _levels(value: LearnedValue, known: Sequence[str]) -> list[tuple[list[float], list[float]]]:
    """The layers of its net as flat numbers, those of the first for the features of this game alone."""
    assert isinstance(value.net, Net)
    first, *more = value.net.layers
    learned = [*value.weights]
    at = {name: k for k, name in enumerate(learned)}
    wanted = [0] + [
        1 + len(learned) * seat + at[name] for seat in range(value.seats) for name in known
    ]
    flat = [x for row in wanted for x in first.weights[row]]
    rest = [([x for row in layer.weights for x in row], [*layer.bias]) for layer in more]
    return [(flat, [*first.bias]), *rest]


class LearnedPlayer:
    """Searches its whole turn and judges by a learned value."""

    def __init__(
        self,
        game: AlienFrontiers,
        value: LearnedValue,
        seed: int = 0,
        noise: float = 0.0,
        wander: float = 0.0,
    ) -> None:
        judged = evaluator_of(game.ruleset, value, noise, seed)
        self._search = Search(game.ruleset, judged, value.nodes or Budget().turn)
        self._wander = wander
        self._rng = Rng("wander", seed)

    def plan(self, game: AlienFrontiers, seen: State, seat: int) -> list[PlannedAction]:
        """The turn it would play, up to the next roll or draw."""
        wanders = self._wander > 0 and int(self._rng.below(1000)) < 1000 * self._wander
        self._search.keep = WAYS if wanders else 0
        line = self._search.best(seen)
        ways = [turn.line for turn in self._search.kept if turn.line]
        if ways:
            line = ways[self._rng.below(len(ways))]
        return steps(game, seen, line)
