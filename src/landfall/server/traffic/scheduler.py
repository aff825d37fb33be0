"""How the sockets share one event loop: they are answered in turns, and long answers in slices."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Scheduler:
    """One message is answered at a time, the sockets one after another, everybody else in between."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._long = asyncio.Lock()

    async def ready(self) -> None:
        """Until it is this socket's turn; all else that is ready has had its own first."""
        async with self._turn:
            await asyncio.sleep(0)

    @asynccontextmanager
    async def time_slice(self) -> AsyncIterator[None]:
        """Do a piece of a long answer in here; all of them together have half of the time at most."""
        async with self._long:
            await self.ready()
            begun = time.monotonic()
            yield
            await asyncio.sleep(time.monotonic() - begun)
