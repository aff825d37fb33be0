"""How much is tried: the same few examples in every run, many and new ones in `make long`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

LONG: Final = os.environ.get("HYPOTHESIS_PROFILE") == "long"


def examples(usual: int) -> int:
    """On how many examples a property is tried."""
    return 20 * usual if LONG else usual


def share(of: Sequence[T], turn: int, parts: int = 2) -> list[T]:
    """Some of many, others at every turn, so that each is tried; all of them in `make long`.

    A test that takes a share has the mark `shared`.
    """
    return [*of] if LONG else [*of[turn % parts :: parts]]
