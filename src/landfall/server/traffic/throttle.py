"""How fast a socket may speak: what comes faster waits."""

from __future__ import annotations

import time
from collections.abc import Callable

from landfall.server import messages
from landfall.server.limits import (
    ACTIONS_A_MESSAGE,
    ACTIONS_SHOWN,
    MESSAGES_A_SECOND,
    MESSAGES_AT_ONCE,
)


class Throttle:
    """The pace of one socket: many messages at once, and then so many a second."""

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
    """How many plain messages this one is worth; a position in plain words is some work."""
    asked = 0
    if isinstance(message, messages.Why):
        asked = message.asked + ACTIONS_SHOWN * message.not_now
    elif isinstance(message, messages.Show):
        asked = ACTIONS_SHOWN
    return 1 + asked / ACTIONS_A_MESSAGE
