"""Hints at one table: a turn that is worth playing, thought of elsewhere, one at a time."""

from __future__ import annotations

from collections.abc import Callable

from landfall.server import messages
from landfall.server.tables.audience import Visitor
from landfall.server.tables.event_log import EventLog
from landfall.server.tables.presenter import Presenter
from landfall.server.workers.bot_question import BotQuestion
from landfall.server.workers.suggested_turn import SuggestedTurn

Hinter = Callable[[BotQuestion, Callable[[SuggestedTurn | None], None]], None]
"""Asked a question, it delivers a turn to play, or none, sooner or later."""


class Hints:
    """Asks for hints, and tells them to whoever wanted them."""

    def __init__(self, hinter: Hinter, log: EventLog, presenter: Presenter) -> None:
        self._hinter = hinter
        self._log = log
        self._presenter = presenter
        self.thinking = False
        """One is being thought of already."""

    def ask(self, question: BotQuestion, visitor: Visitor, nonce: str) -> None:
        """Ask for a hint; the visitor is told it, or why there is none."""

        def deliver(suggested: SuggestedTurn | None) -> None:
            self.thinking = False
            late = question.version != self._log.version
            if suggested and not late:
                visitor.send(self._presenter.hint(nonce, question.position, suggested))
            else:
                reason = (
                    "The table has moved on; ask again." if late else "There is no hint this time."
                )
                visitor.send(messages.Refused(nonce, reason, "", ""))

        self.thinking = True
        self._hinter(question, deliver)
