"""Processes of our own: each has one end of a pipe, gives way to others, and never outlives the server.

They are spawned rather than forked, so that nothing of the server is in them: no sockets, no store, no
secrets. What they are asked and what they answer is all that passes through the pipe.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any


class ChildProcess:
    """One process, which runs `work` with its end of the pipe and these arguments.

    What a `quiet` one prints is seen by nobody.
    """

    def __init__(
        self, work: Callable[..., None], *args: object, niceness: int, quiet: bool = False
    ) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(
            target=_settle_in, args=(niceness, quiet, work, theirs, *args), daemon=True
        )
        self._process.start()
        theirs.close()  # so that the pipe ends with the process
        self._hearing: asyncio.Task[Any] | None = None

    def say(self, message: object) -> None:
        """Send it something; OSError if it has died."""
        self._pipe.send(message)

    async def hear(self) -> Any:
        """What it says next; EOFError if it has died. Whoever stops listening must end it."""
        self._hearing = asyncio.create_task(asyncio.to_thread(self._pipe.recv))
        return await asyncio.shield(self._hearing)

    async def end(self) -> None:
        """Kill it, whatever it does; when this returns it is gone."""
        self._process.kill()
        await asyncio.to_thread(self._process.join)
        if self._hearing:  # it hears the end of the pipe now
            await asyncio.gather(self._hearing, return_exceptions=True)
        self._process.close()
        self._pipe.close()


def _settle_in(
    niceness: int, quiet: bool, work: Callable[..., None], pipe: Connection, *args: object
) -> None:
    """In the new process: leave Ctrl-C to the server, give way, and die when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if quiet:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_die_with_the_server, daemon=True).start()
    work(pipe, *args)


def _die_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server:
        server.join()
        os._exit(1)
