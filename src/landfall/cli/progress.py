"""Long work: progress with an estimate, the pool that does it, and a stop that loses nothing."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import NoReturn, Protocol

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from landfall.core.errors import FileError
from landfall.lab.pools import Pool
from landfall.lab.pools.processes import Processes
from landfall.lab.pools.ray import Cluster

INTERRUPTED = 130
"""The exit code after Ctrl-C."""

OFTEN = 0.25
"""Seconds between two counts of what is done."""

QUIET = 60.0
"""Seconds between two lines of progress where there is no bar."""


class ProgressDisplay:
    """Progress on standard error: a bar in a terminal, a line a minute in a file or a pipe."""

    def __init__(self, noun: str, done: int, total: int) -> None:
        console = Console(stderr=True)
        self._noun = noun
        self._began_with = done
        self._began = self._told = self._counted = monotonic()
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

    def follow(self, progress: Callable[[], tuple[int, int]]) -> None:
        """Show progress that takes a moment to count, now and then."""
        now = monotonic()
        if now - self._counted >= OFTEN:
            self._counted = now
            self.show(*progress())

    def show(self, done: int, total: int) -> None:
        self._bar.update(self._task, completed=done, total=total)
        now = monotonic()
        if self._bar.disable and now - self._told >= QUIET:
            self._told = now
            each = (now - self._began) / max(1, done - self._began_with)
            left = timedelta(seconds=round(each * (total - done)))
            typer.echo(f"{done} of {total} {self._noun}, about {left} left", err=True)

    def __enter__(self) -> ProgressDisplay:
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
def pool_for(jobs: int, cluster: str | None = None) -> Iterator[Pool]:
    """This machine's processes, or the cluster at an address."""
    if cluster is None:
        yield Processes(jobs)
        return
    far = Cluster(cluster, jobs)
    try:
        yield far
    finally:
        far.close()


class Experiment(Protocol):
    """What is played block by block and kept in a file."""

    def progress(self) -> tuple[int, int]: ...

    def play(self, pool: Pool, tell: Callable[[], None]) -> None: ...


def play_missing(run: Experiment, path: Path, jobs: int, cluster: str | None) -> bool:
    """Play what is not in the file yet; False when it was interrupted."""
    done, total = run.progress()
    if done == total:
        return True
    if done:
        typer.echo(f"{done} of {total} blocks are in {path} already.", err=True)
    with ProgressDisplay("blocks", done, total) as display, pool_for(jobs, cluster) as pool:
        try:
            run.play(pool, lambda: display.follow(run.progress))
        except KeyboardInterrupt:
            return False
    return True


def say_stopped(path: Path) -> NoReturn:
    """How to go on after Ctrl-C, and the exit code that tells of it."""
    typer.echo(f"Stopped; the games so far are in {path}. The same command goes on.", err=True)
    raise typer.Exit(INTERRUPTED)


def check_places(*files: Path | None) -> None:
    """That a file cannot be written is better said before the work than after it."""
    for file in files:
        if file and not os.access(file.parent, os.W_OK):
            raise FileError(
                str(file),
                0,
                f"cannot be written: the folder {file.parent} is not there or not yours",
            )
