"""Tables for people: words to the left, numbers to the right, as wide as they need to be."""

from __future__ import annotations

import os
from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

WIDE = 120
"""Columns for a file or a pipe, which say of themselves no width."""


def screen(stderr: bool = False) -> Console:
    """Where tables are printed: words as they are, brackets and all, and numbers without colours."""
    made = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    if not made.is_terminal and "COLUMNS" not in os.environ:
        made.width = WIDE
    return made


def table(words: Sequence[str], numbers: Sequence[str], title: str = "") -> Table:
    """An empty table with these columns."""
    made = Table(*words, title=title or None, title_justify="left", box=SIMPLE_HEAD)
    for name in numbers:
        made.add_column(name, justify="right", no_wrap=True)
    return made
