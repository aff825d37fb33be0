"""The package as it is installed: its name there, its version, and its extras."""

from __future__ import annotations

from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

DISTRIBUTION: Final = "landfall-table"
"""What it is called where packages come from; it is imported, and run, as `landfall`."""


@cache
def engine_version() -> str:
    """The version of the engine that runs here, as records tell it.

    Run from its source it is `source`, whatever is installed beside it; and it stays the same for as
    long as a process runs, though another version may be installed meanwhile.
    """
    try:
        installed = distribution(DISTRIBUTION)
    except PackageNotFoundError:
        return "source"
    if installed.read_text("RECORD") is None:  # notes of a build that lie beside the source
        return "source"
    here = Path(__file__).resolve()
    there = Path(str(installed.locate_file("landfall/core/distribution.py"))).resolve()
    return installed.version if here == there else "source"


def how_to_add(extra: str) -> str:
    """The command that adds an extra to an installation."""
    return f"pip install '{DISTRIBUTION}[{extra}]'"
