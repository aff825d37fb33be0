"""A bot that thinks in whole turns: it follows a plan as long as nothing surprises it."""

from __future__ import annotations

from landfall.bots.bot import Decision
from landfall.core.package import Mind
from landfall.core.planned_action import PlannedAction


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
            self._steps = self._mind.plan(decision.game, decision.seen, decision.seat)
        return self._steps.pop(0).code
