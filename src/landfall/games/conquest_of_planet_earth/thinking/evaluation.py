"""What the players look at, for whoever learns what it is worth, and what it counts by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landfall.core.learned import LearnedValue, Weights
from landfall.core.planned_action import PlannedAction
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.thinking.features import NAMES, Features
from landfall.games.conquest_of_planet_earth.thinking.overseer import WIDTH, Overseer

NODES_OF_A_WAY: Final = 100
"""Positions that a search opens for each way that it keeps."""

BY_HAND: Final[dict[str, tuple[float, float]]] = {
    "terror": (0.50, 0.70),
    "close": (0.5, 2.0),
    "aliens": (0.14, 0.14),
    "might": (0.05, 0.04),
    "tokens": (0.06, 0.05),
    "cards": (0.04, 0.03),
    "stuff": (0.10, 0.06),
    "exposed": (-0.20, -0.35),
    "reach": (0.10, 0.08),
    "commands": (0.0, 0.0),
    "track": (0.25, 0.60),
    "inventions": (0.25, 0.20),
    "counters": (0.10, 0.12),
}
"""In log-odds, at the opening and at the ending."""


def names(game: ConquestOfPlanetEarth) -> Sequence[str]:
    return NAMES


def rows(game: ConquestOfPlanetEarth, seen: State, seat: int) -> Sequence[float]:
    return Features(game.ruleset).rows(seen, seat)


def usual(game: ConquestOfPlanetEarth) -> Weights:
    return BY_HAND


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
