"""A bot that plays by weights from a file: whatever game it is asked about, they must fit it."""

from __future__ import annotations

from typing import Any

from landfall.bots.turn_sampler import TurnSampler
from landfall.core.game import Game, Position
from landfall.core.learned import LearnedValue, MisfitError
from landfall.core.package import Evaluation, GamePackage, Mind
from landfall.core.planned_action import PlannedAction
from landfall.core.rng import Rng


class ByWeights:
    """A mind whose judgement was learned; its player is made for the first game it is asked about."""

    def __init__(self, package: GamePackage, value: LearnedValue, *seed: int | str) -> None:
        self._package = package
        self._value = value
        self._seed = int(Rng(*seed).below(1_000_000))
        self._game: Game[Any] | None = None
        self._player: Mind | None = None

    def plan(self, game: Game[Any], seen: Position, seat: int) -> list[PlannedAction]:
        if self._player is None or game is not self._game:
            problem = misfit(self._package, self._value, game)
            if problem:
                raise MisfitError(problem)
            self._game = game
            self._player = learned_mind(self._package, game, self._value, self._seed)
        return self._player.plan(game, seen, seat)


def learned_mind(
    package: GamePackage,
    game: Game[Any],
    value: LearnedValue,
    seed: int = 0,
    noise: float = 0.0,
    wander: float = 0.0,
) -> Mind:
    """Who plays by a value that fits: the game's own player, or the one for any game."""
    if package.learned_mind is not None:
        return package.learned_mind(game, value, seed, noise, wander)
    assert package.evaluation is not None, "a game without one is no fit"
    return TurnSampler(package.evaluation, value, seed, noise, wander)


def misfit(package: GamePackage, value: LearnedValue, game: Game[Any]) -> str:
    """Why weights cannot be used for a game, as a sentence; empty where they can."""
    evaluation = package.evaluation
    if evaluation is None:
        return f"the bots of {package.title} do not play by weights"
    names, sides = evaluation.names(game), sides_of(evaluation, game)
    return value.problem(game, package.chosen(game), names, sides)


def sides_of(evaluation: Evaluation, game: Game[Any]) -> int:
    """How many share the chances: the seats, and the table where it can win."""
    told = evaluation.rows(game, game.observe(game.start(), 0), 0)
    return (len(told) - 1) // len(evaluation.names(game))
