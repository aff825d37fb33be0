"""A bot that thinks in whole turns: it follows a plan as long as nothing surprises it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from landfall.bots.bot import Decision
from landfall.core.planned_action import PlannedAction


class Mind(Protocol):
    """Plans from what a seat sees."""

    def plan(self, view: Mapping[str, Any]) -> list[PlannedAction]:
        """The next actions, as far as they are decided: one at least."""
        ...


class Planning:
    """Plays a mind's plans. The same mind asked the same questions answers the same."""

    def __init__(self, name: str, mind: Mind) -> None:
        self.name = name
        self._mind = mind
        self._steps: list[PlannedAction] = []

    def choose(self, decision: Decision) -> int:
        if len(decision.legal) == 1:
            self._steps = self._steps[1:]
            return decision.legal[0]
        if not self._steps or self._steps[0].legal != decision.legal:
            self._steps = self._mind.plan(decision.view)
        return self._steps.pop(0).code
