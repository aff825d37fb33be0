"""The linear value that explains rows best: a multinomial logistic regression by Newton's method.

A side's strength is the sum of its features, each times a weight blended by the horizon. What is looked
for are the weights under which the targets are likeliest, held by a little pull to where they were.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from landfall.core.learned import Weights
from landfall.lab.learning.learning_rows import LearningRows
from landfall.lab.learning.libraries import numpy

CHUNK = 20_000
"""Rows worked on at a time."""

STEPS = 25
ENOUGH = 3e-4
PULL = 2.0
"""As much as so many rows say of a feature that is as often there as not."""


KEPT = 1e9
"""The pull of what is to stay where it was."""


def pulls(names: Sequence[str], pull: float, kept: Sequence[str] = ()) -> Any:
    """The pull of each number; those of features whose names begin with one of `kept` stay."""
    np = numpy()
    each = [KEPT if name.startswith(tuple(kept)) else pull for name in names]
    return np.array(each * 2)


def terms(horizon: Any, features: Any) -> Any:
    """What the weights are multiplied with: those of the opening, then those of the ending."""
    np = numpy()
    left = horizon[:, None, None].astype(np.float64)
    return np.concatenate([left * features, (1.0 - left) * features], axis=2)


def strengths(rows: LearningRows, numbers: Any) -> Any:
    """The strength of each side in each row."""
    np = numpy()
    width = len(rows.names)
    exact = rows.features.dtype  # as exact as the rows: those of files are in single precision
    early = rows.features @ numbers[:width].astype(exact)
    late = rows.features @ numbers[width:].astype(exact)
    left = rows.horizon[:, None]
    return (left * early + (1 - left) * late).astype(np.float64)


def shares(strength: Any) -> Any:
    """Chances from strengths: each side's share when they are exponentiated."""
    np = numpy()
    parts = np.exp(strength - strength.max(axis=1, keepdims=True))
    return parts / parts.sum(axis=1, keepdims=True)


def log_loss(chances: Any, result: Any) -> float:
    """How surprising the results are: the mean of the logarithm of the chances of what happened."""
    np = numpy()
    return float(-(result * np.log(np.maximum(chances, 1e-12))).sum(axis=1).mean())


def vector(weights: Weights, names: tuple[str, ...]) -> Any:
    """Weights as the fit has them; a name they do not know counts nothing."""
    np = numpy()
    pairs = [weights.get(name, (0.0, 0.0)) for name in names]
    return np.array([early for early, _ in pairs] + [late for _, late in pairs])


def named(numbers: Any, names: tuple[str, ...]) -> dict[str, tuple[float, float]]:
    """The inverse of `vector`, rounded."""
    width = len(names)
    return {
        name: (round(float(numbers[k]), 4), round(float(numbers[width + k]), 4))
        for k, name in enumerate(names)
    }


def fit_linear(
    rows: LearningRows, aims: Any, start: Any, pull: Any = PULL, near: Any = None
) -> Any:
    """The numbers under which the aims are likeliest, found from a start that they are pulled to.

    All are pulled alike, or each by a number of its own (see `pulls`). Where others are known to be
    `near`, they are sooner found from there; they are the same.
    """

    def parts() -> Iterator[tuple[Any, Any]]:
        for first in range(0, len(rows), CHUNK):
            part = slice(first, first + CHUNK)
            yield terms(rows.horizon[part], rows.features[part]), aims[part]

    return likeliest(parts, start, pull, near)


def likeliest(
    parts: Callable[[], Iterator[tuple[Any, Any]]], start: Any, pull: Any, near: Any = None
) -> Any:
    """Newton's method over parts of the data: for each side of each row its terms, and its aim.

    A step that makes the aims less likely goes too far, and is halved until it does not.
    """
    np = numpy()
    numbers = (start if near is None else near).copy()
    here = surprise(parts, numbers, start, pull)
    for _ in range(STEPS):
        slope = pull * (start - numbers)
        bend = pull * np.eye(len(numbers))  # by columns, where each has a pull of its own
        for x, aims in parts():
            chances = shares(x @ numbers)
            often = aims.sum(axis=1, keepdims=True)  # 1, or how much a row counts
            slope += np.einsum("ns,nsk->k", aims - often * chances, x)
            flat = spread(x, chances, often)
            bend += flat.T @ flat
        step = np.linalg.solve(bend, slope)
        if np.abs(step).max() < ENOUGH:
            return numbers + step
        there = surprise(parts, numbers + step, start, pull)
        while there > here:
            step /= 2
            if np.abs(step).max() < ENOUGH:
                return numbers
            there = surprise(parts, numbers + step, start, pull)
        numbers += step
        here = there
    return numbers


def spread(x: Any, chances: Any, often: Any) -> Any:
    """How far the terms of each side are from their mean, by its chance; of two sides one says both.

    A row counts as `often` as that.
    """
    np = numpy()
    if x.shape[1] == 2:
        return np.sqrt(often * chances.prod(axis=1, keepdims=True)) * (x[:, 0] - x[:, 1])
    far = x - np.einsum("ns,nsk->nk", chances, x)[:, None, :]
    return (np.sqrt(often * chances)[:, :, None] * far).reshape(-1, x.shape[2])


def surprise(
    parts: Callable[[], Iterator[tuple[Any, Any]]], numbers: Any, start: Any, pull: Any
) -> float:
    """How unlikely numbers make the aims, and how far they are from where they are pulled to."""
    np = numpy()
    total = float((pull / 2 * (numbers - start) ** 2).sum())
    for x, aims in parts():
        strength = x @ numbers
        most = strength.max(axis=1, keepdims=True)
        told = most[:, 0] + np.log(np.exp(strength - most).sum(axis=1))
        total += float((aims.sum(axis=1) * told - (aims * strength).sum(axis=1)).sum())
    return total
