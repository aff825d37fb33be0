"""What somebody at a table asks for by a message: judged, and then done or refused with a reason.

Whatever is stale, foreign or illegal changes nothing. A message is stale if what its own sender sees has
changed since, and not if something has happened of which they know nothing, or if others have only
chosen in secret while the sender is asked the same as before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from landfall.core.errors import IllegalAction, LandfallError, NotationError
from landfall.core.game import NOT_YOUR_TURN, OVER, SEAT_LETTERS, Game
from landfall.core.stops import LATER, written, written_later
from landfall.server import messages
from landfall.server.limits import MOST_ASKED
from landfall.server.tables.audience import Visitor
from landfall.server.tables.event_log import EventLog
from landfall.server.tables.hints import Hints
from landfall.server.tables.history import Revision
from landfall.server.tables.own_rolls import wish
from landfall.server.tables.partner_signals import PartnerSignals
from landfall.server.tables.player_names import check_name, tidy_name
from landfall.server.tables.presenter import Presenter
from landfall.server.tables.refusal import Refusal, refuse
from landfall.server.tables.turn_ahead import TurnAhead
from landfall.server.tables.viewpoints import Viewpoints
from landfall.store.store import Event

MOVED_ON: Final = "The table has moved on; what you sent changed nothing."
NOTHING_TO_TAKE_BACK: Final = (
    "There is nothing to take back: you have done nothing since the last roll,"
    " card or act of another player."
)
NOTHING_TO_ROLL: Final = "There is nothing for you to roll now."
ROLL_FIRST: Final = "Roll your dice first."

Commit = Callable[[Visitor, Event, Revision | None], None]
"""Keeps an event, answers the visitor, and tells everyone."""


class Incoming:
    """Judges the messages of one table."""

    def __init__(
        self,
        game: Game[Any],
        log: EventLog,
        viewpoints: Viewpoints,
        presenter: Presenter,
        commit: Commit,
        hints: Hints | None,
        signals: PartnerSignals,
    ) -> None:
        """`hints`: None where the table has none."""
        self._game = game
        self._log = log
        self._viewpoints = viewpoints
        self._presenter = presenter
        self._commit = commit
        self._hints = hints
        self._signals = signals

    def receive(self, visitor: Visitor, message: messages.Noted) -> Iterator[None]:
        """Do what a message asks for, bit by bit; Refusal where it is not done."""
        match message:
            case messages.Act():
                self._act(visitor, message)
            case messages.Undo():
                self._undo(visitor, message)
            case messages.Redo():
                self._redo(visitor, message)
            case messages.Why():
                yield from self._why(visitor, message)
            case messages.AskHint():
                self._ask_hint(visitor, message)
            case messages.Rename():
                self._rename(visitor, message)
            case messages.SetStop():
                self._set_stop(visitor, message)
            case messages.AskRoll():
                self._roll(visitor, message)
            case messages.SetRolls():
                self._set_rolls(visitor, message)
            case messages.SendSignal():
                self._signal(visitor, message)

    # -- acting -----------------------------------------------------------------------------------

    def _act(self, visitor: Visitor, message: messages.Act) -> None:
        self._check_current(visitor, message.at, message.nonce)
        seat = self._check_turn(visitor, message.nonce)
        seen = self._log.seen.of(seat).here
        event = self._log.event("act", seat, nonce=message.nonce)
        try:
            code = self._game.code(message.action)
            revision = self._log.history.acted(event.number, seat, code)
        except (NotationError, IllegalAction):
            # What is wrong with it is told from what the seat sees, and from nothing else.
            explained = self._presenter.explained(seen, message.action, seat)
            if explained.legal:
                refuse(message.nonce, "This cannot be done now.")
            raise Refusal(self._presenter.forbidden(message.nonce, explained)) from None
        event = self._log.event("act", seat, revision.steps[-1].text, message.nonce)
        self._commit(visitor, event, revision)

    def _undo(self, visitor: Visitor, message: messages.Undo) -> None:
        self._check_current(visitor, message.at, message.nonce)
        seat = self._viewpoints.takes_back(visitor.seats)
        if seat is None:
            refuse(message.nonce, NOTHING_TO_TAKE_BACK, "undo.barrier")
        try:
            seen = self._log.seen.of(seat)
            taken = seen.events[self._viewpoints.to_take_back(seat) - 1]
            revision = self._log.history.taken_back(seat, taken)
        except LandfallError:  # what others have done since rests on it
            refuse(message.nonce, NOTHING_TO_TAKE_BACK, "undo.barrier")
        event = self._log.event("undo", seat, str(taken), nonce=message.nonce)
        self._commit(visitor, event, revision)

    def _redo(self, visitor: Visitor, message: messages.Redo) -> None:
        self._check_current(visitor, message.at, message.nonce)
        seat = self._viewpoints.does_again(visitor.seats)
        if seat is None:
            refuse(message.nonce, "There is nothing to do again.")
        event = self._log.event("redo", seat, nonce=message.nonce)
        try:
            revision = self._log.history.done_again(event.number, seat)
        except LandfallError:
            refuse(message.nonce, "There is nothing to do again.")
        self._commit(visitor, event, revision)

    def _roll(self, visitor: Visitor, message: messages.AskRoll) -> None:
        self._check_current(visitor, message.at, message.nonce)
        seat = self._viewpoints.rolls(visitor.seats)
        if seat is None or seat not in visitor.seats:
            refuse(message.nonce, NOTHING_TO_ROLL)
        self._commit(visitor, self._log.event("roll", seat, nonce=message.nonce), None)

    # -- asides -----------------------------------------------------------------------------------

    def _rename(self, visitor: Visitor, message: messages.Rename) -> None:
        seat = self._own(visitor, message.seat, message.nonce, "to name")
        names = self._log.names
        try:
            name = tidy_name(message.name)
            check_name(name, [other for place, other in enumerate(names) if place != seat])
        except LandfallError as error:
            refuse(message.nonce, str(error))
        self._commit(visitor, self._log.event("rename", seat, name, message.nonce), None)

    def _set_stop(self, visitor: Visitor, message: messages.SetStop) -> None:
        seat = self._own(visitor, message.seat, message.nonce, "to decide for")
        if not self._log.stops.knows(message.window, message.value):
            refuse(message.nonce, "There are no such moments in this game.")
        if message.value == LATER:
            text = written_later(self._game, self._log.seen.of(seat).here, seat)
        else:
            text = written(message.window, message.value)
        self._commit(visitor, self._log.event("stops", seat, text, message.nonce), None)

    def _signal(self, visitor: Visitor, message: messages.SendSignal) -> None:
        seat = self._own(visitor, message.seat, message.nonce, "to speak for")
        self._signals.send(visitor, seat, message)

    def _set_rolls(self, visitor: Visitor, message: messages.SetRolls) -> None:
        seat = self._own(visitor, message.seat, message.nonce, "to decide for")
        if not self._log.rolls.known:
            refuse(message.nonce, "Nobody rolls their own dice in this game.")
        event = self._log.event("rolls", seat, wish(message.own), message.nonce)
        self._commit(visitor, event, None)

    def _own(self, visitor: Visitor, letter: str, nonce: str, what: str) -> int:
        seat = SEAT_LETTERS.index(letter)
        if seat not in visitor.seats:
            refuse(nonce, f"Seat {letter} is not yours {what}.")
        return seat

    # -- asking -----------------------------------------------------------------------------------

    def _why(self, visitor: Visitor, message: messages.Why) -> Iterator[None]:
        if message.asked > MOST_ASKED:
            refuse(
                message.nonce,
                f"At most {MOST_ASKED} actions can be asked about in one message,"
                f" not {message.asked}.",
            )
        history, seat = (
            self._viewpoints.history(visitor.seats),
            self._viewpoints.eyes(visitor.seats),
        )
        try:
            seen = history.at(message.number)
        except LandfallError as error:
            refuse(message.nonce, str(error))
        if message.number == history.number:
            seen = self._viewpoints.here(visitor.seats)
        answers = []
        for action in message.actions:
            answers.append(self._presenter.answer(seen, action, seat))
            yield
        turns = []
        for steps in message.turns:
            ahead = TurnAhead(self._presenter, seen, steps, seat)
            for _ in ahead.looked_at():
                yield
            turns.append(ahead.answer())
        not_now = self._presenter.not_now(seen, seat) if message.not_now else []
        visitor.send(messages.Because(message.nonce, answers, turns, not_now))

    def _ask_hint(self, visitor: Visitor, message: messages.AskHint) -> None:
        if self._hints is None:
            refuse(message.nonce, "Hints are switched off at this table.")
        self._check_current(visitor, message.at, message.nonce)
        seat = self._check_turn(visitor, message.nonce)
        self._hints.ask(seat, visitor, message.nonce)

    # -- refusing ---------------------------------------------------------------------------------

    def _check_current(self, visitor: Visitor, at: int, nonce: str) -> None:
        if not self._viewpoints.asks_the_same(visitor.seats, at):
            refuse(nonce, MOVED_ON)

    def _check_turn(self, visitor: Visitor, nonce: str) -> int:
        """The visitor's seat that is to decide."""
        seat = self._viewpoints.asked(visitor.seats)
        if seat is not None:
            return seat
        seen = self._viewpoints.here(visitor.seats)
        if self._game.actor(seen) == OVER:
            refuse(nonce, "The game is over.", "turn.over")
        thrower = self._viewpoints.rolls(visitor.seats)
        if thrower in visitor.seats:
            refuse(nonce, ROLL_FIRST, NOT_YOUR_TURN)
        whose = self._presenter.whose_turn(seen)
        if thrower is not None:
            whose = self._presenter.to_roll(thrower)
        refuse(nonce, f"{whose[0].upper()}{whose[1:]}.", NOT_YOUR_TURN)
