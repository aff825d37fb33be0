"""Work for pools, in a module that worker processes can import."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from landfall.core.errors import LandfallError


def square(number: int) -> int:
    return number * number


def killed_once(job: tuple[str, int]) -> int:
    """The first worker at an odd number is killed in the middle; the mark it leaves tells the next."""
    folder, number = job
    mark = Path(folder) / str(number)
    if number % 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def deadly(number: int) -> int:
    """Number 3 kills every worker."""
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def complaining(number: int) -> int:
    raise LandfallError(f"{number} is no good")


def broken(number: int) -> int:
    return number // 0
