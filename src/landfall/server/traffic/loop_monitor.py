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
"""Seconds that are remembered one by one."""


@dataclass(frozen=True)
class Stretch:
    """The longest time without a yield, in seconds: the server's own work, and by the clock."""

    worked: float = 0.0
    waited: float = 0.0

    def at_least(self, other: Stretch) -> Stretch:
        return Stretch(max(self.worked, other.worked), max(self.waited, other.waited))


class LoopMonitor:
    """Remembers the longest stretch of every second."""

    def __init__(self) -> None:
        self._begun = time.monotonic()
        self._seconds: deque[tuple[int, Stretch]] = deque(maxlen=KEPT)

    def now(self) -> float:
        """Seconds since the beginning."""
        return time.monotonic() - self._begun

    def longest(self, since: float = 0.0) -> Stretch:
        """The longest stretch from the second of this moment on, as far back as is remembered."""
        found = Stretch()
        for second, stretch in self._seconds:
            if second + 1 > since:
                found = found.at_least(stretch)
        return found

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
        self._note(Stretch(min(late, time.thread_time() - work), late))
        self._wait(loop)

    def _note(self, stretch: Stretch) -> None:
        second = int(self.now())
        if self._seconds and self._seconds[-1][0] == second:
            stretch = self._seconds.pop()[1].at_least(stretch)
        self._seconds.append((second, stretch))
