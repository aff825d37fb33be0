"""Night Watch with somebody who claims to judge it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from landfall.core.game import Position
from little_game import package
from little_game.night import WHOLE


class Optimist:
    """Everybody wins. It wants to know nothing that a player could not know."""

    def __init__(self, game: Any, nodes: int) -> None:
        self.seats = game.seats

    def chances(self, position: Position) -> list[float]:
        assert position.eyes != WHOLE, "this is more than anybody sees"
        return [1.0] * self.seats

    def worth(self, position: Position) -> float:
        return 1.0

    def best_turns(self, position: Position, count: int) -> list[tuple[list[int], float]]:
        return []


PACKAGE = replace(package.PACKAGE, judge=Optimist)
