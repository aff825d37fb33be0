"""Functions that stand where a bot thinks; they run in the bots' processes, so they have a module."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from landfall.server.thinking import Question, think

FLAG = "LANDFALL_TEST_FLAG"
"""The environment variable that names a file: the first process to make it dies."""


def pid(question: Question) -> str:
    return str(os.getpid())


def dies_once(question: Question) -> str:
    """Dies in the middle of the first question of a game, then thinks as a bot does."""
    try:
        Path(os.environ[FLAG]).touch(exist_ok=False)
    except FileExistsError:
        return think(question)
    os._exit(1)


def dies_always(question: Question) -> str:
    os._exit(1)


def fails(question: Question) -> str:
    raise ValueError("no idea")


# -- jobs -----------------------------------------------------------------------------------------------


def counts_lines(text: str, progress: Callable[[float], None]) -> dict[str, int]:
    progress(0.5)
    return {"lines": len(text.splitlines())}


def dies_at_work(text: str, progress: Callable[[float], None]) -> None:
    progress(0.25)
    os._exit(1)
