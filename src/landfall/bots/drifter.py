"""The gentlest opponent: every legal action is equally likely."""

from __future__ import annotations

from landfall.bots.bot import Decision
from landfall.core.rng import Rng


class Drifter:
    """Chooses at random; the same seed makes the same choices."""

    name = "drifter"

    def __init__(self, *seed: int | str) -> None:
        self._rng = Rng(*seed)

    def choose(self, decision: Decision) -> int:
        return decision.legal[self._rng.below(len(decision.legal))]
