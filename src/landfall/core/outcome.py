"""How a game ended: why, with which scores, in which order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """The result of a finished game; ranks count from one, and equal seats share a rank."""

    reason: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first rank."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def ranked(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Ranks for seats with these keys, the greatest first; equal keys share a rank."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
