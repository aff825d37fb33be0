"""The captain: searches its whole turn and plays the best, judged where it ends."""

from __future__ import annotations

from typing import final

from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.evaluator import Evaluator
from landfall.games.alien_frontiers.thinking.search import Search
from landfall.games.alien_frontiers.thinking.turn_planner import TurnPlanner


@final
class Captain(TurnPlanner):
    """The best of all turns, judged at their end."""

    def __init__(self, ruleset: Ruleset, evaluator: Evaluator, nodes: int) -> None:
        super().__init__(ruleset)
        self.search = Search(ruleset, evaluator, nodes)

    def plan(self, state: State) -> list[int]:
        return self.search.best(state)

    def value(self) -> float:
        return self.search.value
