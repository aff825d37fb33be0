"""What a fit aims at, against a second reading that goes from row to row."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from landfall.lab.learning.learning_rows import LearningRows
from landfall.lab.learning.targets import targets
from learning_cases import made_up

TURNS = st.lists(
    st.tuples(st.integers(0, 3), st.integers(0, 2), st.integers(0, 6)),
    unique=True,
    min_size=1,
    max_size=40,
)
"""Game, seat and turn of each row, in any order."""


def rows_of(turns: list[tuple[int, int, int]], seed: int) -> tuple[LearningRows, np.ndarray]:
    """Such rows, and what the last value makes of each."""
    rng = np.random.default_rng(seed)
    game, seat, turn = (np.array(one) for one in zip(*turns, strict=True))
    rows = replace(made_up(len(turns), seed), game=game, seat=seat, turn=turn)
    first, thought = rng.random(len(turns)), rng.random(len(turns))
    rows.result = np.stack([first, 1 - first], axis=1)
    return rows, np.stack([thought, 1 - thought], axis=1)


def one_target(rows: LearningRows, chances: np.ndarray, trust: float, at: int) -> np.ndarray:
    """λ parts of the target of the seat's next row in that game, the rest what was thought of it."""
    later = [
        other
        for other in range(len(rows))
        if (rows.game[other], rows.seat[other]) == (rows.game[at], rows.seat[at])
        and rows.turn[other] > rows.turn[at]
    ]
    if not later:
        return np.array(rows.result[at])
    following = min(later, key=lambda other: rows.turn[other])
    told = one_target(rows, chances, trust, following)
    return np.array(trust * told + (1 - trust) * chances[following])


@given(TURNS, st.floats(0, 1), st.integers(0, 1000))
def test_each_row_aims_at_what_its_seat_thought_and_met_later(
    turns: list[tuple[int, int, int]], trust: float, seed: int
) -> None:
    rows, chances = rows_of(turns, seed)
    found = targets(rows, chances, trust)
    wanted = [one_target(rows, chances, trust, at) for at in range(len(rows))]
    np.testing.assert_allclose(found, wanted, atol=1e-12)


@given(TURNS, st.integers(0, 1000))
def test_with_full_trust_in_results_nothing_else_counts(
    turns: list[tuple[int, int, int]], seed: int
) -> None:
    rows, chances = rows_of(turns, seed)
    np.testing.assert_array_equal(targets(rows, None, 1.0), rows.result)
    np.testing.assert_allclose(targets(rows, chances, 1.0), rows.result)
