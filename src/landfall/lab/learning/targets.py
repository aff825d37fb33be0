"""What a fit aims at: a mixture of how the game ended and of what was thought one own turn later.

Along the turns of one seat in one game, the target of a row is λ parts of the next row's target and the
rest of what the last value makes of the next row; that of the last row is the result. With λ = 1 only
results count. The smaller λ, the less the luck of the rest of the game blurs a target, and the more it
rests on what was learned before.
"""

from __future__ import annotations

from typing import Any

from landfall.lab.learning.learning_rows import LearningRows
from landfall.lab.learning.libraries import numpy


def targets(rows: LearningRows, chances: Any, trust: float) -> Any:
    """For each row the chances to aim at, `trust` being λ and `chances` what the last value says."""
    np = numpy()
    answer = rows.result.astype(np.float64)
    if trust >= 1.0:
        return answer
    order = np.lexsort((rows.turn, rows.seat, rows.game))
    follows = np.zeros(len(order), bool)  # the row of the same seat and game comes next
    follows[:-1] = (rows.game[order[:-1]] == rows.game[order[1:]]) & (
        rows.seat[order[:-1]] == rows.seat[order[1:]]
    )
    # How many rows come after it in its game: all that are equally far from the end go together.
    left = _counted_down(follows)
    for step in range(1, int(left.max(initial=0)) + 1):
        at = np.flatnonzero(left == step)
        here, later = order[at], order[at + 1]
        answer[here] = trust * answer[later] + (1 - trust) * chances[later]
    return answer


def _counted_down(follows: Any) -> Any:
    """For each place how many true ones come from there on without a gap."""
    np = numpy()
    ends = np.flatnonzero(~follows)
    places = np.arange(len(follows))
    return ends[np.searchsorted(ends, places)] - places
