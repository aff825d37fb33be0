"""`make bench`: the engine beside version 0.1 and Catanatron, in one run, on one core.

Both games are measured: Alien Frontiers in its classic form and with all modules, Conquest of Planet
Earth in every mode.

Every figure is CPU time of one process pinned to one core. The contestants take turns, round after
round, so that a busy machine slows all of them; a figure is the median of the rounds and its spread is
half the distance between the best and the worst. Ratios are what to look at.

`python -m benchmarks --modules` asks only what a decision with all modules costs beside a classic one,
`--conquest` only how Conquest of Planet Earth stands beside Catanatron.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.engine import MODES
from benchmarks.versions import FIRST, PRESENT, ROOT

Figures = dict[str, float]
Results = dict[str, list[Figures]]
"""For each contestant the figures of every round."""

OTHER = "Catanatron"
CONQUEST = "Conquest of Planet Earth"
MODULES = ("compiled", "all modules")
FRONTIERS = (*MODULES, FIRST.label, "interpreted")
CONTESTANTS = (*FRONTIERS, *MODES, OTHER)
COSTS: tuple[tuple[str, float, float | None], ...] = (
    ("legal", 0.25, None),
    ("apply", 0.2, None),
    ("copy", 0.3, 0.6),
)
"""Microseconds that are demanded, and the part of those of version 0.1 that is hoped for."""


class Demand(NamedTuple):
    """What was demanded of the engine, and what it reached in each round."""

    title: str
    demand: float
    stretch: float | None
    reached: list[float]
    more: bool
    """Is more of it better?"""

    def met(self) -> bool:
        middle = median(self.reached)
        return middle >= self.demand if self.more else middle <= self.demand


def one_round(contestant: str, core: int) -> Figures:
    """Run one contestant in a process of its own."""
    version = FIRST if contestant == FIRST.label else PRESENT
    path = str(ROOT / "src") if contestant == "interpreted" else ""
    module = "catanatron_games" if contestant == OTHER else "engine"
    done = subprocess.run(
        [version.python, str(ROOT / "benchmarks" / f"{module}.py"), contestant],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: os.sched_setaffinity(0, {core}),
        cwd=ROOT / "benchmarks",
    )
    if done.returncode:
        raise SystemExit(f"bench: {contestant} failed:\n{done.stderr}")
    figures: Figures = json.loads(done.stdout)
    return figures


def shown(values: Sequence[float], form: str) -> str:
    spread = (max(values) - min(values)) / 2
    return f"{median(values):{form}} ± {spread:{form}}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument(
        "--endings", type=int, default=10_000, help="games of each edition and size"
    )
    parser.add_argument("--memory", type=int, default=100_000, help="games of the memory check")
    parser.add_argument("--modules", action="store_true", help="only all modules beside classic")
    parser.add_argument("--conquest", action="store_true", help="only Conquest beside Catanatron")
    arguments = parser.parse_args()
    console = Console(width=120)
    if arguments.modules:
        results = in_turns(MODULES, arguments.rounds)
        console.print(speed_table("Alien Frontiers", results, arguments.rounds))
        console.print(demand_table([cost_of_modules(results)]))
        return
    if arguments.conquest:
        results = in_turns((*MODES, OTHER), arguments.rounds)
        console.print(speed_table(CONQUEST, results, arguments.rounds))
        console.print(demand_table(beside_catanatron(results)))
        return
    FIRST.insist()
    results = in_turns(CONTESTANTS, arguments.rounds)
    for title, columns in (("Alien Frontiers", FRONTIERS), (CONQUEST, MODES)):
        shown_here = {name: results[name] for name in (*columns, OTHER)}
        console.print(speed_table(title, shown_here, arguments.rounds))
    console.print(demand_table(demands(results)))
    for name in ("endings", "memory"):
        count = str(getattr(arguments, name))
        subprocess.run(
            [sys.executable, str(ROOT / "benchmarks" / f"{name}.py"), count],
            env={**os.environ, "PYTHONPATH": ""},
            check=True,
        )


def in_turns(contestants: Sequence[str], rounds: int) -> Results:
    """Round after round every contestant once, on one core."""
    core = max(os.sched_getaffinity(0))
    results: Results = {name: [] for name in contestants}
    for turn in range(rounds):
        for name in contestants:
            print(f"round {turn + 1} of {rounds}: {name} …", file=sys.stderr)
            results[name].append(one_round(name, core))
    return results


def speed_table(game: str, results: Results, rounds: int) -> Table:
    what = "random four-player games, one core"
    table = Table(title=f"{game}: {what}, median of {rounds} ± half the range")
    table.add_column("")
    for name in results:
        table.add_column(name, justify="right")
    rows = [
        ("decisions/s", "decisions", ",.0f"),
        ("games/s", "games", ",.1f"),
        ("µs for the legal actions", "legal", ",.3f"),
        ("µs to apply one", "apply", ",.3f"),
        ("µs to copy a position", "copy", ",.3f"),
    ]
    for title, key, form in rows:
        cells = [shown([figures[key] for figures in rounds], form) for rounds in results.values()]
        table.add_row(title, *cells)
    return table


def ratios(results: Results, key: str, one: str, other: str) -> list[float]:
    """A figure of one contestant divided by that of another, round by round."""
    return [a[key] / b[key] for a, b in zip(results[one], results[other], strict=True)]


def cost_of_modules(results: Results) -> Demand:
    reached = ratios(results, "decisions", *MODULES)
    return Demand("cost of a decision with all modules ÷ classic", 2, 1.5, reached, False)


def faster(results: Results, one: str, other: str, demand: float, stretch: float | None) -> Demand:
    reached = ratios(results, "decisions", one, other)
    return Demand(f"{one} ÷ {other} decisions/s", demand, stretch, reached, True)


def beside_catanatron(results: Results) -> list[Demand]:
    """What is demanded of every mode of Conquest of Planet Earth."""
    return [faster(results, mode, OTHER, 20, None) for mode in MODES]


def demands(results: Results) -> list[Demand]:
    rows = [
        faster(results, "compiled", "interpreted", 12, 18),
        faster(results, "compiled", OTHER, 60, 100),
        faster(results, "interpreted", OTHER, 4, 8),
        *beside_catanatron(results),
        faster(results, "compiled", FIRST.label, 0.95, None),
        cost_of_modules(results),
    ]
    for key, demand, _ in COSTS:
        reached = [figures[key] for figures in results["compiled"]]
        rows.append(Demand(f"µs {key}, compiled", demand, demand / 2, reached, False))
    for key, _, stretch in COSTS:
        reached = ratios(results, key, "compiled", FIRST.label)
        rows.append(Demand(f"compiled ÷ {FIRST.label} µs {key}", 1, stretch, reached, False))
    return rows


def demand_table(rows: Sequence[Demand]) -> Table:
    """What was demanded of the engine, and what it reached in this run."""
    table = Table(title="Demanded and reached")
    for title in ("", "demand", "stretch", "reached", ""):
        table.add_column(title, justify="right" if title else "left")
    for row in rows:
        table.add_row(
            row.title,
            f"{row.demand:g}",
            "" if row.stretch is None else f"{row.stretch:g}",
            shown(row.reached, ".3g"),
            "met" if row.met() else "MISSED",
        )
    return table


if __name__ == "__main__":
    main()
