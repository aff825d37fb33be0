"""The package as it is installed: its name there, its version, and its extras."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from typing import Final

DISTRIBUTION: Final = "landfall-table"
"""What it is called where packages come from; it is imported, and run, as `landfall`."""


def engine_version() -> str:
    """The version of this engine, as records tell it."""
    try:
        return version(DISTRIBUTION)
    except PackageNotFoundError:  # run from its source, not installed
        return "source"


def how_to_add(extra: str) -> str:
    """The command that adds an extra to an installation."""
    return f"pip install '{DISTRIBUTION}[{extra}]'"
