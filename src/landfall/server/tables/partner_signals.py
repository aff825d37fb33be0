"""What a seat tells its partners: told to them at once, and to nobody else; nothing of it is kept.

Rivals and those who look on hear no message because of it, so that there is nothing to count. A screen
at which a rival sits as well neither sends nor hears any of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Final

from landfall import catalog
from landfall.core.game import SEAT_LETTERS, Game
from landfall.server import messages
from landfall.server.limits import SIGNALS_AN_HOUR, SIGNALS_AT_ONCE
from landfall.server.tables.answer_cache import AnswerCache
from landfall.server.tables.audience import Audience, Visitor
from landfall.server.tables.refusal import refuse
from landfall.server.tables.viewpoints import Viewpoints
from landfall.server.traffic.rate_limit import RateLimit

NOBODY: Final = "You have no partner at this table."
TOO_OFTEN: Final = "That was a lot; give your partners a moment."


class PartnerSignals:
    """Passes on what partners of one table tell each other."""

    def __init__(
        self,
        game: Game[Any],
        viewpoints: Viewpoints,
        audience: Audience,
        names: Sequence[str],
        answers: AnswerCache,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._game = game
        self._talk = catalog.entry(game.name).partner_talk
        self._viewpoints = viewpoints
        self._audience = audience
        self._names = names
        self._answers = answers
        self._rate = RateLimit("signals", SIGNALS_AT_ONCE, SIGNALS_AN_HOUR, clock)

    def send(self, visitor: Visitor, seat: int, message: messages.SendSignal) -> None:
        """Tell the partners of a seat, and whoever sent it; Refusal where it makes no sense."""
        team = frozenset({seat, *self._talk.partners(self._game, seat)}) if self._talk else {seat}
        if self._talk is None or len(team) == 1 or not visitor.seats <= team:
            refuse(message.nonce, NOBODY)
        known = self._talk.places(self._game, self._names)
        if message.phrase and message.phrase not in self._talk.phrases:
            refuse(message.nonce, "This cannot be said.")
        if message.place and message.place not in known:
            refuse(message.nonce, "There is no such place.")
        if not message.phrase and not message.place:
            refuse(message.nonce, "Say something, or point at a place.")
        if not self._rate.may(SEAT_LETTERS[seat]):
            refuse(message.nonce, TOO_OFTEN)
        seen = self._viewpoints.seen_by(seat).here
        words = self._talk.words(self._game, seen, message.phrase, message.place, self._names)
        told = messages.SignalMessage(SEAT_LETTERS[seat], message.phrase, message.place, words)
        answer = messages.Accepted(message.nonce, self._viewpoints.history(visitor.seats).number)
        self._answers.remember(visitor.seats, message.nonce, answer)
        visitor.send(answer)
        for other in self._audience:
            if other.seats and other.seats <= team:
                other.send(told)
