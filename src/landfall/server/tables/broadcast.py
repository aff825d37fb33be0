"""What everyone at a table is told when something has happened: those who see the same, the same."""

from __future__ import annotations

from collections.abc import Iterable

from landfall.server import messages
from landfall.server.tables.audience import Audience, Visitor
from landfall.server.tables.event_log import EventLog
from landfall.server.tables.presenter import Presenter
from landfall.server.tables.seating import Seating
from landfall.store.store import Event


class Broadcast:
    """Tells a table's audience where its history stands."""

    def __init__(
        self, log: EventLog, seating: Seating, presenter: Presenter, audience: Audience
    ) -> None:
        self._log = log
        self._history = log.history
        self._seating = seating
        self._presenter = presenter
        self._audience = audience

    def catch_up(self, visitor: Visitor, since: int | None) -> None:
        """Tell somebody who comes, and knows the story up to a number, the rest and the position."""
        known = min(since or 0, self._log.rewritten)
        lines = self._presenter.lines(self._history.moments, known, visitor.you)
        visitor.send(messages.StoryMessage(lines))
        visitor.send(self._position(visitor.seats))
        self._tell_over([visitor])

    def tell(self, event: Event) -> None:
        """Tell everyone an event that counts now."""
        if event.kind == "rename":
            self._audience.tell_table()
            return
        if event.kind != "undo":
            self._tell_last_line()
        self._tell_position()
        self._tell_over(self._audience)

    def _tell_last_line(self) -> None:
        """The newest line of the story, made once for all who are told it alike."""
        moments = self._history.moments
        told: dict[int | None, messages.StoryMessage] = {}
        for visitor in self._audience:
            you = visitor.you
            if you not in told:
                told[you] = messages.StoryMessage(
                    self._presenter.lines(moments, len(moments) - 1, you)
                )
            visitor.send(told[you])

    def _tell_over(self, visitors: Iterable[Visitor]) -> None:
        over = self._presenter.over(self._history.position)
        if over:
            for visitor in visitors:
                visitor.send(over)

    def _tell_position(self) -> None:
        """Everyone is told the position; those who see the same are told the same."""
        told: dict[frozenset[int], messages.PositionMessage] = {}
        for visitor in self._audience:
            if visitor.seats not in told:
                told[visitor.seats] = self._position(visitor.seats)
            visitor.send(told[visitor.seats])

    def _position(self, seats: frozenset[int]) -> messages.PositionMessage:
        return self._presenter.position(
            self._history.number,
            self._log.version,
            self._history.position,
            seats,
            undo=self._history.may_undo(seats),
            redo=self._history.may_redo(seats),
            bot=self._seating.bot(self._history.actor) is not None,
        )
