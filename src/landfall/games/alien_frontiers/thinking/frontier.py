"""Positions still to be gone on from, the best first."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.state import State


@final
class Spot:
    """A position of the own turn, what it is worth as it lies, and how it was reached."""

    def __init__(
        self, state: State, value: float, codes: list[int], before: Spot | None, depth: i64
    ) -> None:
        self.state = state
        self.value = value
        self.codes = codes  # since the position before it that was kept
        self.before = before
        self.depth = depth  # codes since the beginning of the search


@final
class Frontier:
    """A heap of them."""

    def __init__(self) -> None:
        self.spots: list[Spot] = []

    def push(self, spot: Spot) -> None:
        spots = self.spots
        spots.append(spot)
        at = len(spots) - 1
        while at > 0:
            above = (at - 1) // 2
            if spots[above].value >= spot.value:
                break
            spots[at] = spots[above]
            at = above
        spots[at] = spot

    def pop(self) -> Spot:
        spots = self.spots
        best = spots[0]
        last = spots.pop()
        count = len(spots)
        if count == 0:
            return best
        at = 0
        while 2 * at + 1 < count:
            below = 2 * at + 1
            if below + 1 < count and spots[below + 1].value > spots[below].value:
                below += 1
            if spots[below].value <= last.value:
                break
            spots[at] = spots[below]
            at = below
        spots[at] = last
        return best
