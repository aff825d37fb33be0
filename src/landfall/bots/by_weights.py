"""A bot that plays by weights from a file: whatever game it is asked about, they must fit it."""

from __future__ import annotations

from typing import Any

from landfall.core.game import Game, Position
from landfall.core.learned import LearnedValue, MisfitError
from landfall.core.package import GamePackage, Mind
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
            assert self._package.evaluation is not None, "a game without one is no fit"
            self._game = game
            self._player = self._package.evaluation.player(game, self._value, self._seed)
        return self._player.plan(game, seen, seat)


def misfit(package: GamePackage, value: LearnedValue, game: Game[Any]) -> str:
    """Why weights cannot be used for a game, as a sentence; empty where they can."""
    if package.evaluation is None:
        return f"the bots of {package.title} do not play by weights"
    return value.problem(game, package.chosen(game), package.evaluation.names(game))
