"""The versions that are compared: the one installed here and 0.1, each in an environment of its own.

Nothing of another version is imported: its captain is asked through a pipe (see `planner`).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
TABLE = ("edition", "seats", "options", "position")
"""What a captain is told of the table."""


@dataclass(frozen=True)
class Version:
    """A version of Landfall, by the Python that has it installed."""

    label: str
    python: str

    def insist(self) -> None:
        """Nothing, if it is there; else how to get it."""
        if not Path(self.python).exists():
            raise SystemExit(
                f"{self.python} is not there: make .venv-bench-0.1/installed builds it"
            )


PRESENT = Version("present", sys.executable)
FIRST = Version("0.1", str(ROOT / ".venv-bench-0.1" / "bin" / "python"))


def beside_first(cost: Callable[[Version, int], float], repeats: int, what: str) -> float:
    """What something costs in both versions, one after the other so many times; prints a table.

    The answer is the cost in 0.1 divided by that of now, by their medians.
    """
    FIRST.insist()
    costs: dict[Version, list[float]] = {FIRST: [], PRESENT: []}
    for repeat in range(repeats):
        for version, found in costs.items():
            found.append(cost(version, repeat))
    table = Table("version", what, "least", "most")
    for version, found in costs.items():
        numbers = (median(found), min(found), max(found))
        table.add_row(version.label, *(f"{number:.2f}" for number in numbers))
    Console().print(table)
    return median(costs[FIRST]) / median(costs[PRESENT])


class Planned(NamedTuple):
    """A captain's turn up to the next chance."""

    actions: tuple[str, ...]
    value: float
    """The chance to win that the captain claims."""
    seconds: float
    """Its CPU time."""


class Planner:
    """A version's captain at the other end of a pipe."""

    def __init__(self, version: Version, nodes: int) -> None:
        """So many nodes for a turn; 0 for as many as the version ships with."""
        self.version = version
        self._process = subprocess.Popen(
            [version.python, str(ROOT / "benchmarks" / "planner.py"), str(nodes)],
            # What this process imports from elsewhere is no other version's.
            env=os.environ if version == PRESENT else {**os.environ, "PYTHONPATH": ""},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def plan(self, table: Mapping[str, Any], legal: Collection[str]) -> Planned:
        """Its plan for whoever is asked; it must find the same actions legal."""
        answer = self._ask(table)
        if set(answer["legal"]) != set(legal):
            odd = sorted(set(answer["legal"]) ^ set(legal))
            raise RuntimeError(f"only one of present and {self.version.label} allows {odd}")
        return Planned(tuple(answer["plan"]), answer["value"], answer["seconds"])

    def worth(self, table: Mapping[str, Any], actions: Sequence[str]) -> float:
        """What the actions are worth to whoever plays them, as this version judges it."""
        return float(self._ask(table, judge=list(actions))["worth"])

    def _ask(self, table: Mapping[str, Any], **more: Any) -> Any:
        to, back = self._process.stdin, self._process.stdout
        assert to
        assert back
        try:
            print(json.dumps({**{key: table[key] for key in TABLE}, **more}), file=to, flush=True)
        except BrokenPipeError:
            pass  # its last words are on standard error; that there is no answer is told below
        line = back.readline()
        if not line:
            raise RuntimeError(f"the captain of {self.version.label} has ended; see above")
        return json.loads(line)


@cache
def planner(version: Version, nodes: int) -> Planner:
    """The one of this process; it ends when this process does."""
    return Planner(version, nodes)
