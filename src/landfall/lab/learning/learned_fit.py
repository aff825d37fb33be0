"""One fit: from rows to a value, through targets that are made anew from what was just learned."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from landfall.core.errors import LandfallError
from landfall.core.learned import LearnedValue, Net
from landfall.lab.learning.learning_rows import LearningRows
from landfall.lab.learning.linear_fit import PULL, fit_linear, log_loss, named, pulls, vector
from landfall.lab.learning.net_fit import chances_of, fit_net
from landfall.lab.learning.targets import targets

LINEAR = "linear"
NET = "net"


@dataclass(frozen=True)
class FitSettings:
    """How a value is fitted."""

    trust: float = 0.2
    """λ: the part of a target that is what came later; 1 for results alone."""
    sweeps: int = 3
    """How often targets are made anew from the last fit, after a first one on results."""
    pull: float = PULL
    """How firmly weights are held where they were: more where many features are seldom there."""
    keep: tuple[str, ...] = ()
    """Weights of features whose names begin so stay as they were."""
    hidden: tuple[int, ...] = ()
    """The layers of a net between inputs and output; none for weights alone."""
    plays: str = LINEAR
    """Who plays where there is a net: the net, or weights that were fitted to its targets."""
    epochs: int = 4
    library: str = "numpy"


@dataclass(frozen=True)
class FitReport:
    """How well a fit foretells games that it has not seen."""

    rows: int
    before: float
    """The log-loss of the value it began with, on the games held out."""
    after: float


def fit_value(
    rows: LearningRows, start: LearnedValue, settings: FitSettings, seed: int
) -> tuple[LearnedValue, FitReport]:
    """The value that explains the rows best, found from one that is pulled to."""
    kept, held = rows.halves()
    if not len(kept):
        raise LandfallError("one game is held out, and there is no other to learn from")
    begin = vector(start.weights, rows.names)
    pull = pulls(rows.names, settings.pull, settings.keep)
    numbers = fit_linear(kept, targets(kept, None, 1.0), begin, pull)
    net: Net | None = None
    for sweep in range(settings.sweeps if settings.trust < 1.0 else bool(settings.hidden)):
        aims = targets(kept, chances_of(kept, numbers, net), settings.trust)
        numbers = fit_linear(kept, aims, begin, pull, numbers)
        if settings.hidden:
            net = _net_fitter(settings)(
                kept, aims, numbers, settings.hidden, settings.epochs, seed + sweep
            )
    if net and settings.plays == LINEAR:
        aims = targets(kept, chances_of(kept, numbers, net), settings.trust)
        numbers, net = fit_linear(kept, aims, begin, pull, numbers), None
    report = FitReport(
        len(rows),
        log_loss(chances_of(held, begin, start_net(start, rows)), held.result),
        log_loss(chances_of(held, numbers, net), held.result),
    )
    value = LearnedValue(
        game=start.game,
        seats=start.seats,
        weights=named(numbers, rows.names),
        options=start.options,
        sources=rows.sources,
        net=net,
    )
    return value, report


def start_net(start: LearnedValue, rows: LearningRows) -> Net | None:
    """The net of a value, if it sees the same features in the same order."""
    return start.net if tuple(start.weights) == rows.names else None


def _net_fitter(settings: FitSettings) -> Callable[..., Any]:
    if settings.library == "torch":
        from landfall.lab.learning.torch_fit import fit_net_by_torch

        return fit_net_by_torch
    return fit_net
