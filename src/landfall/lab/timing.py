"""How long a bot thinks: times counted on a scale of fixed steps, so that games add up."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable

STEPS = 8
"""Steps for each doubling: a time is known to within nine percent."""

SHORTEST = 1e-6


class Times(Counter[int]):
    """How many turns took how long."""

    def add(self, seconds: float) -> None:
        self[round(STEPS * math.log2(max(seconds, SHORTEST) / SHORTEST))] += 1

    def quantile(self, part: float) -> float:
        """The time in seconds that this part of them did not exceed."""
        wanted = part * self.total()
        for step in sorted(self):
            wanted -= self[step]
            if wanted <= 0:
                return float(SHORTEST * 2 ** (step / STEPS))
        return 0.0

    def mean(self) -> float:
        """The mean time in seconds, of the scale's steps."""
        seconds = sum(count * SHORTEST * 2 ** (step / STEPS) for step, count in self.items())
        return float(seconds / max(1, self.total()))

    def to_json(self) -> dict[str, int]:
        return {str(step): count for step, count in sorted(self.items())}

    @classmethod
    def from_json(cls, row: dict[str, int]) -> Times:
        return cls({int(step): count for step, count in row.items()})

    @classmethod
    def total_of(cls, parts: Iterable[Times]) -> Times:
        answer = cls()
        for part in parts:
            answer.update(part)
        return answer
