"""Sockets before their hello: it has to come soon."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from landfall.server.limits import HELLO_WITHIN, MOST_SILENT


class Handshakes:
    """Sockets that have not said hello yet: only so many, and not for long.

    When there are too many, the one that has been silent longest goes: a browser says hello at once, so
    it is never that one.
    """

    def __init__(self, most: int = MOST_SILENT, within: float = HELLO_WITHIN) -> None:
        self._most = most
        self._within = within
        self._silent: dict[asyncio.Timeout, None] = {}

    def __len__(self) -> int:
        return len(self._silent)

    @asynccontextmanager
    async def waiting(self) -> AsyncIterator[None]:
        """Wait for a hello in here; TimeoutError when it takes too long."""
        async with asyncio.timeout(self._within) as limit:
            self._silent[limit] = None
            if len(self._silent) > self._most:
                self._let_go(next(iter(self._silent)))
            try:
                yield
            finally:
                self._silent.pop(limit, None)

    def _let_go(self, longest: asyncio.Timeout) -> None:
        del self._silent[longest]
        longest.reschedule(asyncio.get_running_loop().time())
