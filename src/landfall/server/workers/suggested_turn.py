"""The turn worth playing now, for people who ask for a hint; the bots' processes think of it."""

from __future__ import annotations

from dataclasses import dataclass

from landfall import catalog
from landfall.core.plain import Words
from landfall.server.workers.bot_question import BotQuestion


@dataclass(frozen=True)
class SuggestedTurn:
    """A suggested turn: its actions in notation, and a sentence or two that say why."""

    actions: tuple[str, ...]
    why: Words
    before: float
    """The chance to win as the table stands."""
    chance: float
    """The same once the actions are played."""


def suggest_turn(question: BotQuestion) -> SuggestedTurn:
    """What a strong player would do in the place of a seat that is asked."""
    found = catalog.hint(question.rules(), question.seen, question.seat)
    return SuggestedTurn(tuple(found.actions), found.why, found.before, found.chance)
