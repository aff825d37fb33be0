"""How long the event loop went without a yield: while it does, nobody is answered.

A timer goes off at every tick, and how late is noted. What made it late is either the server's own work
or another program that had the processor; only the first is ours to mend, so both are told. The work is
the processor time of the loop's thread, and is exact to one tick.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from dataclasses import dataclass
from typing import Final

TICK: Final = 0.02
KEPT: Final = 900
"""Moments that are remembered at the most: each with the longest stretch since."""


@dataclass(frozen=True)
class Stretch:
    """The longest time without a yield, in seconds: the server's own work, and by the clock."""

    worked: float = 0.0
    waited: float = 0.0


class Longest:
    """The longest of what was noted from any moment on.

    What is followed by something longer is forgotten, so that what is left falls from the first to the
    last, and the first since a moment is the longest since then.
    """

    def __init__(self) -> None:
        self._noted: deque[tuple[float, float]] = deque(maxlen=KEPT)

    def note(self, moment: float, length: float) -> None:
        while self._noted and self._noted[-1][1] <= length:
            self._noted.pop()
        self._noted.append((moment, length))

    def since(self, since: float) -> float:
        return next((length for moment, length in self._noted if moment > since), 0.0)


class LoopMonitor:
    """Remembers the longest stretches."""

    def __init__(self) -> None:
        self._begun = time.monotonic()
        self._worked = Longest()
        self._waited = Longest()

    def now(self) -> float:
        """Seconds since the beginning."""
        return time.monotonic() - self._begun

    def longest(self, since: float = 0.0) -> Stretch:
        """The longest stretch that was not over at this moment, as far back as is remembered."""
        return Stretch(self._worked.since(since), self._waited.since(since))

    async def watch(self) -> None:
        """Measure until cancelled."""
        loop = asyncio.get_running_loop()
        self._wait(loop)
        try:
            await loop.create_future()
        finally:
            self._next.cancel()

    def _wait(self, loop: asyncio.AbstractEventLoop) -> None:
        """Until the next tick: a timer alone, for a task that sleeps costs thrice as much."""
        now, work = time.monotonic(), time.thread_time()
        self._next = loop.call_later(TICK, self._tick, loop, now, work)

    def _tick(self, loop: asyncio.AbstractEventLoop, clock: float, work: float) -> None:
        late = max(0.0, time.monotonic() - clock - TICK)
        moment = self.now()
        self._worked.note(moment, min(late, time.thread_time() - work))
        self._waited.note(moment, late)
        self._wait(loop)
