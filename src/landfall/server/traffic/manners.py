"""How sockets share one server: they take turns, keep to a pace, and say hello soon."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from landfall.server import messages
from landfall.server.limits import (
    ACTIONS_A_MESSAGE,
    HELLO_WITHIN,
    MESSAGES_A_SECOND,
    MESSAGES_AT_ONCE,
    MOST_SILENT,
)


class Turns:
    """One message is answered at a time, the sockets one after another, everybody else in between."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._long = asyncio.Lock()

    async def mine(self) -> None:
        """Until it is this socket's turn; all else that is ready has had its own first."""
        async with self._turn:
            await asyncio.sleep(0)

    @asynccontextmanager
    async def piece(self) -> AsyncIterator[None]:
        """Do a piece of a long answer in here; all of them together have half of the time at most."""
        async with self._long:
            await self.mine()
            begun = time.monotonic()
            yield
            await asyncio.sleep(time.monotonic() - begun)


class Pace:
    """How fast one socket may speak: many messages at once, and then so many a second."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._left = float(MESSAGES_AT_ONCE)
        self._at = clock()

    def wait(self, message: messages.ClientMessage | None) -> float:
        """Seconds until this message may be answered; one that was not understood counts as well."""
        now = self._clock()
        refilled = self._left + (now - self._at) * MESSAGES_A_SECOND
        self._left = min(MESSAGES_AT_ONCE, refilled) - price(message)
        self._at = now
        return max(0.0, -self._left / MESSAGES_A_SECOND)


def price(message: messages.ClientMessage | None) -> float:
    """How many plain messages this one is worth."""
    asked = len(message.actions) if isinstance(message, messages.Why) else 0
    return 1 + asked / ACTIONS_A_MESSAGE


class Doorstep:
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
