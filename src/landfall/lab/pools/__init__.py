"""Where the work is done: the processes of this machine, or a cluster of machines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol, TypeVar

J = TypeVar("J")
R = TypeVar("R")

TRIES = 3
"""How often a job whose worker died is begun before it is given back."""


@dataclass(frozen=True)
class LostJob:
    """A job that took down every worker it was given to."""

    why: str


class Pool(Protocol):
    """Does jobs side by side. The answers do not depend on which pool did them, or in which order."""

    def run(
        self, work: Callable[[J], R], supply: Callable[[], J | None]
    ) -> Iterator[tuple[J, R | LostJob]]:
        """Each job with its answer, as it is done.

        `supply` is asked for a job whenever there is room and says None when it has none now; the
        run ends when it has none and nothing is under way. A worker that dies loses nothing: its job
        is done again.
        """
        ...
