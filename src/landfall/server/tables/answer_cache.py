"""The same nonce again gets the same answer: answers that messages to a table have had."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from landfall.server import messages
from landfall.server.tables.event_log import EventLog
from landfall.server.tables.outlook import story_viewer

REMEMBERED: Final = 1000
"""Answers whose nonces are remembered; what was accepted is remembered for good."""


class AnswerCache:
    """The last answers are kept here; that something was accepted is in the event log."""

    def __init__(self, log: EventLog) -> None:
        self._log = log
        self._answers: OrderedDict[tuple[frozenset[int], str], messages.ServerMessage] = (
            OrderedDict()
        )

    def find(self, seats: frozenset[int], nonce: str) -> messages.ServerMessage | None:
        """The answer that this nonce of somebody with these seats has had."""
        if answer := self._answers.get((seats, nonce)):
            return answer
        number = self._log.accepted(seats, nonce, story_viewer(seats))
        return None if number is None else messages.Accepted(nonce, number)

    def remember(self, seats: frozenset[int], nonce: str, answer: messages.ServerMessage) -> None:
        self._answers[seats, nonce] = answer
        if len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)
