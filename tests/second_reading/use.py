"""One use of a facility: the ships it takes together, what they show, and what it costs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

from second_reading.places import STATION, Die
from second_reading.shown import Table

SMUGGLERS = "smugglers-alliance"
RAIDERS = "raiders-outpost"
Fits = Callable[[list[int]], bool]


def anything(_: list[int]) -> bool:
    return True


def alike(values: list[int]) -> bool:
    return len(set(values)) == 1


def in_a_row(values: list[int]) -> bool:
    low, middle, high = values
    return middle == low + 1 and high == low + 2


def ship_and_run(values: list[int]) -> bool:
    return in_a_row(values[1:])


class Use(NamedTuple):
    facility: str
    ships: int
    fits: Fits
    fuel: int = 0
    ore: int = 0

    @property
    def places(self) -> set[str]:
        return {self.facility, RAIDERS} if self.facility == SMUGGLERS else {self.facility}

    def sets(self, table: Table) -> Iterator[tuple[Die, ...]]:
        """The dice that make it up; of four for the Smugglers the first is theirs, the others run."""
        for chosen in combinations(table.dice, self.ships):
            orders = [chosen]
            if self.facility == SMUGGLERS:
                orders = [(chosen[i], *chosen[:i], *chosen[i + 1 :]) for i in range(len(chosen))]
            for dice in orders:
                if self.fits([face for face, _ in dice]) and self.welcome(table, dice):
                    yield dice

    def welcome(self, table: Table, dice: tuple[Die, ...]) -> bool:
        """The Terraforming Station takes no borrowed ship, and leaves you three of your colour."""
        if self.facility != STATION:
            return True
        return table.own(dice[0]) and bool(dice[0][1] or table.mine["ships"] > 3)

    def affordable(self, table: Table) -> bool:
        return table.fuel >= self.fuel and table.ore >= self.ore
