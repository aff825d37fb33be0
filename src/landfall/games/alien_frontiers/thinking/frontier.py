"""Positions still to be gone on from: by turns the best, and the best of those that are rare.

What three equal ships are good for shows only when they dock. So positions are told apart by the ships
they leave to place, and those that leave others than the best do are gone on from as well.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.box import HAND, RELIC_HERE, RELIC_VALUE
from landfall.games.alien_frontiers.state import State

# By which actions a position is gone on from.
PLAINLY: Final = 0  # by those that every table has
BY_MODULES: Final = 1  # by those that modules bring
ANYHOW: Final = 2


@final
class Spot:
    """A position of the own turn, what it is worth as it lies, and how it was reached."""

    def __init__(
        self,
        state: State,
        value: float,
        codes: list[int],
        before: Spot | None,
        depth: i64,
        by_guess: bool,
        how: i64,
    ) -> None:
        self.state = state
        self.value = value
        self.codes = codes  # since the position before it that was kept
        self.before = before
        self.depth = depth  # codes since the beginning of the search
        self.by_guess = by_guess  # is there luck on the way here that is only guessed?
        self.how = how
        self.gone_on = False


@final
class Heap:
    """Some of them, the best on top."""

    def __init__(self) -> None:
        self.spots: list[Spot] = []
        self.taken: i64 = 0  # how many of them were gone on from

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

    def settle(self) -> bool:
        """Is one left? Those that were gone on from already leave the top."""
        while self.spots and self.spots[0].gone_on:
            self.drop()
        return len(self.spots) > 0

    def drop(self) -> None:
        """Without its best one."""
        spots = self.spots
        last = spots.pop()
        count = len(spots)
        if count == 0:
            return
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


@final
class Frontier:
    """All of them, and those with the same ships to place by themselves."""

    def __init__(self) -> None:
        self.all = Heap()
        self.by_ships: dict[int, Heap] = {}
        self.ships: list[int] = []  # the keys, as they came
        self.odd = False

    def push(self, spot: Spot) -> None:
        ships = ships_left(spot.state)
        if ships not in self.by_ships:
            self.by_ships[ships] = Heap()
            self.ships.append(ships)
        self.by_ships[ships].push(spot)
        self.all.push(spot)

    def any_left(self) -> bool:
        return self.all.settle()

    def pop(self) -> Spot:
        """The best of all, then the best of those of whose ships fewest were gone on from, in turn."""
        self.all.settle()
        self.odd = not self.odd
        best = self.all.spots[0]
        if not self.odd:
            fewest = self.by_ships[ships_left(best.state)]
            for ships in self.ships:
                heap = self.by_ships[ships]
                if heap.taken < fewest.taken and heap.settle():
                    fewest = heap
                    best = heap.spots[0]
        best.gone_on = True
        self.all.taken += 1
        self.by_ships[ships_left(best.state)].taken += 1
        return best


def ships_left(state: State) -> int:
    """The unplaced ships as one number."""
    relic: i64 = 0
    if state.at[RELIC_HERE] == 1:
        relic = state.at[RELIC_VALUE]
    return int(8 * state.at[HAND] + relic)
