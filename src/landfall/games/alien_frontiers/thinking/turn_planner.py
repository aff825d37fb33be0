"""Whoever plans a turn: asked at a decision, a player answers with codes up to the next chance."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnPlanner:
    """The seat that acts is the one the position asks."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.room = ruleset.buffer()

    def plan(self, state: State) -> list[int]:
        """The first code to play, and as many after it as are already decided."""
        self.ruleset.legal(state, self.room)
        return [int(self.room[0])]

    def value(self) -> float:
        """What the last plan is thought to be worth: a chance to win."""
        return 0.0
