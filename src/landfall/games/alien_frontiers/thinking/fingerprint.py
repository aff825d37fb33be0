"""A position as one number under 62 bits, the same interpreted and compiled.

Searches know positions they have met again by it. Every number of the position has a part in it,
whatever the box holds: each is multiplied by an odd factor of its own and all are added up, so two
positions that differ in a single number never share a fingerprint.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landfall.games.alien_frontiers.box import DEPTH, FRAME
from landfall.games.alien_frontiers.state import State

_LOW: Final = (1 << 31) - 1
_ALL: Final = (1 << 62) - 1


def mix(mark: i64, word: i64) -> i64:
    """The mark after one more word; both halves reach the whole."""
    return ((mark & _LOW) * 1540483477 ^ (mark >> 31) * 1203114875 ^ word) & _ALL


def fingerprint(state: State, salt: i64) -> i64:
    """The position's mark; another salt gives an independent one."""
    marks = state.box.marks
    # Beyond 64 bits the compiled engine drops what the last line cuts off anyway.
    mark = marks[state.box.size] * (salt + 1)
    end = state.box.pending + FRAME * (state.at[DEPTH] - 1)
    numbers = state.at
    at: i64 = 0
    while at < end:
        mark += marks[at] * numbers[at]
        at += 1
    return mark & _ALL
