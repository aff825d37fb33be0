"""Where what strangers send is read: a process of its own, one thing after another, for a limited time.

Nobody at a table waits for it: neither for the work nor for the lock that Python's threads share. What
takes too long is killed with its process, and the next one gets a new one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from landfall.core.errors import LandfallError
from landfall.server.failures import failure_of, log_failure
from landfall.server.limits import MOST_READ, MOST_READ_EACH, READ_WITHIN, READY_WITHIN
from landfall.server.refusals import Busy
from landfall.server.traffic.fair_queue import FairQueue
from landfall.server.workers.child_process import ChildProcess

log = logging.getLogger(__name__)

NICENESS: Final = 5
"""Reading gives way to the server, as the bots do."""

T = TypeVar("T")


class UploadReader:
    """Runs functions on what was sent; the addresses it came from take turns."""

    def __init__(self, within: float = READ_WITHIN) -> None:
        self._within = within
        self._queue = FairQueue("files", MOST_READ, MOST_READ_EACH)
        self._child: ChildProcess | None = None

    def __len__(self) -> int:
        """How many wait or are read."""
        return len(self._queue)

    async def read(self, who: str, function: Callable[..., T], *sent: object) -> T:
        """What the function makes of it, or its complaint."""
        async with self._queue.slot(who):
            found, complaint = await self._ask(function, sent)
        if isinstance(complaint, LandfallError):
            raise complaint
        if complaint:
            log_failure(log, f"{function.__name__} could not read what was sent", complaint)
            raise LandfallError("This could not be read; the server's log says why.")
        return found  # type: ignore[no-any-return]

    async def _ask(self, function: Callable[..., T], sent: tuple[object, ...]) -> tuple[Any, Any]:
        child = self._child or await self._start()
        try:
            async with asyncio.timeout(self._within):
                await asyncio.to_thread(child.say, (function, sent))
                heard: tuple[Any, Any] = await child.hear()
        except BaseException as error:
            await self.stop()
            if isinstance(error, TimeoutError):
                seconds = f"{self._within:.0f} seconds"
                raise LandfallError(f"This takes more than {seconds} to read.") from error
            if isinstance(error, EOFError | OSError):
                raise Busy("This could not be read just now. Try again.") from error
            raise
        return heard

    async def _start(self) -> ChildProcess:
        """A new process, once it has said that it is ready."""
        try:
            self._child = child = ChildProcess(answer, niceness=NICENESS)
            async with asyncio.timeout(READY_WITHIN):
                await child.hear()
        except BaseException as error:
            await self.stop()
            if isinstance(error, EOFError | OSError | TimeoutError):
                raise Busy("Nothing can be read just now. Try again in a while.") from error
            raise
        return child

    async def stop(self) -> None:
        """End the process; the next to be read gets a new one."""
        child, self._child = self._child, None
        if child:
            await child.end()


def answer(pipe: Connection) -> None:
    """In the process: say ready, then read what comes until the server closes the pipe."""
    pipe.send("ready")
    while True:
        try:
            function, sent = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send((function(*sent), None))
        except LandfallError as complaint:
            pipe.send((None, complaint))
        except Exception as error:
            pipe.send((None, failure_of(error)))
