"""Which bots of a table are to be asked now, how soon, and about what; and which are missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from landfall.core.game import Game
from landfall.server import messages
from landfall.server.tables.audience import Audience, Visitor
from landfall.server.tables.event_log import EventLog
from landfall.server.tables.own_bots import OwnBots
from landfall.server.tables.table_setup import TableSetup
from landfall.server.tables.viewpoints import Viewpoints
from landfall.server.workers.bot_question import BotQuestion, Urgency

STOOD_IN_FOR: Final = "{} could not think of a move{}, so a simple one was made for it."
MISSING: Final = (
    "{name} is the bot {bot}, which is not on this server now: when it is to decide, the game waits."
    " Nothing is lost; it goes on when whoever runs the server starts it with the bot's file"
    " (landfall table --code FILE)."
)


class AskedBots:
    """The bots of one table."""

    def __init__(
        self,
        setup: TableSetup,
        game: Game[Any],
        log: EventLog,
        viewpoints: Viewpoints,
        audience: Audience,
        own: OwnBots,
    ) -> None:
        self._setup = setup
        self._game = game
        self._log = log
        self._viewpoints = viewpoints
        self._audience = audience
        self._own = own
        self._missing = audience.missing

    @property
    def urgency(self) -> Urgency | None:
        """How soon a bot is to answer here; None when nobody waits for it."""
        if self._audience.playing:
            return Urgency.PLAYED
        if self._audience:
            return Urgency.WATCHED
        return None if self._setup.seating.bots_only else Urgency.AWAITED

    def questions(self) -> list[BotQuestion]:
        """What bots are to be asked now: one for each of their seats that is to decide."""
        asked = []
        for seat in self._log.history.actors:
            bot = self._setup.seating.bot(seat)
            if bot and seat not in self._missing and self._viewpoints.is_asked(seat):
                asked.append(self.question(seat, bot))
        return asked

    def question(self, seat: int, bot: str) -> BotQuestion:
        """What to ask about a seat, for which nothing is told but what it sees."""
        seen = self._log.seen.of(seat)
        return BotQuestion(
            table=self._log.table,
            game=self._setup.game,
            options=dict(self._setup.options),
            seat=seat,
            bot=bot,
            version=seen.version,
            seen=seen.here,
            seed=self._log.dice.seed_for(seat, seen.number),
            own=self._own.find(bot, self._setup.game),
            tracebacks=self._own.tracebacks,
        )

    def is_late(self, question: BotQuestion) -> bool:
        """Does the seat see something else by now?"""
        return question.version != self._log.seen.of(question.seat).version

    def stood_in_for(self, question: BotQuestion, because: str) -> str:
        """A sentence for the table; `because` tells nothing of what the bot saw."""
        why = f" (it {because})" if because else ""
        return STOOD_IN_FOR.format(self._log.names[question.seat], why)

    def tell_who_waits(self, seat: int, trouble: str) -> None:
        """Say something about a seat that is asked, to those who see that it is."""
        for visitor in self._audience:
            if seat in self._asked(visitor):
                visitor.send(messages.Trouble(trouble))

    def greet(self, visitor: Visitor) -> None:
        """Say to somebody who comes which bots are missing."""
        visitor.awaits = self._awaited(visitor)
        for seat in sorted(self._missing):
            visitor.send(self._is_missing(seat))

    def tell_awaited(self) -> None:
        """Say for which bot the game waits, once to each who sees that it does."""
        for visitor in self._audience if self._missing else ():
            known, visitor.awaits = visitor.awaits, self._awaited(visitor)
            for seat in sorted(visitor.awaits - known):
                visitor.send(self._is_missing(seat))

    def _awaited(self, visitor: Visitor) -> frozenset[int]:
        return self._missing.intersection(self._asked(visitor)) if self._missing else frozenset()

    def _asked(self, visitor: Visitor) -> Sequence[int]:
        """The seats that are asked, as far as somebody may know."""
        return self._game.actors(self._viewpoints.here(visitor.seats))

    def _is_missing(self, seat: int) -> messages.Trouble:
        bot = self._setup.seating.bot(seat)
        return messages.Trouble(MISSING.format(name=self._log.names[seat], bot=bot))
