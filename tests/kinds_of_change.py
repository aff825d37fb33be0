"""The kinds of change that one game has."""

from __future__ import annotations

from landfall.core.kind_of_change import Change


def of_game(module: str) -> set[type[Change]]:
    """Those that are written down in a module or a package of it."""
    return {kind for kind in Change.__subclasses__() if kind.__module__.startswith(module)}
