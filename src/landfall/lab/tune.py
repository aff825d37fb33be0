"""Tuning by self-play: a CMA-ES over a point of numbers, each candidate judged by games it wins.

    from landfall import catalog
    from landfall.lab.tune import tune

    result = tune(catalog.entry("alien-frontiers").tuning, seats=(2, 4), generations=20)

Every candidate of a generation plays the same seeds from every seat against the point of reference,
which moves to the middle of the search whenever that has become clearly better. Needs the extra `lab`.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from typing import Any, Protocol

from landfall.core.distribution import how_to_add
from landfall.core.errors import LandfallError

FRESH = 1_000_000
"""Seeds from here on are for tuning; the check uses lower ones."""

PROMOTE_EVERY = 5
CLEARLY_BETTER = 1.1
"""What the middle must win, against its fair share of 1.0, to become the reference."""


class Tunable(Protocol):
    """A game's weights as a point, and matches between points."""

    def names(self) -> list[str]: ...

    def wins(
        self,
        one: Sequence[float],
        other: Sequence[float],
        seats: int,
        seeds: Sequence[int],
        nodes: int,
    ) -> list[float]:
        """For each seed, wins of `one` in every place against `other` on all other seats."""
        ...


@dataclass(frozen=True)
class Generation:
    """How far the search has come."""

    number: int
    best: float
    """What the best candidate won, 1.0 being its fair share."""
    middle: tuple[float, ...]


@dataclass
class Tuned:
    """The point found, and how it did against the start in games it was not tuned on."""

    point: tuple[float, ...]
    rate: dict[int, float] = field(default_factory=dict)
    """Share of games won against the start, by seats."""
    spread: dict[int, float] = field(default_factory=dict)
    """Standard error of that share."""


def tune(
    subject: Tunable,
    seats: Sequence[int] = (2, 4),
    generations: int = 20,
    seeds: int = 24,
    nodes: int = 800,
    width: float = 0.3,
    seed: int = 1,
    processes: int | None = None,
    check: int = 200,
    report: Callable[[Generation], None] | None = None,
) -> Tuned:
    """Search for a better point; the same arguments find the same one."""
    size = len(subject.names())
    search = _evolution(size, width, seed)
    middle = reference = (0.0,) * size
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for number in range(generations):
            candidates = search.ask()
            played = range(FRESH + number * seeds, FRESH + (number + 1) * seeds)
            jobs = [(tuple(map(float, point)), reference) for point in candidates]
            worth = _judge(pool, subject, jobs, seats, played, nodes)
            search.tell(candidates, [-value for value in worth])
            middle = tuple(map(float, search.result.xfavorite))
            if report:
                report(Generation(number, max(worth), middle))
            if (number + 1) % PROMOTE_EVERY == 0:
                ahead = _judge(pool, subject, [(middle, reference)], seats, played, nodes)
                if ahead[0] > CLEARLY_BETTER:
                    reference = middle
        answer = Tuned(middle)
        for count in seats:
            shares = _shares(pool, subject, answer.point, count, range(check), nodes)
            answer.rate[count] = sum(shares) / len(shares)
            answer.spread[count] = _spread(shares)
    return answer


def _evolution(size: int, width: float, seed: int) -> Any:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it misses a plotting library nobody asked for
            import cma
    except ImportError:
        raise LandfallError(f"tuning needs the package cma: {how_to_add('lab')}") from None
    return cma.CMAEvolutionStrategy([0.0] * size, width, {"seed": seed, "verbose": -9})


def _judge(
    pool: Executor,
    subject: Tunable,
    jobs: Sequence[tuple[Sequence[float], Sequence[float]]],
    seats: Sequence[int],
    seeds: Sequence[int],
    nodes: int,
) -> list[float]:
    """Each first point's wins against the second, as a multiple of its fair share."""
    asked = [
        [pool.submit(subject.wins, one, other, count, list(seeds), nodes) for count in seats]
        for one, other in jobs
    ]
    return [
        sum(sum(future.result()) / len(seeds) for future in futures) / len(seats)
        for futures in asked
    ]


def _shares(
    pool: Executor,
    subject: Tunable,
    point: Sequence[float],
    seats: int,
    seeds: Sequence[int],
    nodes: int,
) -> list[float]:
    """For each seed the share of games won against the start."""
    start = (0.0,) * len(point)
    asked = [pool.submit(subject.wins, point, start, seats, [seed], nodes) for seed in seeds]
    return [future.result()[0] / seats for future in asked]


def _spread(shares: Sequence[float]) -> float:
    mean = sum(shares) / len(shares)
    return sqrt(
        sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1) / len(shares)
    )
