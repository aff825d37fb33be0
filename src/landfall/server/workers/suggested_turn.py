"""Advice for people: the turn worth playing now, thought of in the bots' processes."""

from __future__ import annotations

from dataclasses import dataclass

from landfall import catalog
from landfall.server.workers.bot_question import Question


@dataclass(frozen=True)
class Advice:
    """A suggested turn: its actions in notation, and a sentence or two that say why."""

    actions: tuple[str, ...]
    reason: str


def advise(question: Question) -> Advice:
    """What a strong player would do in the place of whoever decides."""
    found = catalog.hint(question.rules(), question.position)
    return Advice(tuple(found.actions), found.reason)
