"""What a seat did in this round or the last, so that what is like it can be found at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from landfall.core.game import Game
from landfall.core.plain import Option, Prompt
from landfall.server.tables.seen_history import SeenHistory

ROUNDS: Final = 2
"""The present round is one of them."""


def with_lately(game: Game[Any], prompt: Prompt, mine: SeenHistory) -> Prompt:
    """The prompt with every option marked that is like something its seat has done lately."""
    done = set(acts_lately(game, mine))
    if not done:
        return prompt
    return {**prompt, "options": [_marked(option, done) for option in prompt["options"]]}


def acts_lately(game: Game[Any], mine: SeenHistory) -> Iterator[str]:
    """The viewer's own acts of the last rounds, the newest first."""
    first = game.round(mine.here) - ROUNDS + 1
    for number in range(mine.number, mine.unknown, -1):
        step = mine.steps[number - 1]
        if game.round(step.before) < first:
            return
        if step.act.actor == mine.viewer:
            yield step.act.text


def _marked(option: Option, done: set[str]) -> Option:
    kind = option.get("like")
    alike = kind and any(act == kind or act.startswith(f"{kind} ") for act in done)
    return {**option, "lately": True} if alike else option
