"""What ways that began alike say: a fit that leaves out all that they had in common.

Take two ways of playing one turn, after one of which one side won, and after the other another. Under
weights it is more or less likely that it was this way round, and whatever is true of both ways alike
falls out of that likelihood: the hands, the sides, what lies under the cards. It is a logistic
regression over differences of differences of features, conditional on the turn, as with matched pairs in
medicine.

Partners are one side here, with the mean of their features.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, Final

from landfall.core.errors import LandfallError
from landfall.core.learned import LearnedValue
from landfall.lab.learning.learned_fit import FitReport, FitSettings
from landfall.lab.learning.learning_rows import LearningRows
from landfall.lab.learning.libraries import numpy
from landfall.lab.learning.linear_fit import likeliest, named, pulls, surprise, terms, vector

LEAST_SCALE: Final = 0.02
"""Of the log-odds by the weights at least so much has come true, or they say nothing of who wins."""

Pairs = tuple[Any, Any]
"""For each pair of ways its terms, as of two sides of which the second has none; and what was seen."""


def fit_pairs(
    rows: LearningRows, teams: Sequence[int], start: LearnedValue, settings: FitSettings
) -> tuple[LearnedValue, FitReport]:
    """The value that explains best what became of ways that began alike.

    Weights are pulled to those of the start times the part of them that has come true; what is found is
    told in log-odds as large as those of the start, by which its players err and are calibrated.
    """
    kept, held = rows.halves()
    begin = vector(start.weights, rows.names)
    learned, foretold = in_pairs(by_team(kept, teams)), in_pairs(by_team(held, teams))
    scale = came_true(learned, begin)
    pull = pulls(rows.names, settings.pull, settings.keep)
    numbers = likeliest(_whole(learned), scale * begin, pull)
    report = FitReport(
        len(rows), mean_surprise(foretold, scale * begin), mean_surprise(foretold, numbers)
    )
    value = LearnedValue(
        game=start.game,
        seats=start.seats,
        weights=named(numbers / scale, rows.names),
        options=start.options,
        sources=rows.sources,
    )
    return value, report


def by_team(rows: LearningRows, teams: Sequence[int]) -> LearningRows:
    """The same with a side for each team, in their order, and one for the table where it can win."""
    np = numpy()
    seats, order = len(teams), sorted(set(teams))
    more = rows.features.shape[1] - seats
    sides = (rows.seat[:, None].astype(int) + np.arange(seats)) % seats
    member = np.array(teams)[sides]
    features = np.zeros((len(rows), len(order) + more, len(rows.names)), np.float64)
    result = np.zeros((len(rows), len(order) + more), np.float64)
    for k, team in enumerate(order):
        of_it = (member == team).astype(np.float64)
        features[:, k] = np.einsum("ns,nsk->nk", of_it, rows.features[:, :seats])
        features[:, k] /= of_it.sum(axis=1, keepdims=True)
        result[:, k] = (of_it * rows.result[:, :seats]).sum(axis=1)
    features[:, len(order) :] = rows.features[:, seats:]
    result[:, len(order) :] = rows.result[:, seats:]
    return LearningRows(
        rows.names, rows.game, rows.seat, rows.turn, rows.horizon, features, result, rows.sources
    )


def in_pairs(rows: LearningRows) -> Pairs:
    """All pairs of ways that began alike, for all pairs of sides.

    How often the one side won after the one way and the other after the other, and how often it was the
    other way round. A turn with more ways does not count more: its pairs share what its ways say.
    """
    np = numpy()
    x = terms(rows.horizon, rows.features)
    order = np.argsort(rows.game, kind="stable")
    first = np.flatnonzero(np.diff(rows.game[order], prepend=-1))
    groups = np.split(order, first[1:])
    ones = [(a, b, len(group)) for group in groups for a, b in combinations(group, 2)]
    if not ones:
        raise LandfallError("no turn was played in two ways: there is nothing to compare")
    a, b, ways = (np.array(column) for column in zip(*ones, strict=True))
    found_x, found_aims = [], []
    for i, j in combinations(range(x.shape[1]), 2):
        apart = (x[a, i] - x[a, j]) - (x[b, i] - x[b, j])
        seen = np.stack([rows.result[a, i] * rows.result[b, j]] * 2, axis=1)
        seen[:, 1] = rows.result[a, j] * rows.result[b, i]
        found_x.append(np.stack([apart, np.zeros_like(apart)], axis=1))
        found_aims.append(seen * (2.0 / ways)[:, None])
    return np.concatenate(found_x), np.concatenate(found_aims)


def came_true(pairs: Pairs, numbers: Any) -> float:
    """How much of what weights say of ways came true, in log-odds."""
    np = numpy()
    x, aims = pairs
    [scale] = likeliest(_whole(((x @ numbers)[:, :, None], aims)), np.zeros(1), 1e-6)
    if scale < LEAST_SCALE:
        raise LandfallError(
            "what the weights to begin with say of ways to play a turn did not come true in these games;"
            " play more of them, or begin with other weights"
        )
    return float(scale)


def mean_surprise(pairs: Pairs, numbers: Any) -> float:
    """How surprising it is which way round it was."""
    np = numpy()
    told = surprise(_whole(pairs), numbers, numbers, np.zeros(len(numbers)))
    return told / max(1e-12, float(pairs[1].sum()))


def _whole(pairs: Pairs) -> Callable[[], Iterator[Pairs]]:
    return lambda: iter([pairs])
