"""How often somebody may do something: many at once, and then so many an hour."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from landfall.server.limits import ADDRESSES_KNOWN
from landfall.server.refusals import TooMany


class RateLimit:
    """What each address, or each seat of a table, has left; it grows again with time."""

    def __init__(
        self,
        what: str,
        at_once: int,
        an_hour: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`what` is asked for, in the plural, for the sentence."""
        self._what = what
        self._at_once = at_once
        self._an_hour = an_hour
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> None:
        """One more for this address, or a sentence."""
        if not self.may(who):
            raise TooMany(
                f"Your address has asked for many {self._what}; it may have"
                f" {self._an_hour} an hour. Try again later."
            )

    def may(self, who: str) -> bool:
        """Is one more left? It is taken then."""
        now = self._clock()
        left, then = self._left.pop(who, (float(self._at_once), now))
        left = min(self._at_once, left + (now - then) * self._an_hour / 3600)
        self._left[who] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > ADDRESSES_KNOWN:
            self._left.popitem(last=False)
        return left >= 1
