"""The authority over one table: it alone decides what happened, keeps it, and tells everyone.

It is plain and synchronous: browsers reach it through sockets, tests by calling it. Whatever is stale,
foreign or illegal changes nothing and gets a reason; the same nonce again gets the same answer.
Nothing is acknowledged, or shown to anyone, before the store has it.

Everyone waits while the store flushes: 3.5 ms, and at most 10 ms in 95 of 100 moves, measured on a
virtual disk with one table as with twenty. That is some two hundred moves a second; a thread would gain
little before that, and tables could then change under a message that is being judged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NoReturn

from landfall.core.errors import LandfallError, NotationError
from landfall.core.game import CHANCE, NOT_YOUR_TURN, SEAT_LETTERS, Game
from landfall.record import Record
from landfall.server import messages
from landfall.server.limits import MOST_ASKED
from landfall.server.tables.answer_cache import AnswerCache
from landfall.server.tables.audience import Audience, Later, Send, Visitor
from landfall.server.tables.broadcast import Broadcast
from landfall.server.tables.event_log import EventLog
from landfall.server.tables.hints import Hinter, Hints
from landfall.server.tables.player_names import check_name, tidy_name
from landfall.server.tables.presenter import Presenter
from landfall.server.tables.table_record import table_record
from landfall.server.tables.table_setup import TableSetup
from landfall.server.workers.bot_question import BotQuestion, Urgency
from landfall.store.store import Event, NumberTaken, Store, StoredTable, StoreError

MOVED_ON: Final = "The table has moved on; what you sent changed nothing."
NOT_KEPT: Final = "Nothing was changed, because it could not be kept."
STOOD_IN_FOR: Final = "{} could not think of a move, so a simple one was made for it."


class Refusal(Exception):
    """Why a message changes nothing."""

    def __init__(self, answer: messages.Refused) -> None:
        super().__init__(answer.reason)
        self.answer = answer


class TableHost:
    """One table. Create it for a new or a stored table; it stands where the store says."""

    def __init__(
        self,
        table: StoredTable,
        store: Store,
        game: Game[Any] | None = None,
        changed: Callable[[TableHost], None] = lambda host: None,
        hint: Hinter | None = None,
        later: Later = lambda tell: tell(),
    ) -> None:
        """`changed` is told of every change, and of everyone who comes or goes."""
        self.id = table.id
        self.made = table.made
        self.setup = TableSetup.from_dict(table.setup)
        self.game = game or self.setup.rules()
        self._changed = changed
        self.busy = False
        """A bot is thinking for this table, so it is not to be let go."""
        self._log = EventLog(table.id, self.setup, self.game, store)
        self.history = self._log.history
        self.names = self._log.names
        self.audience = Audience(self.id, self.setup, self.game, self.names, later)
        self._presenter = Presenter(self.game, self.names, self.setup.chances)
        self._broadcast = Broadcast(self._log, self.setup.seating, self._presenter, self.audience)
        self._answers = AnswerCache(self._log)
        self._hints = Hints(hint, self._log, self._presenter) if hint else None
        if self.history.actor == CHANCE:
            self._follow(self._log.write()[0])

    # -- coming and going -------------------------------------------------------------------------

    def enter(self, keys: Iterable[str], send: Send, since: int | None = None) -> Visitor:
        """Somebody comes, shows keys, and is told the table, the story and the position."""
        visitor = Visitor(self.setup.seating.opened_by(keys), send)
        self.audience.come(visitor)
        self._broadcast.catch_up(visitor, since)
        self._changed(self)
        return visitor

    def leave(self, visitor: Visitor) -> None:
        self.audience.go(visitor)
        self._changed(self)

    # -- messages ---------------------------------------------------------------------------------

    def receive(self, visitor: Visitor, message: messages.ClientMessage) -> None:
        """Answer one message of a visitor."""
        for _ in self.answering(visitor, message):
            pass

    def answering(self, visitor: Visitor, message: messages.ClientMessage) -> Iterator[None]:
        """Answer one message bit by bit: between two bits of a long answer others may come in."""
        if isinstance(message, messages.Hello):
            visitor.send(messages.Trouble("You have said hello already."))
            return
        known = self._answers.find(visitor.seats, message.nonce)
        if known:
            visitor.send(known)
            return
        try:
            if isinstance(message, messages.Why):
                yield from self._why(visitor, message)
            else:
                self._answer(visitor, message)
        except Refusal as refusal:
            visitor.send(refusal.answer)
            self._answers.remember(visitor.seats, message.nonce, refusal.answer)

    def _answer(self, visitor: Visitor, message: messages.ClientMessage) -> None:
        match message:
            case messages.Act():
                self._act(visitor, message)
            case messages.Undo():
                self._undo(visitor, message)
            case messages.Redo():
                self._redo(visitor, message)
            case messages.AskHint():
                self._ask_hint(visitor, message)
            case messages.Rename():
                self._rename(visitor, message)

    def _act(self, visitor: Visitor, message: messages.Act) -> None:
        self._check_current(message.at, message.nonce)
        actor = self._check_turn(visitor, message.nonce)
        try:
            code = self.game.code(message.action)
        except NotationError:
            explained = self._presenter.explained(self.history.position, message.action)
            raise Refusal(self._presenter.forbidden(message.nonce, explained)) from None
        if self.game.refusal(self.history.position, code):
            explained = self.game.explain(self.history.position, code)
            raise Refusal(self._presenter.forbidden(message.nonce, explained))
        text = self.game.text(code)
        self._commit(self._log.event("act", actor, text, message.nonce), visitor)

    def _undo(self, visitor: Visitor, message: messages.Undo) -> None:
        self._check_current(message.at, message.nonce)
        if not self.history.may_undo(visitor.seats):
            self._refuse(
                message.nonce,
                "There is nothing to take back: you have done nothing since the last roll,"
                " card or act of another player.",
                "undo.barrier",
            )
        event = self._log.event("undo", self.history.actor, nonce=message.nonce)
        self._commit(event, visitor)

    def _redo(self, visitor: Visitor, message: messages.Redo) -> None:
        self._check_current(message.at, message.nonce)
        if not self.history.may_redo(visitor.seats):
            self._refuse(message.nonce, "There is nothing to do again.")
        event = self._log.event("redo", self.history.actor, nonce=message.nonce)
        self._commit(event, visitor)

    def _rename(self, visitor: Visitor, message: messages.Rename) -> None:
        seat = SEAT_LETTERS.index(message.seat)
        if seat not in visitor.seats:
            self._refuse(message.nonce, f"Seat {message.seat} is not yours to name.")
        try:
            name = tidy_name(message.name)
            check_name(name, [other for place, other in enumerate(self.names) if place != seat])
        except LandfallError as error:
            self._refuse(message.nonce, str(error))
        self._commit(self._log.event("rename", seat, name, message.nonce), visitor)

    def _why(self, visitor: Visitor, message: messages.Why) -> Iterator[None]:
        asked = len(message.actions)
        if asked > MOST_ASKED:
            self._refuse(
                message.nonce,
                f"At most {MOST_ASKED} actions can be asked about in one message, not {asked}.",
            )
        try:
            position = self.history.at(message.number)
        except LandfallError as error:
            self._refuse(message.nonce, str(error))
        answers = []
        for action in message.actions:
            answers.append(self._presenter.answer(position, action, visitor.seats))
            yield
        visitor.send(messages.Because(message.nonce, answers))

    def _ask_hint(self, visitor: Visitor, message: messages.AskHint) -> None:
        if not self.setup.hints:
            self._refuse(message.nonce, "Hints are switched off at this table.")
        self._check_current(message.at, message.nonce)
        actor = self._check_turn(visitor, message.nonce)
        if self._hints is None:
            self._refuse(message.nonce, "Nobody here gives advice.")
        if self._hints.thinking:  # so that nobody fills the bots' processes with questions
            self._refuse(message.nonce, "A hint is being thought of already.")
        self._hints.ask(self._question(actor, ""), visitor, message.nonce)

    # -- bots -------------------------------------------------------------------------------------

    @property
    def urgency(self) -> Urgency | None:
        """How soon a bot is to answer here; None when nobody waits for it."""
        if self.audience.playing:
            return Urgency.PLAYED
        if self.audience:
            return Urgency.WATCHED
        return None if self.setup.seating.bots_only else Urgency.AWAITED

    def question(self) -> BotQuestion | None:
        """What a bot is to be asked now, if a bot decides."""
        bot = self.setup.seating.bot(self.history.actor)
        return self._question(self.history.actor, bot) if bot else None

    def answer(self, question: BotQuestion, action: str, stood_in_for: bool = False) -> None:
        """A bot's answer; too late an answer does nothing. StoreError when it cannot be kept."""
        if question.version != self._log.version:
            return
        try:
            events, _ = self._log.write(self._log.event("act", question.seat, action))
        except NumberTaken:  # another server on this store was faster
            self._follow(self._log.unread())
            return
        if stood_in_for:
            self.audience.tell(messages.Trouble(STOOD_IN_FOR.format(self.names[question.seat])))
        self._follow(events)

    def _question(self, seat: int, bot: str) -> BotQuestion:
        return BotQuestion(
            table=self.id,
            game=self.setup.game,
            options=dict(self.setup.options),
            seat=seat,
            bot=bot,
            version=self._log.version,
            position=self.history.position,
            seed=self._log.dice.seed_for(seat, self.history.number),
        )

    # -- keeping ----------------------------------------------------------------------------------

    def _commit(self, event: Event, visitor: Visitor) -> None:
        """Keep what happened and the chance it leads to; then acknowledge it and tell everyone."""
        nonce = event.nonce or ""
        if full := self._log.full(event.kind):
            self._refuse(nonce, full)
        try:
            events, number = self._log.write(event)
        except NumberTaken:  # another server on this store was faster
            self._follow(self._log.unread())
            self._refuse(nonce, MOVED_ON)
        except StoreError as error:
            self._refuse(nonce, f"{NOT_KEPT} {error}")
        visitor.send(messages.Accepted(nonce, number))
        self._follow(events)

    def _follow(self, events: Iterable[Event]) -> None:
        """Do what is kept, and tell everyone step by step."""
        for event in events:
            self._log.follow(event)
            self._broadcast.tell(event)
        self._changed(self)

    # -- refusing ---------------------------------------------------------------------------------

    def _check_current(self, at: int, nonce: str) -> None:
        if at != self._log.version:
            self._refuse(nonce, MOVED_ON)

    def _check_turn(self, visitor: Visitor, nonce: str) -> int:
        """The seat that decides, if it is one of the visitor's."""
        actor = self.history.actor
        if self.history.over:
            self._refuse(nonce, "The game is over.", "turn.over")
        if actor not in visitor.seats:
            self._refuse(nonce, f"It is for {self.names[actor]} to decide.", NOT_YOUR_TURN)
        return actor

    def _refuse(self, nonce: str, reason: str, rule: str = "") -> NoReturn:
        raise Refusal(messages.Refused(nonce, reason, rule, ""))

    # -- looking ----------------------------------------------------------------------------------

    def look(self, number: int, seats: frozenset[int]) -> tuple[dict[str, Any], list[int]]:
        """A position of the past as these seats see it, and the scores in it."""
        position = self.history.at(number)
        return self._presenter.view(position, seats), self._presenter.scores(position)

    def record(self) -> Record:
        """The game so far, as a file has it."""
        return table_record(self.setup, self.history, self.names, self.made)
