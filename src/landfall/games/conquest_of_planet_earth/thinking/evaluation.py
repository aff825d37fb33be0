"""What the players look at, for whoever learns what it is worth, and what it counts by hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from landfall.core.learned import LearnedValue, Weights
from landfall.core.planned_action import PlannedAction
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.thinking.features import NAMES, Features
from landfall.games.conquest_of_planet_earth.thinking.overseer import WIDTH, Overseer
from landfall.games.conquest_of_planet_earth.thinking.weights import by_hand

NODES_OF_A_WAY: Final = 100
"""Positions that a search opens for each way that it keeps."""


def names(game: ConquestOfPlanetEarth) -> Sequence[str]:
    return NAMES


def rows(game: ConquestOfPlanetEarth, seen: State, seat: int) -> Sequence[float]:
    return _features(game.ruleset).rows(seen, seat)


@lru_cache(maxsize=8)
def _features(ruleset: Ruleset) -> Features:
    return Features(ruleset)


def usual(game: ConquestOfPlanetEarth) -> Weights:
    return by_hand(game.ruleset)


class LearnedPlayer:
    """An overseer that plays by a learned value."""

    def __init__(
        self,
        game: ConquestOfPlanetEarth,
        value: LearnedValue,
        seed: int = 0,
        noise: float = 0.0,
        wander: float = 0.0,
    ) -> None:
        width = max(1, value.nodes // NODES_OF_A_WAY) if value.nodes else WIDTH
        self._player = Overseer(game.ruleset, value.weights, seed, noise, wander, width)

    def plan(self, game: ConquestOfPlanetEarth, seen: State, seat: int) -> list[PlannedAction]:
        legal = game.legal(seen, seat)
        return [PlannedAction(tuple(legal), self._player.choose(seen, seat, legal))]
