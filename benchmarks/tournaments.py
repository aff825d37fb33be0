"""`make bench-tournaments`: a tournament of simple bots beside version 0.1, and what looking costs.

The same command is run by both versions in turn, in one process each, for a small and a large number of
games; the difference is the time of the games alone. Then, in this version: what observing, comparing
and hashing a position cost beside copying and applying.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from timeit import repeat as timed
from typing import Any

from benchmarks.versions import PRESENT, Version, beside_first
from landfall import catalog
from landfall.core.game import CHANCE
from landfall.core.rng import Rng

FEW = 20


def cpu_of(version: Version, games: int, seed: int) -> float:
    """Seconds of CPU time for a tournament of cadets."""
    with tempfile.TemporaryDirectory() as folder:
        before = getrusage(RUSAGE_CHILDREN)
        subprocess.run(
            [
                *(version.python, "-m", "landfall", "tournament", "cadet", "cadet"),
                *("--games", str(games), "--seed", str(seed), "--jobs", "1"),
                *("--results", str(Path(folder) / "results.jsonl")),
            ],
            check=True,
            env=os.environ if version == PRESENT else {**os.environ, "PYTHONPATH": ""},
            stdout=subprocess.DEVNULL,
        )
        after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def of_a_game(version: Version, games: int, seed: int) -> float:
    """Milliseconds of CPU time for one game."""
    return 1000 * (cpu_of(version, games + FEW, seed) - cpu_of(version, FEW, seed)) / games


def middle_of_a_game() -> tuple[Any, Any]:
    """A position in which a seat decides."""
    game, rng = catalog.game(seats=4), Rng("benchmark")
    position = game.start()
    for _ in range(400):
        acting = game.actor(position)
        if acting == CHANCE:
            position = game.apply(position, game.sample(position, rng))
        else:
            legal = game.legal(position)
            position = game.apply(position, legal[rng.below(len(legal))])
    while game.actor(position) == CHANCE:
        position = game.apply(position, game.sample(position, rng))
    return game, position


def looks() -> dict[str, float]:
    """Microseconds for each way to look at a position."""
    game, position = middle_of_a_game()
    twin, code = position.copy(), game.legal(position)[0]
    work: dict[str, Callable[[], object]] = {
        "copy": position.copy,
        "observe": lambda: game.observe(position, 0),
        "apply": lambda: game.apply(position, code),
        "==": lambda: position == twin,
        "hash": lambda: hash(position),
    }
    return {
        name: 1e6 * min(timed(what, number=20_000, repeat=7)) / 20_000
        for name, what in work.items()
    }


def main() -> None:
    parser = ArgumentParser(prog="make bench-tournaments", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--repeats", type=int, default=5)
    wanted = parser.parse_args()

    def cost(version: Version, repeat: int) -> float:
        return of_a_game(version, wanted.games, repeat)

    ratio = beside_first(cost, wanted.repeats, "CPU ms a game of two cadets")
    print(f"0.1 ÷ now: {ratio:.1f}")
    found = looks()
    print("  ".join(f"{name} {micros:.3f} µs" for name, micros in found.items()))
    print(f"observe ÷ copy: {found['observe'] / found['copy']:.1f}")


if __name__ == "__main__":
    main()
