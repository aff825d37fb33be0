"""Long work: a line of progress with an estimate, and the pool that does it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from landfall.core.errors import LandfallError
from landfall.lab.pools import Pool
from landfall.lab.pools.processes import Processes
from landfall.lab.pools.ray import Cluster


class Working:
    """A progress bar on standard error; nothing where that is no terminal."""

    def __init__(self, noun: str, done: int, total: int) -> None:
        console = Console(stderr=True)
        self._bar = Progress(
            TextColumn(noun),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self._task = self._bar.add_task(noun, completed=done, total=total)

    def show(self, done: int, total: int) -> None:
        self._bar.update(self._task, completed=done, total=total)

    def __enter__(self) -> Working:
        self._bar.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._bar.stop()


@contextmanager
def pool_for(jobs: int, cluster: str | None) -> Iterator[Pool]:
    """This machine's processes, or the cluster at an address."""
    if jobs < 0:
        raise LandfallError(f"at least one process must work, not {jobs}")
    if cluster is None:
        yield Processes(jobs)
        return
    far = Cluster(cluster, jobs)
    try:
        yield far
    finally:
        far.close()
