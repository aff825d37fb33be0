"""The same nonce again gets the same answer: answers that messages to a table have had."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from landfall.server import messages
from landfall.server.tables.event_log import EventLog

REMEMBERED: Final = 1000
"""Refusals whose nonces are remembered; what was accepted is remembered for good."""


class AnswerCache:
    """What was accepted is in the event log; the last refusals are kept here."""

    def __init__(self, log: EventLog) -> None:
        self._log = log
        self._refused: OrderedDict[tuple[frozenset[int], str], messages.Refused] = OrderedDict()

    def find(self, seats: frozenset[int], nonce: str) -> messages.ServerMessage | None:
        """The answer that this nonce of somebody with these seats has had."""
        number = self._log.accepted(seats, nonce)
        if number is not None:
            return messages.Accepted(nonce, number)
        return self._refused.get((seats, nonce))

    def remember(self, seats: frozenset[int], nonce: str, answer: messages.Refused) -> None:
        self._refused[seats, nonce] = answer
        if len(self._refused) > REMEMBERED:
            self._refused.popitem(last=False)
