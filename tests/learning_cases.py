"""Rows made up for fits, and small runs of learning; run by itself it prints rows of self-play."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from landfall import catalog
from landfall.core.learned import LearnedValue, Net, NetLayer
from landfall.core.rng import Rng
from landfall.lab.learning.harvest import Exploring, Harvest, evaluation_of
from landfall.lab.learning.learning_rows import LearningRows
from landfall.lab.learning.learning_run import NOTHING, Learning, LearningRun
from landfall.lab.learning.linear_fit import shares
from landfall.lab.match import Setting
from landfall.lab.pools import J, LostJob, Pool, R
from landfall.record import engine_version

LITTLE_GAME = "night-watch"


# -- rows --------------------------------------------------------------------------------------------


def made_up(count: int, seed: int, sides: int = 2, width: int = 3) -> LearningRows:
    """Rows of features by chance, each a game of its own; their results are nought so far."""
    rng = np.random.default_rng(seed)
    return LearningRows(
        tuple(f"feature {k}" for k in range(width)),
        np.arange(count),
        np.zeros(count, np.int8),
        np.zeros(count, np.int16),
        rng.random(count).astype(np.float32),
        rng.integers(0, 3, (count, sides, width)).astype(np.float32),
        np.zeros((count, sides), np.float32),
    )


def strength_by(rows: LearningRows, opening: Any, ending: Any) -> Any:
    """The strength of every side, spelt out: weights are blended by the horizon."""
    left = rows.horizon.astype(np.float64)[:, None]
    return left * (rows.features @ opening) + (1 - left) * (rows.features @ ending)


def chances_by(rows: LearningRows, opening: Any, ending: Any) -> Any:
    return shares(strength_by(rows, opening, ending))


# -- values ------------------------------------------------------------------------------------------


def any_weights(names: tuple[str, ...], seed: int) -> dict[str, tuple[float, float]]:
    """Weights by chance, between -1 and 1."""
    rng = Rng("weights", seed)
    return {name: (_number(rng), _number(rng)) for name in names}


def any_net(inputs: int, hidden: tuple[int, ...], seed: int) -> Net:
    """A net by chance."""
    rng = Rng("net", seed)
    sizes = [inputs, *hidden, 1]
    return Net(
        tuple(
            NetLayer(
                tuple(tuple(_number(rng) for _ in range(few)) for _ in range(many)),
                tuple(_number(rng) for _ in range(few)),
            )
            for many, few in pairwise(sizes)
        )
    )


def _number(rng: Rng) -> float:
    return int(rng.below(2001)) / 1000 - 1


# -- self-play ---------------------------------------------------------------------------------------

USUAL = Setting(catalog.DEFAULT_GAME, catalog.entry().default_edition, 2)


def harvest(setting: Setting = USUAL, numbers: tuple[int, ...] = (0, 1), **more: Any) -> Harvest:
    """Games of players that err and wander, some by weights and some by a net on top of them."""
    game = setting.make()
    evaluation = evaluation_of(game.name)
    weights, chosen = evaluation.usual(game), catalog.entry(game.name).chosen(game)
    plain = LearnedValue(game.name, game.seats, weights, chosen)
    corrected = replace(plain, net=any_net(1 + len(weights) * game.seats, (4,), 1))
    asked = {"nodes": 20, "exploring": Exploring(0.3, 0.5), "engine": engine_version(), **more}
    players = (plain.to_json(), corrected.to_json())
    return Harvest("some", setting, ("rows", 1), numbers, players, **asked)


# -- runs --------------------------------------------------------------------------------------------


class Here:
    """A pool that works in this process; with `stops` it is interrupted after so many jobs."""

    def __init__(self, stops: int = -1) -> None:
        self.stops = stops

    def run(
        self, work: Callable[[J], R], supply: Callable[[], J | None]
    ) -> Iterator[tuple[J, R | LostJob]]:
        while (job := supply()) is not None:
            if self.stops == 0:
                raise KeyboardInterrupt
            self.stops -= 1
            yield job, work(job)


def little(seats: int = 2, **more: Any) -> Learning:
    """A few games of Night Watch, by players that think little."""
    usual: dict[str, Any] = {"games": 24, "nodes": 8, "match": 8, "match_nodes": 8, "rounds": 1}
    chosen = {"game": LITTLE_GAME, "editions": ("dusk",), "start": NOTHING, **usual, **more}
    return Learning(seats=seats, **chosen)


def learned(asked: Learning, folder: Path, pool: Pool | None = None) -> LearningRun:
    run = LearningRun(asked, folder)
    run.play(pool or Here())
    return run


def found_in(folder: Path) -> dict[str, bytes]:
    """Whatever a run has found: rows, values and rounds; matches also tell how long was thought."""
    kept = [*folder.glob("*.json"), *folder.glob("rows/*.parquet"), folder / "rounds.jsonl"]
    return {str(path.relative_to(folder)): path.read_bytes() for path in kept}


def value_of(
    names: tuple[str, ...], game: Any, seed: int, hidden: tuple[int, ...] = ()
) -> LearnedValue:
    """A value by chance for a game whose sides are its seats."""
    net = any_net(1 + len(names) * game.seats, hidden, seed) if hidden else None
    return LearnedValue(game.name, game.seats, any_weights(names, seed), net=net)


if __name__ == "__main__":
    sys.stdout.buffer.write(harvest().play())
