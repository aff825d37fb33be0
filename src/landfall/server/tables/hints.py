"""Hints at one table: a turn that is worth playing, thought of elsewhere, one at a time."""

from __future__ import annotations

from collections.abc import Callable

from landfall.server import messages
from landfall.server.tables.audience import Visitor
from landfall.server.tables.event_log import EventLog
from landfall.server.tables.presenter import Presenter
from landfall.server.tables.refusal import refuse
from landfall.server.workers.bot_question import BotQuestion
from landfall.server.workers.suggested_turn import SuggestedTurn

Hinter = Callable[[BotQuestion, Callable[[SuggestedTurn | None], None]], None]
"""Asked a question, it delivers a turn to play, or none, sooner or later."""


class Hints:
    """Asks for hints, and tells them to whoever wanted them."""

    def __init__(
        self,
        hinter: Hinter | None,
        log: EventLog,
        presenter: Presenter,
        question: Callable[[int, str], BotQuestion],
    ) -> None:
        """`question`: what to ask about a seat; `hinter`: None where nobody thinks of hints."""
        self._hinter = hinter
        self._log = log
        self._presenter = presenter
        self._question = question
        self._thinking: set[int] = set()
        """Seats for which one is being thought of already."""

    def ask(self, seat: int, visitor: Visitor, nonce: str) -> None:
        """Ask for a hint; the visitor is told it, or why there is none."""
        if self._hinter is None:
            refuse(nonce, "Nobody here gives advice.")
        if seat in self._thinking:  # so that nobody fills the bots' processes with questions
            refuse(nonce, "A hint is being thought of already.")
        question = self._question(seat, "")

        def deliver(suggested: SuggestedTurn | None) -> None:
            self._thinking.discard(seat)
            late = question.version != self._log.seen.of(seat).version
            if suggested and not late:
                visitor.send(self._presenter.hint(nonce, question.seen, seat, suggested))
            else:
                reason = (
                    "The table has moved on; ask again." if late else "There is no hint this time."
                )
                visitor.send(messages.Refused(nonce, reason, "", ""))

        self._thinking.add(seat)
        self._hinter(question, deliver)
