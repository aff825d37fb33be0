"""`make bench`: the engine compiled and interpreted beside Catanatron, in one run, on one core.

Every figure is CPU time of one process pinned to one core. The three contestants take turns, round
after round, so that a busy machine slows all of them; a figure is the median of the rounds and its
spread is half the distance between the best and the worst. Ratios are what to look at.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
Figures = dict[str, float]


def one_round(contestant: str, core: int) -> Figures:
    """Run one contestant in a process of its own."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src") if contestant == "interpreted" else "",
    }
    module = "catanatron_games" if contestant == "catanatron" else "engine"
    command = [sys.executable, str(ROOT / "benchmarks" / f"{module}.py"), contestant]
    done = subprocess.run(
        command,
        env=environment,
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


def shown(rounds: list[Figures], key: str, digits: int = 0) -> str:
    values = [figures[key] for figures in rounds]
    spread = (max(values) - min(values)) / 2
    return f"{median(values):,.{digits}f} ± {spread:,.{digits}f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument(
        "--endings", type=int, default=10_000, help="games of each edition and size"
    )
    parser.add_argument("--memory", type=int, default=100_000, help="games of the memory check")
    arguments = parser.parse_args()
    core = max(os.sched_getaffinity(0))
    contestants = ("compiled", "interpreted", "catanatron")
    results: dict[str, list[Figures]] = {name: [] for name in contestants}
    for turn in range(arguments.rounds):
        for name in contestants:
            print(f"round {turn + 1} of {arguments.rounds}: {name} …", file=sys.stderr)
            results[name].append(one_round(name, core))
    console = Console(width=100)
    console.print(speed_table(results, arguments.rounds))
    console.print(demand_table(results))
    for name in ("endings", "memory"):
        count = str(getattr(arguments, name))
        subprocess.run(
            [sys.executable, str(ROOT / "benchmarks" / f"{name}.py"), count],
            env={**os.environ, "PYTHONPATH": ""},
            check=True,
        )


def speed_table(results: dict[str, list[Figures]], rounds: int) -> Table:
    table = Table(title=f"Random four-player games, one core, median of {rounds} ± half the range")
    table.add_column("")
    for name in results:
        table.add_column(name, justify="right")
    rows = [
        ("decisions/s", "decisions", 0),
        ("games/s", "games", 1),
        ("µs for the legal actions", "legal", 3),
        ("µs to apply one", "apply", 3),
        ("µs to copy a position", "copy", 3),
    ]
    for title, key, digits in rows:
        table.add_row(title, *(shown(results[name], key, digits) for name in results))
    return table


def demand_table(results: dict[str, list[Figures]]) -> Table:
    """What was demanded of the engine, and what it reached in this run."""

    def ratio(one: str, other: str) -> list[float]:
        pairs = zip(results[one], results[other], strict=True)
        return [a["decisions"] / b["decisions"] for a, b in pairs]

    table = Table(title="Demanded and reached")
    for title in ("", "demand", "stretch", "reached", ""):
        table.add_column(title, justify="right" if title else "left")
    rows: list[tuple[str, float, float, float, bool]] = [
        (
            "compiled ÷ interpreted decisions/s",
            12,
            18,
            median(ratio("compiled", "interpreted")),
            True,
        ),
        (
            "compiled ÷ Catanatron decisions/s",
            60,
            100,
            median(ratio("compiled", "catanatron")),
            True,
        ),
        (
            "interpreted ÷ Catanatron decisions/s",
            4,
            8,
            median(ratio("interpreted", "catanatron")),
            True,
        ),
    ]
    for title, key, demand in (
        ("legal", "legal", 0.25),
        ("apply", "apply", 0.2),
        ("copy", "copy", 0.3),
    ):
        reached = median(figures[key] for figures in results["compiled"])
        rows.append((f"µs {title}, compiled", demand, demand / 2, reached, False))
    for title, demand, stretch, reached, more in rows:
        met = reached >= demand if more else reached <= demand
        table.add_row(
            title, f"{demand:g}", f"{stretch:g}", f"{reached:.3g}", "met" if met else "MISSED"
        )
    return table


if __name__ == "__main__":
    main()
