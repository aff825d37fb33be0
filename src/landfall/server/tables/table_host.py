"""The authority over one table: it alone decides what happened, keeps it, and tells everyone.

It is plain and synchronous: browsers reach it through sockets, tests by calling it. Whatever is stale,
foreign or illegal changes nothing and gets a reason; the same nonce again gets the same answer.
Nothing is acknowledged, or shown to anyone, before the store has it, and nobody is shown more of it than
they may see.

Everyone waits while the store flushes: 3.5 ms, and at most 10 ms in 95 of 100 moves, measured on a
virtual disk with one table as with twenty. That is some two hundred moves a second; a thread would gain
little before that, and tables could then change under a message that is being judged.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from landfall import catalog
from landfall.core.game import CHANCE, Game
from landfall.record import Record
from landfall.server import messages
from landfall.server.tables.answer_cache import AnswerCache
from landfall.server.tables.asked_bots import AskedBots
from landfall.server.tables.audience import Audience, Later, Send, Visitor
from landfall.server.tables.broadcast import Broadcast
from landfall.server.tables.event_log import Clock, EventLog, LogEntry, seconds_now
from landfall.server.tables.game_course import CourseOfGame, CourseStep
from landfall.server.tables.hints import Hinter, Hints
from landfall.server.tables.history import Revision
from landfall.server.tables.incoming import MOVED_ON, Incoming
from landfall.server.tables.outlook import story_viewer
from landfall.server.tables.own_bots import NO_OWN_BOTS, OwnBots
from landfall.server.tables.own_rolls import wish
from landfall.server.tables.partner_signals import PartnerSignals
from landfall.server.tables.plain_presenter import PlainPresenter
from landfall.server.tables.presenter import Presenter
from landfall.server.tables.refusal import Refusal, refuse
from landfall.server.tables.table_record import table_record
from landfall.server.tables.table_setup import TableSetup
from landfall.server.tables.viewpoints import Viewpoints
from landfall.server.tables.window_answers import Pause, WindowAnswers
from landfall.server.workers.bot_question import BotQuestion
from landfall.server.workers.record_analysis import SeenGame
from landfall.store.store import Event, NumberTaken, Store, StoredTable, StoreError

log = logging.getLogger(__name__)

NOT_KEPT: Final = "Nothing was changed, because it could not be kept."


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
        pause: Pause = lambda answer: answer(),
        own: OwnBots = NO_OWN_BOTS,
        clock: Clock = seconds_now,
    ) -> None:
        """`changed` is told of every change, and of everyone who comes or goes; `own` are the host's
        bots.
        """
        self.id = table.id
        self.made = table.made
        self.setup = TableSetup.from_dict(table.setup)
        self.game = game or self.setup.rules()
        self._changed = changed
        self.busy = False
        """A bot is thinking for this table, so it is not to be let go."""
        self._log = EventLog(table.id, self.setup, self.game, store, clock)
        self.history = self._log.history
        self.names = self._log.names
        self.viewpoints = Viewpoints(self.game, self._log)
        seating = self.setup.seating
        missing = own.missing(seating, self.game)
        self.audience = Audience(
            self.id,
            self.setup,
            self.game,
            self.names,
            self._log.rolls,
            later,
            missing,
            self._log.sat_down,
        )
        self.audience.next = self._log.next
        self._presenter = Presenter(self.game, self.names, seating.bots - missing)
        plain = PlainPresenter(self.game, self.names, seating.bots)
        self._broadcast = Broadcast(
            self.viewpoints, self._presenter, plain, self.audience, self.setup.shows_chances
        )
        self._answers = AnswerCache(self._log)
        self.bots = AskedBots(self.setup, self.game, self._log, self.viewpoints, self.audience, own)
        hinter = hint if catalog.advises(self.game) else None
        hints = Hints(hinter, self._log, self._presenter, self.bots.question)
        self._incoming = Incoming(
            self.game,
            self._log,
            self.viewpoints,
            self._presenter,
            self._commit,
            hints if self.setup.hints else None,
            PartnerSignals(self.game, self.viewpoints, self.audience, self.names, self._answers),
        )
        self.window_answers = WindowAnswers(self._log, self._act_for, pause)
        if self.game.actor(self.history.position) == CHANCE:
            self._follow(self._log.write().entries)
        else:
            self.window_answers.prepare()

    # -- coming and going -------------------------------------------------------------------------

    def enter(
        self,
        keys: Iterable[str],
        send: Send,
        since: int | None = None,
        plain: bool = False,
        rolls: bool = False,
        watch: bool = False,
    ) -> Visitor:
        """Somebody comes, shows keys, and is told the table, the story and the position.

        `rolls`: they throw their own dice. To `watch` they need a key as well, and take no seat with it.
        """
        opened = self.setup.seating.opened_by(keys)
        visitor = Visitor(frozenset() if watch else opened, send, plain=plain)
        self._hear_of_rolls(visitor.seats, rolls)
        self.audience.come(visitor)
        self._broadcast.catch_up(visitor, since)
        self.bots.greet(visitor)
        self._changed(self)
        return visitor

    def _hear_of_rolls(self, seats: frozenset[int], own: bool) -> None:
        """A seat that has never said who rolls for it says it by coming; what cannot be kept is not
        taken up.
        """
        for seat in seats:
            if self.history.over or not self._log.rolls.may_be_told(seat, own):
                continue
            try:
                self._follow(self._log.write(self._log.event("rolls", seat, wish(own))).entries)
            except NumberTaken:  # another server on this store was faster
                self._catch_up()
            except StoreError as error:
                log.error("who rolls for a seat is not kept: %s", error)

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
        if isinstance(message, messages.Show):
            self._broadcast.show(visitor, message.plain)
            return
        known = self._answers.find(visitor.seats, message.nonce)
        if known:
            visitor.send(known)
            return
        try:
            yield from self._incoming.receive(visitor, message)
        except Refusal as refusal:
            visitor.send(refusal.answer)
            self._answers.remember(visitor.seats, message.nonce, refusal.answer)

    # -- bots -------------------------------------------------------------------------------------

    def questions(self) -> list[BotQuestion]:
        """What bots are to be asked now."""
        return self.bots.questions()

    def answer(
        self, question: BotQuestion, action: str, stood_in_for: bool = False, because: str = ""
    ) -> None:
        """A bot's answer; too late an answer does nothing. StoreError when it cannot be kept."""
        if not self.bots.is_late(question):
            told = self.bots.stood_in_for(question, because) if stood_in_for else ""
            self._act_for(question.seat, self.game.code(action), told)

    # -- keeping ----------------------------------------------------------------------------------

    def _commit(self, visitor: Visitor, event: Event, revision: Revision | None) -> None:
        """Keep what happened and the chance it leads to; then acknowledge it and tell everyone."""
        nonce = event.nonce or ""
        if full := self._log.full(event.kind):
            refuse(nonce, full)
        try:
            written = self._log.write(event, revision)
        except NumberTaken:  # another server on this store was faster
            self._catch_up()
            refuse(nonce, MOVED_ON)
        except StoreError as error:
            refuse(nonce, f"{NOT_KEPT} {error}")
        answer = messages.Accepted(nonce, written.number(story_viewer(visitor.seats)))
        self._answers.remember(visitor.seats, nonce, answer)
        visitor.send(answer)
        self._follow(written.entries)

    def _act_for(self, seat: int, code: int, trouble: str = "") -> None:
        """An act that no person has sent; StoreError when it cannot be kept."""
        event = self._log.event("act", seat, self.game.text(code))
        revision = self.history.acted(event.number, seat, code)
        try:
            written = self._log.write(event, revision)
        except NumberTaken:  # another server on this store was faster
            self._catch_up()
            return
        if trouble:
            self.bots.tell_who_waits(seat, trouble)
        self._follow(written.entries)

    def _follow(self, entries: Iterable[LogEntry]) -> None:
        """Do what is kept, and tell everyone step by step."""
        for entry in entries:
            self._log.follow(entry)
            self._broadcast.tell(entry)
        self.bots.tell_awaited()
        self.window_answers.prepare()
        self._changed(self)

    def _catch_up(self) -> None:
        """Follow what another server on this store has done."""
        self._follow(self._log.entry(event) for event in self._log.unread())

    # -- playing again ----------------------------------------------------------------------------

    @property
    def next(self) -> str:
        """The table at which they play again; empty as long as there is none."""
        return self._log.next

    def lead_to(self, table: str, seat: int) -> None:
        """Take everybody along to another table; StoreError when that cannot be kept."""
        try:
            written = self._log.write(self._log.event("rematch", seat, table))
        except NumberTaken:  # another server on this store was faster
            self._catch_up()
            return
        self._follow(written.entries)

    # -- looking ----------------------------------------------------------------------------------

    def look(self, number: int, seats: frozenset[int]) -> tuple[dict[str, Any], list[int]]:
        """A position of the past as these seats saw it, and the scores in it."""
        seen = self.viewpoints.history(seats).at(number)
        view = self._presenter.view(seen, story_viewer(seats))
        return view, self._presenter.scores(seen)

    def seen_game(self, seat: int) -> SeenGame:
        """The game so far as a seat saw it, to be judged by that alone."""
        seen = self._log.seen.of(seat)
        steps = enumerate(seen.steps[seen.unknown :], start=seen.unknown + 1)
        return SeenGame(
            self.setup.game,
            dict(self.setup.options),
            tuple(self.names),
            seat,
            tuple(steps),
            seen.here,
        )

    def course(self, seats: frozenset[int]) -> CourseOfGame:
        """How the game went: as these seats saw it, and after the end all of it."""
        seen, history = self.viewpoints.history(seats), self.history
        if not history.over:
            shown = enumerate(seen.steps[seen.unknown :], start=seen.unknown + 1)
            steps = [
                CourseStep(number, number, step.act.actor, step.act.code, step.before, step.after)
                for number, step in shown
            ]
            return CourseOfGame(self.game, steps, judged=self.setup.chances, open=False)
        all_of_it = enumerate(history.steps[history.unknown :], start=history.unknown + 1)
        steps = [
            CourseStep(
                number,
                seen.number_after(step.event),
                step.seat,
                step.code,
                step.before,
                step.after,
            )
            for number, step in all_of_it
        ]
        return CourseOfGame(self.game, steps, judged=True, open=True)

    def record(self, seats: frozenset[int]) -> Record:
        """The game so far, as a file has it: what these seats saw, and after the end all of it."""
        seen = self.viewpoints.history(seats)
        return table_record(self.setup, self.history, seen, self.names, self.made)
