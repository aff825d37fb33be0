"""The Human Tech Track of each sheet: its red circles, and where its stages begin.

All of it is our design. On the brutal side everything comes earlier. Where many play together it comes
later, for they would else win too seldom (docs/balance_conquest.md).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from landfall.games.conquest_of_planet_earth.names import TRACK_END

STEPS: Final = range(TRACK_END + 1)


class Sheet(NamedTuple):
    """The steps with a red circle, and the steps at which the second stage begins, the third …"""

    circles: tuple[int, ...]
    stages: tuple[int, ...]


STANDARD: Final = Sheet((4, 8), (6,))
BRUTAL: Final = Sheet((1, 3, 5, 7, 9), (2, 5, 8))
STANDARD_TOGETHER: Final = {3: Sheet((5, 9), (6,)), 4: Sheet((6,), (8,))}
BRUTAL_OF_MANY: Final = {3: Sheet((2, 5, 8), (4, 7)), 4: Sheet((3, 6, 9), (5, 8))}
"""By the number of seats. Where rivals are resisted the standard sheet is the same for all."""


def sheet(brutal: bool, seats: int, together: bool) -> tuple[tuple[int, ...], list[int]]:
    """The red circles of a sheet, and the stage of each of its steps."""
    found = STANDARD
    if brutal:
        found = BRUTAL_OF_MANY.get(seats, BRUTAL)
    elif together:
        found = STANDARD_TOGETHER.get(seats, STANDARD)
    return found.circles, [1 + sum(step >= first for first in found.stages) for step in STEPS]
