"""The command `landfall`, in this process or in one of its own, with a data folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from typer.testing import CliRunner

from landfall.cli import app

LANDFALL = [sys.executable, "-m", "landfall"]


def environment(data: Path, **more: str) -> dict[str, str]:
    """As it is here, with games kept under `data` and a screen of 100 columns."""
    return {**os.environ, "XDG_DATA_HOME": str(data), "COLUMNS": "100", **more}


@dataclass(frozen=True)
class Ran:
    """What a command printed, to both streams, and its exit code."""

    code: int
    output: str


def landfall(*words: str | Path, data: Path, typed: str = "") -> Ran:
    """Run a command here; whatever it raises is raised here too."""
    result = CliRunner(env={"XDG_DATA_HOME": str(data), "COLUMNS": "100"}).invoke(
        app, [*map(str, words)], input=typed, prog_name="landfall", catch_exceptions=False
    )
    return Ran(result.exit_code, result.output)


def process(
    *words: str | Path, data: Path, typed: str = "", **env: str
) -> subprocess.CompletedProcess[str]:
    """Run a command as a process of its own; `typed` comes through a pipe."""
    return subprocess.run(
        [*LANDFALL, *map(str, words)],
        input=typed,
        env=environment(data, **env),
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def kept(data: Path) -> list[Path]:
    """The games in the data folder, oldest first."""
    return sorted((data / "landfall" / "games").glob("*.landfall"))
