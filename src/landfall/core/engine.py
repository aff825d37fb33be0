"""Which engine plays: the compiled one of the wheel, or the same source interpreted."""

from __future__ import annotations

import platform
from importlib import import_module


def compiled(module: str = "landfall.core.rng") -> bool:
    """Whether a hot module runs compiled; one answers for all, as they are built all or none."""
    return not (import_module(module).__file__ or "").endswith(".py")


def describe() -> str:
    """One line for people."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    if compiled():
        return f"compiled engine on {python}"
    return f"interpreted engine on {python}: the same rules, slower; install with a C compiler for speed"
