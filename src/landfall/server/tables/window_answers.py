"""Seats that have nothing to say in a window, or want to say nothing, are answered for by the host.

Such an answer is an event like any other. It comes after a pause of its own, so that neither what a seat
holds nor what it wishes shows in how soon the others hear something.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from landfall.server.tables.event_log import EventLog
from landfall.store.store import StoreError

log = logging.getLogger(__name__)

Pause = Callable[[Callable[[], None]], None]
"""Does something after a short while; whoever has no event loop does it at once."""

LetPass = Callable[[int, int], None]
"""Answers for a seat with a code; StoreError when it cannot be kept."""


class WindowAnswers:
    """Lets moments pass for the seats of one table."""

    def __init__(self, event_log: EventLog, let_pass: LetPass, pause: Pause) -> None:
        self._log = event_log
        self._let_pass = let_pass
        self._pause = pause
        self._due: set[tuple[int, int]] = set()

    def __bool__(self) -> bool:
        """Is an answer due?"""
        return bool(self._due)

    def prepare(self) -> None:
        """See who is to be answered for now."""
        for seat in self._log.history.actors:
            due = (seat, self._log.seen.of(seat).version)
            if due not in self._due and self._quiet(seat) is not None:
                self._due.add(due)
                self._pause(lambda due=due: self._answer(*due))  # type: ignore[misc]

    def _quiet(self, seat: int) -> int | None:
        return self._log.stops.quiet(self._log.seen.of(seat).here, seat)

    def _answer(self, seat: int, version: int) -> None:
        """The pause is over: unless the seat sees something else by now, let the moment pass."""
        self._due.discard((seat, version))
        code = self._quiet(seat)
        if code is None or version != self._log.seen.of(seat).version:
            return
        try:
            self._let_pass(seat, code)
        except StoreError as error:
            log.error("an answer in a window is not kept: %s", error)
            self.prepare()
